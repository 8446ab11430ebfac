# A handler that translates an exception.
class LoadError(Exception): pass
def load(name):
    try:
        return {"a": 1}[name]
    except KeyError as e:
        raise LoadError(f"cannot load {name!r}") from e
print(load("a"))
load("b")
