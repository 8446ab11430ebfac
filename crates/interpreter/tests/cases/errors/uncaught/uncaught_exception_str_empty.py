# An exception whose text is empty.
print("x")
raise ValueError("")
