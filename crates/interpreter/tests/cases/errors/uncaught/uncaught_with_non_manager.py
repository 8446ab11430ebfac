# with over an object that is not a context manager.
print("start")
with [1, 2] as x:
    print(x)
