# Not enough arguments for a format.
print("%s is %d" % ("x", 5))
print("%s is %d" % ("x",))
