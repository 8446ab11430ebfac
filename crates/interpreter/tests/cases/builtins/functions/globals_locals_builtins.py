# globals(), locals() and the names that are always there.
g = 1
print(globals()["g"], "g" in locals(), "print" in globals(), "__name__" in globals())
def f(a, b=2):
    c = a + b
    return sorted(locals().items())
print(f(1))
import builtins
names = """abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip __import__""".split()
core = [n for n in names if n not in ("breakpoint", "help", "open", "input")]
print([n for n in core if not hasattr(builtins, n)])
print(all(callable(getattr(builtins, n)) for n in core), builtins.True_ if hasattr(builtins, "True_") else "no True_", builtins.__name__)
print(len is builtins.len, getattr(builtins, "len")("abc"), [n for n in ("None", "True", "False", "Ellipsis", "NotImplemented", "__debug__") if hasattr(builtins, n)], __debug__)
for bad in (lambda: globals(1), lambda: locals(1)):
    try:
        bad()
    except TypeError as e:
        print(e)
def h():
    return [x for x in (1, 2)], list(locals())
print(h())
exec("made_by_exec = globals()['g'] + 1")
print(made_by_exec, globals().get("nope", "absent"))
