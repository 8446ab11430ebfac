# C3 linearisation, cooperative super in diamonds, and orders that are impossible.
class A:
    def go(self): return ["A"]
class B(A):
    def go(self): return ["B"] + super().go()
class C(A):
    def go(self): return ["C"] + super().go()
class D(B, C):
    def go(self): return ["D"] + super().go()
print(D().go(), [k.__name__ for k in D.mro()])
class X: pass
class Y: pass
class XY(X, Y): pass
class YX(Y, X): pass
try:
    class Z(XY, YX): pass
except TypeError as e:
    print(e)
try:
    class Dup(X, X): pass
except TypeError as e:
    print(e)
try:
    class Wrong(object, X): pass
except TypeError as e:
    print(e)
class O: pass
class F(O): pass
class E(O): pass
class G(O): pass
class K1(F, E): pass
class K2(G, F): pass
class K3(K2, K1): pass
print([k.__name__ for k in K3.__mro__])
class Init:
    def __init__(self, **kw):
        print('Init', kw)
class Left(Init):
    def __init__(self, left=0, **kw):
        print('Left', left)
        super().__init__(**kw)
class Right(Init):
    def __init__(self, right=0, **kw):
        print('Right', right)
        super().__init__(**kw)
class Both(Left, Right):
    def __init__(self, **kw):
        super().__init__(**kw)
Both(left=1, right=2)
print(super(B, D()).go(), super(D, D()).go(), super(C, D()).go())
