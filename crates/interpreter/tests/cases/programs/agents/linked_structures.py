from collections.abc import MutableSequence, Mapping, Iterator
class Stack(MutableSequence):
    def __init__(self, items=()):
        self._items = list(items)
    def __getitem__(self, at):
        return self._items[at]
    def __setitem__(self, at, value):
        self._items[at] = value
    def __delitem__(self, at):
        del self._items[at]
    def __len__(self):
        return len(self._items)
    def insert(self, at, value):
        self._items.insert(at, value)
    def __repr__(self):
        return f"Stack({self._items})"
s = Stack("abc")
s.append("d")
s.extend(["e"])
s += "f"
print(s, s.pop(), s.index("c"), s.count("a"), "b" in s, list(reversed(s)), s[1:3])
s.reverse()
s.remove("a")
print(s, len(s), isinstance(s, MutableSequence))
class Frozen(Mapping):
    def __init__(self, **items):
        self._items = items
    def __getitem__(self, key):
        return self._items[key]
    def __iter__(self):
        return iter(self._items)
    def __len__(self):
        return len(self._items)
f = Frozen(a=1, b=2)
print(dict(f), f.get("z", 0), "a" in f, list(f.items()), f == {"a": 1, "b": 2}, {**f}, f.keys() & {"a"})
class Node:
    def __init__(self, value, next=None):
        self.value, self.next = value, next
    def __iter__(self):
        node = self
        while node:
            yield node.value
            node = node.next
chain = Node(1, Node(2, Node(3)))
print(list(chain), sum(chain), max(chain), 2 in chain, [*zip(chain, chain)])
class Countdown(Iterator):
    def __init__(self, n):
        self.n = n
    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n
print(list(Countdown(3)), next(Countdown(0), "done"), sorted(Countdown(4)))
try:
    Frozen()["x"]
except KeyError as error:
    print("KeyError", error)
