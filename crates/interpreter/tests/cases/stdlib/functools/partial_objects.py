# partial objects: how they are made, called, shown, copied, derived from and refused.
import copy
import weakref
from functools import partial, partialmethod, wraps


def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except BaseException as error:
        print(type(error).__name__, "-", error)


def show(*args, **names):
    return args, names


# Arguments in order, names by their first place.
p = partial(show, 1, 2, x=3, y=4)
print(p(), p(5), p(5, y=6), p(z=7, x=8), p(*range(3), **{"y": 0, "w": 1}))
print(p.func is show, p.args, p.keywords, type(p.args), type(p.keywords))
p.keywords["late"] = True
print(p(), p.keywords)
p.keywords[1] = 2
shown(p)
del p.keywords[1]

# A partial of a partial is one; not where attributes would be lost, or a call is another.
q = partial(p, 9, x=0)
print(q.func is show, q.args, q.keywords, q(10))
p.note = "kept"
r = partial(p, 9)
print(r.func is p, r.args, r(), p.note, vars(p))


class Loud(partial):
    def __call__(self, *args, **names):
        return "loud", super().__call__(*args, **names)


class Quiet(partial):
    pass


print(Loud(show, 1)(2), partial(Loud(show, 1), 3)(), partial(Loud(show, 1)).func.__class__.__name__)
print(partial(Quiet(show, 1), 3).func is show, Quiet(show, 1).args, isinstance(Quiet(len), partial), issubclass(Quiet, partial))


class Counted(partial):
    def __new__(cls, function, *args, **names):
        self = super().__new__(cls, function, *args, **names)
        self.calls = 0
        return self

    def __init__(self, function, *args, **names):
        self.made_with = (args, names)

    def __call__(self, *args, **names):
        self.calls += 1
        return super().__call__(*args, **names)


c = Counted(show, 1, k=2)
print(c(3), c(), c.calls, c.made_with, c.args)

# Every kind of callee.
print(partial(int, base=2)("101"), partial(str.upper)("x"), partial("a-b".split, "-")(), partial(max, key=len)(["a", "bb"]))
print(partial(type("Made", (), {"__init__": lambda self, v: setattr(self, "v", v)}), 4)().v, partial(partial)(show, 1)())
print(list(map(partial(pow, 2), range(4))), sorted("bca", key=partial(lambda k, c: k * ord(c), -1)), partial(print, "a", sep="-")("b"))
print([f() for f in [partial(lambda i: i * i, i) for i in range(4)]])


def gen(n, step):
    for i in range(0, n, step):
        yield i


print(list(partial(gen, 10)(3)), list(partial(gen, step=5)(10)))

# In a class it is no method.
class Holder:
    plain = partial(show, "p")
    method = partialmethod(show, "m")

    def __repr__(self):
        return "Holder()"


h = Holder()
print(h.plain(1), h.method(2), Holder.plain(3), h.plain is Holder.plain)

# Text.
print(repr(partial(int, 1, base=2)), str(partial(print)), repr(Quiet(int, 5)), partial(int, x=[1]))
p = partial(show)
p.__setstate__((show, (p,), {"me": p}, {}))
print(repr(p).split(" at ")[0], repr(p).split(">", 1)[1])

# Reading, writing and deleting.
p = partial(show, 1, k=2)
for name in ("func", "args", "keywords"):
    shown(setattr, p, name, 5)
p.anything = [1]
p.__name__ = "named"
print(p.anything, p.__name__, sorted(p.__dict__), hasattr(p, "nothing"), callable(p), bool(p))
del p.anything
shown(getattr, p, "anything")
shown(getattr, partial(show), "__name__")
print(type(p).__name__, type(p).__module__, type(p).__qualname__, p.__class__ is partial, partial.__doc__.splitlines()[0])
shown(setattr, partial, "extra", 1)
print(p == p, p == partial(show, 1, k=2), hash(p) == hash(p), len({p, p}))

# Copies and states.
one = copy.copy(p)
print(one is p, one(5), one.__name__, one.args == p.args)
deep = copy.deepcopy(partial(show, [1, 2], k={"a": []}))
print(deep(), deep.func is show)
print(p.__reduce__()[0] is partial, p.__reduce__()[1][0] is show, p.__reduce__()[2][1:])
p.__setstate__((len, ("abc",), None, None))
print(p(), p.keywords, p.__dict__)
for state in (None, (1, 2), (5, (), {}, None), (len, [], {}, None), (len, (), [], None), (len, (), {}, None, None)):
    shown(p.__setstate__, state)

# Refused.
shown(partial)
shown(partial, 5)
shown(partial, None, 1)
shown(partial(show, 1).__call__, 2, a=3)
shown(partial.__call__, partial(show, 1), 2)
shown(partial(lambda a: a))
shown(partial(lambda a: a, 1), 2)
shown(partial(lambda a: a, a=1), 2)
shown(partial(len), [], [])
shown(partial(1 .__add__), "x")


def failing(x):
    raise ValueError(x)


shown(partial(failing, 3))

# Weak references, generic aliases, decorators.
p = partial(show)
ref = weakref.ref(p)
print(ref() is p, partial[int], type(partial[int]).__name__)


def twice(function, times=2):
    @wraps(function)
    def inner(*args):
        return [function(*args) for _ in range(times)]
    return inner


@partial(twice, times=3)
def hello(name):
    """Says hello."""
    return f"hi {name}"


print(hello("a"), hello.__name__, hello.__doc__)

# Deep chains are calls as well.
chain = partial(show, 0)
for n in range(50):
    chain.tag = n
    chain = partial(chain, n)
print(len(chain()[0]), chain()[0][:4])
