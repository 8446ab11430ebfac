# Errors of % formatting.
tests = [("%d", "x"), ("%d", None), ("%d %d", (1,)), ("%d", (1, 2)), ("%s %s", "a"), ("", 5), ("no", (1,)), ("%q", 1), ("%", 1), ("%(a)s", 5), ("%(a)s", {}), ("%(a)s", (1,)), ("%(a", {"a": 1}), ("%c", "ab"), ("%c", -1), ("%c", 0x110000), ("%c", 1.5), ("%x", 1.5), ("%x", "a"), ("%f", "1"), ("%*d", ("a", 1)), ("%.*f", (1.5, 2)), ("%d", [1]), ("%i", 1j), ("%o", None), ("%s%(a)s", {"a": 1}), ("%5", 1), ("%(a)d", {"a": "b"}), ("%e", None), ("%d", float("inf")), ("%d", float("nan")), ("%", ())]
for fmt, arg in tests:
    try:
        print(repr(fmt), "->", fmt % arg)
    except Exception as e:
        print(repr(fmt), repr(arg), "|", type(e).__name__, e)
print("%s" % {}, "" % {}, "x" % [], "y" % {"a": 1}, "%s" % (()  ,))
class D:
    def __getitem__(self, k): return f"item {k}"
print("%(anything)s" % D())
class I:
    def __index__(self): return 10
    def __int__(self): return 20
    def __float__(self): return 1.5
print("%d %f" % (I(), I()), "%x" % I())
