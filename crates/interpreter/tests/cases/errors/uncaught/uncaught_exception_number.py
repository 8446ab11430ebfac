# An exception whose argument is a number.
print("x")
raise Exception(42)
