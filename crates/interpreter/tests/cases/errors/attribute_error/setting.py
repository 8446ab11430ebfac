# Setting and deleting attributes that refuse.
class Slots:
    __slots__ = ("a",)
class Ro:
    @property
    def p(self): return 1
class Plain: pass
def f(): pass
gen = (x for x in [])
objs = {"int": 5, "str": "s", "list": [], "dict": {}, "none": None, "slots": Slots(), "ro": Ro(), "plain": Plain(), "func": f, "len": len, "inttype": int, "gen": gen, "tuple": (), "object": object(), "range": range(1), "method": [].append, "bound": Plain().__init__, "slice": slice(1), "exc": ValueError("x")}
for name, o in objs.items():
    for source in ("o.zz = 1", "del o.zz", "o.p = 5", "del o.p", "o.__class__ = int", "o.__dict__ = 5"):
        if name in ("plain", "func", "exc") and source in ("o.zz = 1", "del o.zz", "o.p = 5", "del o.p"):
            continue
        try:
            exec(source)
            print(name, source, "ok")
        except (AttributeError, TypeError) as e:
            print(name, source, "|", type(e).__name__, e)
for source in ("range(3).start = 1", "(1).real = 2", "(1j).imag = 1", "slice(1).stop = 2", "f.__closure__ = 5", "f.__globals__ = {}", "f.__dict__ = 5", "f.__defaults__ = 5", "f.__name__ = 5", "f.__kwdefaults__ = 5", "f.__annotations__ = 5", "Plain.__name__ = 5", "Plain.__dict__ = {}", "Plain.__mro__ = ()", "del Plain.__module__", "del f.__name__", "Plain.__class__ = 5", "Plain.__bases__ = 5", "ValueError.x = 1", "Plain().__class__ = 5"):
    try:
        exec(source)
        print(source, "ok")
    except (AttributeError, TypeError) as e:
        print(source, "|", type(e).__name__, e)
# differs: checks of attributes that nobody sets
