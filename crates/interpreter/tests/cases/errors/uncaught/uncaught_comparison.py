# None against a number.
limits = {"a": 3, "b": None}
for k in limits:
    print(k, limits[k] > 2)
