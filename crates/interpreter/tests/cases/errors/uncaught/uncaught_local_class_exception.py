# An exception class inside a function.
def make():
    class LocalError(Exception):
        pass
    return LocalError
print("x")
raise make()("local")
