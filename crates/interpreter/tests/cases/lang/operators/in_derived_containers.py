# `in` of derived containers and of views, where comparing is code of the guest's: the answer, its opposite, and what jumps on it.
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, defaultdict, deque
from fractions import Fraction as F
from pathlib import PurePosixPath
from types import MappingProxyType


class Key:
    def __init__(self, value):
        self.value = value

    def __hash__(self):
        return 0

    def __eq__(self, other):
        for _ in range(1):
            pass
        return isinstance(other, Key) and self.value == other.value

    def __repr__(self):
        return f"Key({self.value})"


class Loud(Key):
    __hash__ = Key.__hash__

    def __eq__(self, other):
        return [self.value] if self.value == other.value else []


class MyDict(dict):
    pass


class MySet(set):
    pass


class MyFrozen(frozenset):
    pass


class MyList(list):
    pass


class MyTuple(tuple):
    pass


def asked(item, container):
    kept, told = item, []
    if item in container:
        told.append("in")
    else:
        told.append("out")
    if item not in container:
        told.append("not in")
    told += [item in container, item not in container, not item in container, kept is item]
    told.append("yes" if item in container else "no")
    told.append(item in container and "and")
    told.append(item not in container or "or")
    told.append([part for part in [item] if part in container])
    while item not in container:
        told.append("loop")
        break
    try:
        assert item in container
    except AssertionError:
        told.append("failed")
    return told


def containers(*items):
    plain = dict.fromkeys(items, 1)
    yield from (plain, set(items), frozenset(items), list(items), items, deque(items))
    yield from (MyDict(plain), MySet(items), MyFrozen(items), MyList(items), MyTuple(items))
    yield from (Counter(items), OrderedDict(plain), defaultdict(int, plain), ChainMap(plain), UserDict(plain), UserList(items))
    yield from (plain.keys(), MappingProxyType(plain), MyDict(plain).keys())


for first, same, other in (
    (F(1, 3), F(1, 3), F(1, 2)),
    (Key(1), Key(1), Key(2)),
    (Loud(1), Loud(1), Loud(2)),
    (PurePosixPath("a/b"), PurePosixPath("a/b"), PurePosixPath("a/c")),
):
    for container in containers(first):
        name = type(container).__name__
        print(name, asked(same, container), asked(other, container), asked(first, container)[:3])
        print(name, container.__contains__(same), container.__contains__(other))
    for container in containers():
        print(type(container).__name__, asked(first, container)[:4])

a, b = {Key(1): 1, Key(2): 2}, {Key(2): 2, Key(1): 1}
print(a.keys() == b.keys(), a.keys() != b.keys(), a.keys() <= b.keys(), a.keys() < b.keys(), a.items() == b.items(), a.keys() >= {Key(1)})
print(Counter([F(1, 2)]).keys().isdisjoint([F(1, 3)]), Counter([F(1, 2)]).keys().isdisjoint([F(1, 2)]))
print({1: [1]}.items() == {1: [1]}.items(), {1: [1]}.items() <= {1: [1], 2: 3}.items(), (Key(1), 1) in a.items(), (Key(3), 1) not in a.items())
