# An exception class inside a class is shown by its qualified name.
class Api:
    class Error(Exception):
        pass
print("x")
raise Api.Error("from inside")
