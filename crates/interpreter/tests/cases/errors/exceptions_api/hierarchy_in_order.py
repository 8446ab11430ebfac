# The classes below one are in the order in which CPython makes them.
def walk(cls, depth=0):
    print("  " * depth + cls.__name__)
    for below in cls.__subclasses__():
        if below.__module__ == "builtins":
            walk(below, depth + 1)


walk(BaseException)
