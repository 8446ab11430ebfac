# An exception whose argument is a tuple.
print("x")
raise Exception(("a", 1))
