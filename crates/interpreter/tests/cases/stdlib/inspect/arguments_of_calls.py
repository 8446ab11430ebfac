# What a call would bind, what it says otherwise, and signatures of what is called in other ways.
import functools
import inspect
from inspect import Signature, getcallargs, getfullargspec, signature


def failing(action):
    try:
        print(action())
    except (TypeError, ValueError, NameError) as error:
        print(type(error).__name__ + ":", str(error).split(" object at ")[0].split(" at 0x")[0])


def full(a, b=1, *args, c, d=2, **kw):
    return inspect.getargvalues(inspect.currentframe())


class Thing:
    def method(self, a, b=1):
        pass

    @classmethod
    def of(cls, a):
        pass

    @staticmethod
    def still(a):
        pass

    def __repr__(self):
        return "Thing()"


thing = Thing()
for action in (
    lambda: getcallargs(full, 1, c=2), lambda: getcallargs(full), lambda: getcallargs(full, 1), lambda: getcallargs(full, 1, a=1, c=1),
    lambda: getcallargs(full, 1, 2, 3, 4, c=1, z=3), lambda: getcallargs(thing.method, 1), lambda: getcallargs(Thing.method, thing, b=3, a=1),
    lambda: getcallargs(Thing.method), lambda: getcallargs(thing.method, 1, 2, 3), lambda: getcallargs(thing.method, 1, z=3),
    lambda: getcallargs(thing.method, 1, a=1), lambda: getcallargs(Thing.of, 1), lambda: getcallargs(Thing.still, 1),
    lambda: getcallargs(lambda: 0, 1), lambda: getcallargs(lambda a: 0, 1, 2), lambda: getcallargs(lambda *, c, d: 0), lambda: getcallargs(lambda a, b, c, d=1: 0),
    lambda: getcallargs(lambda a, b, c, d=1: 0, 1, c=3), lambda: getcallargs(lambda a=1, *, k: 0, 1, 2), lambda: getcallargs(lambda a=1, *, k: 0, 1, 2, k=1),
):
    failing(action)

print(full(1, 2, 3, c=4, z=5))
print(inspect.formatargvalues(*full(1, 2, 3, c=4, z=5)))

failing(lambda: signature(functools.partial(full, 1, 2, 3, 4)))
failing(lambda: signature(functools.partial(full, c=3)))
failing(lambda: signature(functools.partial(thing.method, 1, 2, 3)))
failing(lambda: signature(functools.partial(lambda a: 0, z=1)))


class Mine(Signature):
    pass


print(repr(Mine.from_callable(full)), type(Signature.from_callable(Thing)).__name__)
print(Signature().parameters, signature(full).parameters)
print(repr(signature(full).parameters["b"]), list(signature(full).parameters), signature(full).parameters.keys())


def one(*, x, y):
    pass


def other(*, y, x):
    pass


print(signature(one) == signature(other), hash(signature(one)) == hash(signature(other)), signature(one).parameters == signature(other).parameters)


class Called:
    @classmethod
    def __call__(cls, a):
        pass


class Fixed:
    @staticmethod
    def __call__(a, b):
        pass


class Bound:
    __call__ = functools.partial(lambda a, b, c: 0, 1)


class Wrong:
    __call__ = 5


class Told:
    __signature__ = 5

    def __call__(self):
        pass


for made in (Called(), Fixed(), Bound(), Wrong(), Told(), thing.method, Thing.of):
    failing(lambda: signature(made))


def texts(a: "int", b: "unknown" = 1) -> "Thing":
    pass


failing(lambda: signature(texts))
failing(lambda: signature(texts, eval_str=True))
failing(lambda: signature(texts, eval_str=True, locals={"unknown": str}))
failing(lambda: Signature.from_callable(texts, eval_str=True, globals={"unknown": str, "Thing": Thing}))


async def waiting(x=1):
    y = 2


waits = waiting()
print(inspect.getcoroutinelocals(waits))
waits.close()
print(inspect.getcoroutinelocals(waits), getfullargspec(thing.method).args)
