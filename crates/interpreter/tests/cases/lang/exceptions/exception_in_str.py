# Exceptions whose __str__ or __repr__ fail, and exceptions as values.
class BadStr(Exception):
    def __str__(self):
        raise ValueError("str failed")
try:
    raise BadStr("x")
except BadStr as e:
    try:
        print(str(e))
    except ValueError as v:
        print("str raised:", v)
    print(repr(e))
errors = {}
for op in ("1/0", "int('x')", "[][0]", "{}['k']", "None.x", "undefined", "'a'+1"):
    try:
        eval(op)
    except Exception as e:
        errors[op] = e
for op, e in errors.items():
    print(op, "->", f"{type(e).__name__}: {e}")
print(sorted(type(e).__name__ for e in errors.values()))
print(ValueError("a") == ValueError("a"), ValueError("a").args == ValueError("a").args)
e = ValueError("same")
print(e == e, e in [e], len({e, e}))
print(bool(ValueError()), isinstance(ValueError, type), callable(ValueError))
print(f"{e}", f"{e!r}", "%s" % e, "%r" % e, "{}".format(e), f"{e!s:>10}")
try:
    f"{e:>10}"
except TypeError as t:
    print(t)
