# Too many values to unpack.
for line in ["a=1", "b=2=3"]:
    k, v = line.split("=")
    print(k, v)
