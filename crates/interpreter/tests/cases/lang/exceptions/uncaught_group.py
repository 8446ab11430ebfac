# The last line of an uncaught exception group.
def fails():
    raise ExceptionGroup("several", [ValueError("one"), TypeError("two")])
print("start")
fails()
