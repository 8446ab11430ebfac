# getattr, setattr, hasattr, delattr with strings made at run time.
class C:
    x = 1
    def m(self): return "m called"
    @property
    def p(self): return "prop"
    @property
    def bad(self): raise ValueError("in property")
c = C()
print(getattr(c, "x"), getattr(c, "m")(), getattr(c, "p"), getattr(c, "zz", "default"), getattr(C, "x"), getattr(c, "zz", None), hasattr(c, "x"), hasattr(c, "zz"), hasattr(c, "p"))
setattr(c, "y", 2)
setattr(c, "x", 10)
setattr(C, "z", 3)
print(c.y, c.x, C.x, c.z, vars(c))
delattr(c, "x")
print(c.x)
for name in ("upper", "lower", "title"):
    print(getattr("heLLo", name)(), end=" ")
print()
for i, n in enumerate("abc"):
    setattr(c, f"f_{n}", i)
print({k: v for k, v in vars(c).items() if k.startswith("f_")}, getattr(getattr(c, "__class__"), "__name__"))
for bad in (lambda: getattr(c, "zz"), lambda: getattr(c, 5), lambda: getattr(c), lambda: setattr(c, 5, 1), lambda: setattr(c, "a"), lambda: delattr(c, "zz"), lambda: hasattr(c, 5), lambda: hasattr(c), lambda: getattr(c, "bad"), lambda: getattr(5, "x"), lambda: setattr(5, "x", 1), lambda: delattr(5, "x"), lambda: getattr(c, "zz", 1, 2), lambda: hasattr(c, "bad"), lambda: getattr(c, "bad", "default"), lambda: delattr(c, "m"), lambda: setattr(c, "p", 1)):
    try:
        print(bad())
    except (AttributeError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
