# del calls __delitem__ and __delattr__; slices arrive as slice objects.
class Hooked:
    def __delitem__(self, key):
        print("delitem", key)
    def __delattr__(self, name):
        print("delattr", name)
h = Hooked()
del h[1]
del h["a", 2]
del h[1:2]
del h[::3, ...]
del h.name
del h[0], h.other
class Guard:
    def __init__(self):
        self.keep = 1
    def __delattr__(self, name):
        if name == "keep":
            raise AttributeError("no deleting " + name)
        super().__delattr__(name)
g = Guard()
g.temp = 2
del g.temp
try:
    del g.keep
except AttributeError as e:
    print(e)
print(vars(g))
delattr(g, "temp") if hasattr(g, "temp") else print("gone")
