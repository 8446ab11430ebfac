# What `__str__` and `__repr__` of derived classes give, also where they meet themselves.
from collections import defaultdict

class S(str):
    def __str__(self): return S("s")
print(type(str(S("x"))).__name__, "%s" % S("x"), str(S("x")).upper(), S(S("x")).upper())

class Set(set): pass
class Shows:
    def __repr__(self): return repr(group)
group = Set()
group.add(Shows())
print(group)
class Made(defaultdict):
    def __init__(self): self.default_factory = self.make
    def make(self): return []
print(repr(Made())[:30])
nested = defaultdict(list)
nested["x"] = nested
print(nested)

held = {frozenset([1])}
print(Set([1]) in held, {1} in held, held.discard(Set([1])), held)
class Hashed(set):
    def __hash__(self): return 7
print(Hashed([1]) in {frozenset([1])})

class Index:
    def __index__(self): return 65
print("%c" % Index(), "%c%c" % ("a", 98))
data = bytearray()
data.extend([Index(), 66])
print(data)
class Bytes:
    def __bytes__(self): return b"\1\2"
print(int.from_bytes(Bytes(), "big"), int.from_bytes(Bytes(), "little"), 0 / -2**2000, 0 / 2**2000)
try: int.__new__(bool, 0)
except TypeError as error: print(error)
