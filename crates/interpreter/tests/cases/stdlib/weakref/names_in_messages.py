# What messages call weak references and proxies.
import weakref
class A: pass
a=A(); r=weakref.ref(a)
p=weakref.proxy(a)
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: r+1); t(lambda: r<r); t(lambda: r.foo); t(lambda: r[0]); t(lambda: len(r)); t(lambda: iter(r)); t(lambda: r(1)); t(lambda: r(x=1))
t(lambda: setattr(r,'x',1)); t(lambda: -r); t(lambda: "a"+r); t(lambda: [1]+r); t(lambda: int(r)); t(lambda: weakref.ref(1)); t(lambda: weakref.ref()); t(lambda: weakref.ref(a,1,2))
t(lambda: weakref.ReferenceType); t(lambda: type(r).__name__); t(lambda: type(r).__module__); t(lambda: type(r).__qualname__); t(lambda: "%d"%r); t(lambda: "".join([r])); t(lambda: r@1)
t(lambda: isinstance(1,r)); t(lambda: weakref.ref(a, callback=1)); t(lambda: weakref.ref(x=1)); t(lambda: format(r,"x")); t(lambda: range(r)); t(lambda: 1 in r); t(lambda: sum([r])); t(lambda: next(r)); t(lambda: max(r)); t(lambda: type(r).foo); t(lambda: weakref.ref.foo); t(lambda: setattr(weakref.ref,'a',1))
t(lambda: repr(type(p))); t(lambda: p+1); t(lambda: p.foo); t(lambda: type(p).__name__); t(lambda: len(p)); t(lambda: p[1]); t(lambda: hash(p)); t(lambda: p()); t(lambda:p<1)
import json,copy
t(lambda: json.dumps(r)); t(lambda: copy.copy(r) is r); t(lambda: copy.deepcopy(r) is r); t(lambda: r.__callback__); t(lambda: weakref.ref(a).__init__()); t(lambda: weakref.WeakMethod(1)); t(lambda: setattr(r,'__callback__',1)); t(lambda: delattr(r,'q')); t(lambda: delattr(r,'__callback__'))
with_=None
def w():
    with r: pass
t(w)
def w():
    for x in r: pass
t(w)
def w():
    a,b=r
t(w)
async def w():
    await r
t(lambda: w().send(None))
def w():
    r[0]=1
t(w)
def w():
    del r[0]
t(w)
def w():
    raise r
t(w)
def w():
    class X(r): pass
t(w)
