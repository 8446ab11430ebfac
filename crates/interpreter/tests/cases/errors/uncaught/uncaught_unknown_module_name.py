# A module used without importing it.
print("start")
print(sys.maxsize)
