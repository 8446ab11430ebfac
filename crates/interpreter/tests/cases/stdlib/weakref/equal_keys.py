# Weak dictionaries and sets find keys that are equal, not only the same; and what can be referred to weakly.
import collections
import gc
import weakref


class Key:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return f"Key({self.name!r})"


class Plain:
    pass


class Unhashable:
    __hash__ = None


one, two = Key("one"), Key("two")
table = weakref.WeakKeyDictionary({one: 1, two: 2})
print(table[Key("one")], table[one], Key("two") in table, Key("three") in table, table.get(Key("three"), "none"))
table[Key("one")] = 11
print(table[one], len(table), sorted(table.values()), [*table], [key() for key in table.keyrefs()])
print(table.pop(Key("two")), len(table), table.setdefault(Key("one"), 5))
try:
    table[Key("gone")]
except KeyError:
    print("no such key")
del table[Key("one")]
print(len(table), dict(table))

plain, other = Plain(), Plain()
table = weakref.WeakKeyDictionary()
table[plain] = "plain"
table[one] = "one"
print(plain in table, other in table, table[plain], table[Key("one")], len(table))
copied = table.copy()
print(copied[plain], copied[Key("one")], len(copied))
del plain
gc.collect()
print(len(table), [*table.items()])
for wrong in ([], 5, "text", Unhashable()):
    for ask in (lambda: wrong in table, lambda: table[wrong], lambda: table.__setitem__(wrong, 1)):
        try:
            print(ask())
        except (TypeError, KeyError) as e:
            print(type(e).__name__, e)

items = weakref.WeakSet([one, two])
print(Key("one") in items, Key("x") in items, len(items), 5 in items)
items.add(Key("one"))
print(len(items))
items.discard(Key("two"))
items.discard(Key("x"))
print(sorted(item.name for item in items))
items.remove(Key("one"))
print(len(items))
try:
    items.remove(one)
except KeyError:
    print("not there")
both, equal = weakref.WeakSet([one, two]), Key("one")
print(both == weakref.WeakSet([equal, two]), both >= {equal}, both.issuperset([Key("two")]), len(both | {equal}), len(both & {equal}), len(both - {equal}))
del one
gc.collect()
print(len(both), [*both])


class Many(collections.deque):
    pass


for target in (collections.deque([1]), Many(), memoryview(b"a"), {1}, frozenset(), Plain, print, len.__self__):
    reference = weakref.ref(target)
    print(reference() is target, weakref.ref(target) is reference)
queue = collections.deque([1, 2])
seen = []
reference = weakref.ref(queue, lambda gone: seen.append("gone"))
del queue
gc.collect()
print(reference(), seen)
for wrong in (1, "a", b"a", [], (), {}, None, 1.5, range(3), bytearray()):
    try:
        weakref.ref(wrong)
    except TypeError as e:
        print(e)
module = type(gc)("made")
reference = weakref.ref(module)
print(reference() is module)
del module
gc.collect()
print(reference())
