# An unbound method with the wrong receiver.
print(str.upper("a"))
print(str.upper(["a"]))
