# Mocks: how they answer, what they remember, what stands in for what.
from unittest.mock import *
import time, random, os.path, json
def t(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__+':', e)
m=Mock(return_value=3); print(m(1,a=2), m.called, m.call_count, m.call_args, m.call_args_list, m.mock_calls)
m.assert_called_once_with(1,a=2); t(lambda: m.assert_called_with(2)); t(lambda: m.assert_not_called()); m(5); t(lambda: m.assert_called_once()); t(lambda: m.assert_any_call(9)); m.assert_any_call(5)
api=MagicMock(); api.get.return_value.json.return_value={"a":1}; print(api.get("/u").json(), api.mock_calls, api.method_calls); api.get.assert_called_once_with("/u")
s=Mock(side_effect=[1,ValueError("x"),3]); t(s); t(s); t(s); t(s)
s=Mock(side_effect=lambda x:x*2); print(s(4)); s=Mock(side_effect=KeyError("k")); t(s)
class Svc:
    def fetch(self,x): return x
    name="n"
sp=Mock(spec=Svc); t(lambda: sp.nope); sp.fetch(1); print(isinstance(sp,Svc), sp.fetch.call_count); sp.fetch.assert_called_with(1)
mm=MagicMock(); mm.__len__.return_value=5; mm.__getitem__.side_effect=lambda k:k*2; print(len(mm), mm[3], list(mm), bool(mm), int(mm), 3 in mm, str(mm)[:11]); mm.__iter__.return_value=iter([1,2]); print(list(mm))
with mm as c: print(c is mm.__enter__.return_value)
print(call(1,2)==call(1,2), call.foo(1), call(1,x=2), [call(1),call.a.b(2)], ANY==5)
mm2=Mock(); mm2.a(1); mm2.b.c(2); mm2.assert_has_calls([call.a(1),call.b.c(2)]); t(lambda: mm2.assert_has_calls([call.z()])); mm2.reset_mock(); print(mm2.mock_calls, mm2.called)
def now(): return time.time()
with patch("time.time", return_value=42.0) as tt: print(now(), tt.call_count)
with patch.object(Svc,"fetch",return_value="patched") as pf: print(Svc().fetch(9)); pf.assert_called_once_with(9)
print(Svc().fetch(9))
@patch("random.randint", return_value=7)
@patch.object(Svc,"name","zz")
def f(r): return random.randint(1,2), Svc.name, r.call_args
print(f(), Svc.name)
d={"a":1}
with patch.dict(d,{"b":2}): print(d)
print(d)
with patch.dict(d,{"b":2},clear=True): print(d)
t(lambda: patch("nodots")); t(lambda: patch.object(Svc,"missing").start())
p=patch("time.sleep"); sl=p.start(); time.sleep(100); print(sl.call_args); p.stop()
with patch("builtins.print") as pp: print("hidden")
pp.assert_called_once_with("hidden")
class Acc:
    @property
    def bal(self): return 1
with patch.object(Acc,"bal",new_callable=PropertyMock,return_value=99) as b: print(Acc().bal, b.call_count)
print(sentinel.foo, sentinel.foo is sentinel.foo, repr(DEFAULT))
mo=mock_open(read_data="l1\nl2\n")
with patch("builtins.open",mo):
    with open("x") as fh: print(fh.read())
    with open("x") as fh: print([l for l in fh], fh.readline())
mo.assert_called_with("x")
n=Mock(name="svc"); t(lambda: n.assert_called_once()); n(1); t(lambda: n.assert_called_with(3)); print(repr(n).split(" id")[0], repr(n.x.y).split(" id")[0], repr(n()).split(" id")[0])
m=Mock(a=1, **{"b.return_value":3,"c.side_effect":ValueError}); print(m.a,m.b()); t(m.c)
m.configure_mock(z=5); print(m.z); del m.z; t(lambda: m.z)
t(lambda: Mock().assert_foo()); t(lambda: Mock()+1); print(MagicMock()<1 if 0 else "", Mock(wraps=len)([1,2]))
print(MagicMock(return_value=1).call_args, m.method_calls)
au=create_autospec(Svc); t(lambda: au().zzz); au().fetch(3); print(au.call_count)
m=Mock(); m.x=3; m.y.z=4; print(m.x,m.y.z, m.x)
with patch.multiple(Svc, fetch=DEFAULT, name="q") as ms: print(sorted(ms), Svc.name, Svc().fetch is ms["fetch"])
