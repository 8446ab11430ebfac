# Looping over a number.
print("start")
for x in 5:
    print(x)
