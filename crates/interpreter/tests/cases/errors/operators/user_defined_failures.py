# Exceptions raised inside dunders pass through operators and builtins.
def bad(name): 
    def method(self, *a): raise LookupError(f"in {name}")
    return method
names = "add radd sub mul truediv eq lt bool len iter contains getitem setitem delitem call str repr hash int float index format enter neg abs round next getattr setattr".split()
C = type("C", (), {f"__{n}__": bad(n) for n in names if n not in ("getattr", "setattr")} | {"__exit__": lambda *a: None})
c = C()
D = type("D", (), {"__getattr__": bad("getattr")})
E = type("E", (), {"__setattr__": bad("setattr")})
for source in ("c + 1", "1 + c", "c - 1", "c * 2", "c / 2", "c == 1", "c < 1", "c != 1", "bool(c)", "not c", "1 if c else 2", "c and 1", "len(c)", "iter(c)", "list(c)", "1 in c", "c[0]", "c[0] if True else 0", "c()", "str(c)", "repr(c)", "[c].__repr__()", "hash(c)", "{c: 1}", "int(c)", "float(c)", "[1][c]", "f'{c}'", "format(c)", "-c", "abs(c)", "round(c)", "next(c)", "D().x", "[c] == [1]", "c in [1]", "[1].index(c)", "sorted([c, c])", "max([c, c])", "sum([c])", "any([c])", "print(c)", "'%s' % c", "'%d' % c", "range(c)", "bytes(c)", "dict(c)", "isinstance(1, c)", "filter(None, [c]).__next__()", "all([c])", "str([c])", "{1: c}.__repr__()", "min(c)", "enumerate(c)", "zip(c)", "a, b" if False else "(lambda *a: a)(*c)", "chr(c)", "'x' * c", "hasattr(D(), 'y')"):
    try:
        print(source, eval(source))
    except Exception as e:
        print(source, "|", type(e).__name__, e)
for source in ("c[0] = 1", "del c[0]", "with c: pass", "for x in c: pass", "a, b = c", "E().x = 1", "c += 1", "while c: pass", "assert c", "if c: pass"):
    try:
        exec(source)
    except LookupError as e:
        print(source, "|", e)
