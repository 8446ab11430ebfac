# __setattr__ and __delattr__: validation, freezing, logging.
class Frozen:
    def __init__(self, x):
        object.__setattr__(self, "x", x)
    def __setattr__(self, name, value):
        raise AttributeError(f"cannot assign {name!r}")
    def __delattr__(self, name):
        raise AttributeError(f"cannot delete {name!r}")
f = Frozen(1)
for action in ("f.x = 2", "f.y = 3", "del f.x", "setattr(f, 'z', 1)", "delattr(f, 'x')"):
    try:
        exec(action)
    except AttributeError as e:
        print(e)
print(f.x)
f.__dict__["x"] = "through the dict"
print(f.x)
class Log:
    def __init__(self):
        self.a = 1
        self.b = 2
    def __setattr__(self, name, value):
        print("set", name, value)
        super().__setattr__(name, value)
    def __delattr__(self, name):
        print("del", name)
        super().__delattr__(name)
l = Log()
l.a += 5
del l.b
print(vars(l))
class Upper:
    def __setattr__(self, name, value):
        self.__dict__[name.upper()] = value
u = Upper()
u.abc = 1
print(u.ABC, hasattr(u, "abc"))
Log.c = "on the class, no hook"
print(l.c)
setattr(l, "not an identifier", 1)
print(getattr(l, "not an identifier"))
for call in (lambda: setattr(l, 5, 1), lambda: getattr(l, 5), lambda: setattr(5, "x", 1), lambda: setattr(int, "x", 1), lambda: delattr(l, "zzz"), lambda: object().__setattr__("a", 1)):
    try:
        call()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
