# A list as a key.
d = {(1, 2): "fine"}
print(d)
d[[1, 2]] = "bad"
