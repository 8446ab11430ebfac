# subgroup and split with types, tuples and predicates, keeping the nesting.
g = ExceptionGroup("top", [
    ValueError("a"),
    ExceptionGroup("mid", [TypeError("b"), ValueError("c"), ExceptionGroup("low", [KeyError("d")])]),
    OSError("e"),
])
print(g.subgroup(ValueError))
print(repr(g.subgroup(ValueError)))
print(repr(g.subgroup((KeyError, OSError))))
print(g.subgroup(IndexError))
print(repr(g.subgroup(lambda e: isinstance(e, Exception) and "c" in e.args)))
match, rest = g.split(ValueError)
print(repr(match))
print(repr(rest))
print(g.split(IndexError)[0], g.split(IndexError)[1] is not None)
print(g.split(Exception)[1], g.split(Exception)[0] is g, g.subgroup(ExceptionGroup) is g)
g.add_note("kept")
print(g.subgroup(TypeError).__notes__)
g.__cause__ = KeyError("cause")
print(repr(g.subgroup(TypeError).__cause__))
def leaves(e):
    if isinstance(e, BaseExceptionGroup):
        for x in e.exceptions:
            yield from leaves(x)
    else:
        yield e
print([repr(x) for x in leaves(g)])
try:
    g.split(5)
except TypeError as e:
    print(e)
