from functools import singledispatch, singledispatchmethod
from collections.abc import Sequence
@singledispatch
def show(x):
    "Show doc."
    return f"object {x}"
@show.register
def _(x: int): return f"int {x}"
@show.register(list)
def _(x): return f"list {len(x)}"
@show.register(float)
@show.register(complex)
def _(x): return f"number {x}"
@show.register
def _(x: Sequence): return "sequence"
@show.register
def _(x: dict | set): return "dict or set"
show.register(type(None), lambda x: "none")
for v in (5, True, [1], 1.5, 2j, "s", (1,), {}, {1}, None, object):
    print(show(v) if v is not object else show(v).startswith("object"))
print(show.__name__, show.__doc__, show.dispatch(bool)(1), show.registry[int](3), len(show.registry))
class Fmt:
    @singledispatchmethod
    def go(self, arg): return ("base", arg)
    @go.register
    def _(self, arg: int): return ("int", arg)
    @go.register(str)
    def _(self, arg): return ("str", arg)
print(Fmt().go(1), Fmt().go("a"), Fmt().go(1.5))
for bad in (lambda: show(), lambda: show.register(5), lambda: show.register(lambda x: x)):
    try:
        bad()
    except TypeError as e:
        print(str(e)[:60])
