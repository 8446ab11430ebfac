# AttributeErrors that come out of __getattr__, properties, descriptors and slots.
class A:
    @property
    def p(self): return self.missing
    @property
    def q(self): raise AttributeError("explicit")
    def __getattr__(self, n):
        if n == "missing": raise AttributeError(f"A has no {n}")
        raise AttributeError(n)
class B:
    @property
    def p(self): return self.missing
    def m(self): return self.nope
class C:
    __slots__ = ("s",)
class D:
    def __get__(self, o, t): raise AttributeError("from descriptor")
class E:
    d = D()
class F(E):
    def __getattr__(self, n): return f"rescued {n}"
class G:
    def __getattribute__(self, n): raise AttributeError(f"blocked {n}")
for source in ("A().p", "A().q", "A().zzz", "B().p", "B().m()", "B().x", "C().s", "C().t", "E().d", "E.d", "F().d", "F.d", "G().anything", "getattr(A(), 'p', 'default')", "getattr(B(), 'p', 'default')", "hasattr(A(), 'q')", "hasattr(E(), 'd')", "getattr(G(), 'x', 5)", "A.p.fget(5)", "B.p.__get__(3)", "super(B, B()).x", "B.m(5)", "type(B()).y", "B().__dict__.z", "None.x.y", "(1).x", "A().p.q.r", "B.__name__.zzz", "[].p", "B().m.__self__.zzz", "B.m.__self__"):
    try: print(source, "->", eval(source))
    except AttributeError as e: print(source, "|", e, "|", e.name)
b = B()
for source in ("b.p = 1", "del b.p", "del b.x", "C().t = 1", "del C().s", "B.p = 5", "b.p = 6", "del B.nope", "(1).real = 2", "b.m.attr = 1", "B.m.attr = 1", "None.x = 1", "del None.x", "len.x = 1"):
    try: exec(source); print(source, "ok")
    except (AttributeError, TypeError) as e: print(source, "|", type(e).__name__, e)
