import reprlib
from array import array
from collections import deque
r = reprlib.Repr()
r.maxlist = r.maxdict = r.maxset = r.maxtuple = r.maxdeque = r.maxarray = 2
r.maxstring, r.maxlong, r.maxother = 12, 10, 15
print(r.repr([1, 2, 3]), r.repr((1,)), r.repr({3: 1, 1: 2, 2: 3}), r.repr({5, 4, 3}), r.repr(deque([1, 2, 3])), r.repr(array("i", [1, 2, 3])))
print(r.repr("abcdefghijklmnopqrstuvwxyz"), r.repr(10**50), r.repr(object), r.repr(3.14159), r.repr([[1, [2, [3]]], "y" * 30]))
print(reprlib.repr(range(1000)), reprlib.repr([0] * 7), reprlib.repr("x" * 31), reprlib.repr(frozenset(range(9))))
class Box:
    def __init__(self): self.items = [self]
    @reprlib.recursive_repr("<box>")
    def __repr__(self): return f"Box({self.items})"
print(Box(), Box.__repr__.__name__)
