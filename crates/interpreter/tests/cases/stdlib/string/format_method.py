# str.format: fields, conversions, nesting.
class Point:
    def __init__(self, x, y): self.x, self.y = x, y
    def __format__(self, spec): return f"<{self.x},{self.y}|{spec}>"
    def __str__(self): return "str"
    def __repr__(self): return "repr"
p = Point(1, 2)
print("{} {!s} {!r} {:spec} {0}".format(p, p, p, p) if False else "{} {!s} {!r} {:spec}".format(p, p, p, p), "{0.x} {0.y} {a[k]} {b[0][1]}".format(p, a={"k": "v"}, b=["xy"]))
print("{:>8}|{:<8}|{:^8}|{:*^9}|{:08.3f}|{:+d}|{: d}|{:,}|{:_}|{:x}|{:#b}|{:e}|{:.1%}|{:c}".format("r", "l", "c", "mid", 3.14159, 5, 6, 1234567, 1234567, 255, 5, 12345.678, 0.256, 65))
print("{0}{1}{0}".format("a", "b"), "{a}{b}".format(**{"a": 1, "b": 2}), "{:{}}|{:{w}.{p}f}".format("x", 5, 3.14159, w=8, p=2), "{{{}}}".format(1), "{!a}".format("é"), "{0[name]} {0[0]}".format({"name": 1, 0: 2}))
for text, args, names in (("{}", (), {}), ("{0}{}", (1, 2), {}), ("{}{0}", (1,), {}), ("{a}", (), {}), ("{a.b}", (), {"a": 1}), ("{a[0]}", (), {"a": 1}), ("{", (), {}), ("}", (), {}), ("{!}", (1,), {}), ("{!z}", (1,), {}), ("{:d}", ("s",), {}), ("{:s}", (1,), {}), ("{0!r", (1,), {}), ("{a b}", (), {"a b": 1}), ("{:>>5}", (1,), {}), ("{:5.2d}", (1,), {}), ("{[}", ([1],), {}), ("{0[]}", ([1],), {}), ("{.}", (1,), {}), ("{0x}", (1,), {}), ("{:=5}", ("s",), {}), ("{:,s}", ("s",), {}), ("{5}", (1,), {})):
    try:
        print(repr(text), text.format(*args, **names))
    except Exception as error:
        print(repr(text), type(error).__name__, error)
print("{x}".format_map({"x": 1}), "{a.real:>{b}}".format_map({"a": 3, "b": 4}))
class D(dict):
    def __missing__(self, key): return key.upper()
print("{hello} {w}".format_map(D(w=2)))
