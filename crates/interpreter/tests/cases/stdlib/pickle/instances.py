# Instances in every protocol: with a dict, with slots, derived from builtin classes.
import pickle


class Plain:
    def __init__(self, x, y=None):
        self.x, self.y = x, y

    def __eq__(self, other):
        return type(other) is type(self) and self.__dict__ == other.__dict__


class Slotted:
    __slots__ = ("a", "b")


class Both(Slotted):
    __slots__ = ("c", "__dict__")


class Derived(Plain):
    pass


class Number(int):
    pass


class Real(float):
    pass


class Text(str):
    pass


class Data(bytes):
    pass


class Pair(tuple):
    pass


class Listed(list):
    pass


class Mapped(dict):
    pass


class Members(set):
    pass


class Frozen(frozenset):
    pass


class Array(bytearray):
    pass


class Empty:
    pass


def shown(data):
    try:
        return data if len(data) < 400 else len(data)
    except TypeError:
        return data


for protocol in range(6):
    for value in (Plain(1, [2]), Derived("a"), Empty(), Number(5), Real(1.5), Text("t"), Data(b"d"), Pair((1, 2)), Listed([1, 2]), Mapped({1: 2}), Members([3]), Frozen([4]), Array(b"xy")):
        data = pickle.dumps(value, protocol)
        print(protocol, data)
        back = pickle.loads(data)
        assert type(back) is type(value), back
        if not isinstance(value, Empty):
            assert back == value, (back, value)
        if not isinstance(value, Empty):
            value.extra = "more"
            back = pickle.loads(pickle.dumps(value, protocol))
            assert back.extra == "more" and back == value
    slotted = Slotted()
    slotted.a = 1
    both = Both()
    both.a, both.c, both.d = 1, 2, 3
    for value in (slotted, both):
        try:
            data = pickle.dumps(value, protocol)
            back = pickle.loads(data)
            print(protocol, data, back.a, hasattr(back, "b"), getattr(back, "c", None), getattr(back, "d", None))
        except TypeError as error:
            print(protocol, error)
first, second = Plain(1), Plain(2)
first.x, second.x = second, first
back = pickle.loads(pickle.dumps(first))
print(back.x.x is back)
