# The message of an uncaught KeyError is the repr of its key.
d = {"a": 1}
print(d)
d["it's"]
