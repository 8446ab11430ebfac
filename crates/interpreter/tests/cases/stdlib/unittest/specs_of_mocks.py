# Specs of mocks: what may be one, and what `patch` makes of it.
import re
import sys
from unittest import mock

def show(name, f):
    try: r = f()
    except BaseException as e: r = f"{type(e).__name__}: {e}"
    print(name, "->", re.sub(r"id='\d+'|0x[0-9a-f]+| from '[^']*'", "N", repr(r) if not isinstance(r,str) else r))
m = mock.Mock()
a = mock.Mock(name="first"); b = mock.Mock(name="b")
m.attach_mock(a, "one"); m.attach_mock(b, "two")
m.one(1); m.two.x(2); a(3)
show("calls", lambda: m.mock_calls)
show("mc", lambda: m.method_calls)
class C:
    x = 1
    def f(self, a, b=2): "doc"; return 1
    @staticmethod
    def s(a): pass
    @classmethod
    def c(cls, a): pass
    @property
    def p(self): return 1
    async def co(self, q): return 1
def fun(a, b, *, c=3): pass
show("InvalidSpec", lambda: mock.create_autospec(mock.Mock()))
show("InvalidSpec2", lambda: mock.Mock(spec=mock.Mock()))
show("InvalidSpec3", lambda: mock.create_autospec(mock.create_autospec(C)))
with mock.patch("__main__.C") as P:
    show("ispec4", lambda: mock.patch("__main__.C", autospec=True).__enter__())
    show("ispec5", lambda: mock.patch("__main__.C", spec=True).__enter__())
    show("ispec6", lambda: mock.patch.object(sys.modules["__main__"], "C", autospec=True).__enter__())
show("ise", lambda: mock.InvalidSpecError)
sm = mock.Mock(spec=C)
show("s1", lambda: sm.f(1)); show("s2", lambda: sm.nope); show("s3", lambda: isinstance(sm, C)); show("s4", lambda: sm.__class__)
s = mock.create_autospec(C)
show("a1", lambda: s.f(1)); show("a2", lambda: s().f()); show("a3", lambda: s().f(1,2,3)); show("a4", lambda: s().f(1))
show("a5", lambda: s(1)); show("a6", lambda: s.s(1)); show("a7", lambda: s.c()); show("a8", lambda: s.x); show("a9", lambda: s.p)
show("a10", lambda: s().zzz); show("a11", lambda: s.co)
f = mock.create_autospec(fun)
show("f1", lambda: f(1)); show("f2", lambda: f(1,2)); show("f3", lambda: f(1,2,3)); show("f4", lambda: f(1, b=2, c=4)); show("f5", lambda: f.mock_calls)
show("f6", lambda: f.assert_called_once_with(1,2)); show("f7", lambda: f.assert_called_with(1,b=2,c=4)); show("f8", lambda: f.assert_has_calls([mock.call(1,2)]))
show("f9", lambda: f.assert_not_called()); show("f10", lambda: f)
with mock.patch("__main__.fun", spec=True) as p: show("p1", lambda: p); show("p1b", lambda: fun(1))
with mock.patch("__main__.fun", autospec=True) as p: show("p2", lambda: p); show("p2b", lambda: fun(1)); show("p2c", lambda: fun(1,2))
with mock.patch("__main__.C", spec=True) as p: show("p3", lambda: p); show("p3b", lambda: p.f); show("p3c", lambda: p().q); show("p3d", lambda: p())
with mock.patch("__main__.C", spec_set=True) as p:
    def st(): p.q = 1
    show("p4", st)
with mock.patch("__main__.C", autospec=True) as p: show("p5", lambda: C().f()); show("p5b", lambda: C().f(1)); show("p5c", lambda: p.mock_calls)
show("p6", lambda: mock.patch("__main__.nope").__enter__())
show("p7", lambda: mock.patch("__main__.fun", spec=True, autospec=True).__enter__())
show("p8", lambda: mock.patch("__main__.fun", new=1, spec=True).__enter__())
show("p9", lambda: mock.patch("__main__.fun", new=1, autospec=True).__enter__())
show("p10", lambda: mock.patch("fun").__enter__())
show("p11", lambda: mock.patch("__main__.fun", new_callable=mock.Mock, autospec=True).__enter__())
show("p12", lambda: mock.patch("__main__.fun", 1, new_callable=mock.Mock).__enter__())
show("p13", lambda: mock.patch.object(C, "f", autospec=True).__enter__())
show("p14", lambda: mock.patch.object("C", "f").__enter__())
show("p15", lambda: mock.patch("__main__.C", create=True, spec=True, spec_set=True).__enter__())
