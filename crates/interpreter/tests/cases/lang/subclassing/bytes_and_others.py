# Subclasses of bytes, bytearray, object; types that refuse.
class Packet(bytes):
    @property
    def header(self): return self[:2]
    def __repr__(self): return f"Packet({bytes(self)!r})"
p = Packet(b"\x01\x02data")
print(p, p.header, len(p), p[0], type(p[:]).__name__, p == b"\x01\x02data", p.upper(), type(p + b"!").__name__)
print(hash(p) == hash(bytes(p)), {b"\x01\x02data": 1}[p], p.decode("latin-1")[2:], p.startswith(b"\x01"))
class Buf(bytearray):
    def put(self, b):
        self.append(b)
        return self
b = Buf(b"ab").put(99)
print(b, bytes(b), type(b).__name__, b == b"abc", type(b[1:]).__name__)
for base in ("bool", "range", "slice", "memoryview", "type(None)", "type(...)", "type(lambda: 0)", "type(x for x in [])"):
    try:
        exec(f"class X({base}): pass")
        print(base, "accepted")
    except TypeError as e:
        print(e)
for base in ("enumerate", "zip", "map", "filter", "reversed", "property", "staticmethod", "classmethod", "super", "type", "object"):
    exec(f"class X({base}): pass")
class E(enumerate):
    def __next__(self):
        i, v = super().__next__()
        return v, i
print(list(E("ab")))
class P(property):
    def __get__(self, o, t=None): return "mine" if o is not None else self
class K:
    @P
    def x(self): return "never"
print(K().x)
