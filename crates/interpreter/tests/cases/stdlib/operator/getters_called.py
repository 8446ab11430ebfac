# Getters and partials as they are called, found, copied and refused.
import copy
import functools
import operator

second = operator.itemgetter(1)
print(second("abc"), second([1, 2]), second((1, 2)), second({1: "one"}), operator.itemgetter(-1, 0)("xyz"))
print(operator.itemgetter(slice(1, 3))("abcd"), second.__class__, callable(second), repr(second))
for wrong in ([], (), "", {}, 5, None):
    try:
        second(wrong)
    except Exception as error:
        print(type(error).__name__, error)
for call in (lambda: second(), lambda: second(1, 2), lambda: second(x=1), lambda: operator.itemgetter(), lambda: operator.attrgetter(1)):
    try:
        call()
    except TypeError as error:
        print(error)


class Guest:
    x = 5

    def __init__(self):
        self.y = [1]

    def __getitem__(self, key):
        print("item", key)
        return key

    @property
    def computed(self):
        print("computed")
        return self

    def __getattr__(self, name):
        if name == "gone":
            raise AttributeError("no such thing")
        return name


guest = Guest()
print(second(guest), operator.itemgetter(1, 2)(guest))
print(operator.attrgetter("x")(guest), operator.attrgetter("y")(guest), operator.attrgetter("computed.x")(guest))
print(operator.attrgetter("other")(guest), operator.attrgetter("x", "computed.y")(guest))
try:
    operator.attrgetter("gone")(guest)
except AttributeError as error:
    print(error)
print(operator.methodcaller("upper")("a"), operator.methodcaller("split", sep=",")("a,b"))
print(copy.copy(second)("ab"), copy.deepcopy(second)("ab"), list(map(second, ["ab", "cd"])))


class Holder:
    get = second


print(Holder().get("ab"))
power = functools.partial(pow, 2)
print(power(5), power(5, 7), power, power.func, power.args, power.keywords)
nested = functools.partial(power, 3)
print(nested(), nested.args, copy.copy(nested)(), copy.deepcopy(nested)() )
named = functools.partial(int, base=2)
print(named("101"), named("11", base=3), named.keywords)
named.note = "n"
print(named.note, copy.copy(named).note, functools.partial(named)("10"))
power.__setstate__((max, (1, 9), {"key": lambda n: -n}, {}))
print(power(), power(0))
try:
    functools.partial(5)
except TypeError as error:
    print(error)


class Sub(functools.partial):
    pass


print(Sub(pow, 3)(2), isinstance(Sub(pow), functools.partial))
