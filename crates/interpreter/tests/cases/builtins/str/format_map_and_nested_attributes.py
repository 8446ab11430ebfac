# format with attributes, items, methods' names, nested fields and format_map.
class P:
    def __init__(self): self.name, self.items, self.d = "p", [10, 20], {"k": {"deep": 1}}
    def __format__(self, s): return f"P<{s}>"
p = P()
print("{0.name} {0.items[1]} {0.d[k][deep]} {0} {0:x}".format(p), "{p.name!r:>5}".format(p=p), "{0.items}".format(p), "{:{w}.{n}f}|".format(3.14159, w=8, n=2), "{0:{1}{2}{3}}".format(7, "*", "^", 5))
class D(dict):
    def __missing__(self, k): return "{" + k + "}"
print("{a} {b} {c}".format_map(D(a=1)), "{x[0]}{x[1]}".format_map({"x": "ab"}), "{0}{1}{0}".format("a", "b"), "{a}{a}".format(a=1), "{:>{width}}".format("r", width=4), "{!s:^{0}}".format(5) if False else "", "{0!s:^{0}}|".format(5))
print("{0[a b]} {0[1]} {0[-]}".format({"a b": 1, 1: 2, "-": 3}), "{:{}{}}".format("x", ">", 3), "{{{0}}}".format("braces"), "{}{{}}".format(1), "{:,}/{:.1%}".format(1234, 0.5))
