# int of None.
values = ["5", None]
for v in values:
    print(int(v))
