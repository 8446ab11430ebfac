# What exceptions say whose parts are objects of the guest's, and exceptions in exceptions.
class G:
    def __str__(self):
        return "guest"

    def __repr__(self):
        return "G()"


class P:
    def __str__(self):
        return "path"

    def __repr__(self):
        return "P()"


print(OSError(1, G()), repr(OSError(1, G())), OSError(G(), "x"), OSError(1, "a", P()), OSError(1, G(), P(), None, P()))
s = SyntaxError(G()); print(s); s.filename = "/a/f.py"; print(s); s.lineno = 3; print(s); s.msg = G(); print(s)
print(SyntaxError(G(), ("f", 1, 2, "x")), SyntaxError(), SyntaxError(1, ("f", None, 2, "x")))
print(KeyError(G()), KeyError(G(), 1), ValueError(G()), ValueError(G(), G()), ImportError(G()), StopIteration(G()), SystemExit(G()))
u = UnicodeDecodeError("utf-8", b"ab", 0, 1, "r"); u.reason = G(); u.encoding = G()
try: print(u)
except Exception as e: print(type(e), e)
def nest(make, n):
    e = G()
    for _ in range(n): e = make(e)
    return e
for make in (ValueError, lambda e: ValueError(e, 1), lambda e: OSError(1, e), SyntaxError, lambda e: SyntaxError(e, ("f", 1, 2, "x")), KeyError, lambda e: ImportError(e), lambda e: ExceptionGroup("g", [e]) if isinstance(e, Exception) else ValueError(e)):
    for n in (5, 60):
        e = nest(make, n)
        print(n, str(e)[:80], len(str(e)), repr(e)[:80], len(repr(e)))
for n in (20, 300):
    e = ValueError("x")
    for _ in range(n):
        e = ValueError(e)
    print(n, str(e), len(repr(e)))
for n in (5000, 20000):
    e = ValueError("x")
    for _ in range(n):
        e = ValueError(e)
    for show in (str, repr):
        try:
            show(e)
        except RecursionError:
            pass
    print(n, "no harm done")
