# A descriptor without `__get__` leaves reading to the instance.
def t(f):
    try: print(f.__name__, f())
    except BaseException as e: print(f.__name__, type(e).__name__, e)
class Pos:
    def __set_name__(s,o,n): s.n=n
    def __set__(s,i,v):
        if v<0: raise ValueError('neg')
        i.__dict__[s.n]=v
class DelOnly:
    def __delete__(s,i): print('del')
class A:
    x=Pos(); d=DelOnly()
    def __init__(s,x): s.x=x
def g1():
    a=A(3)
    r=[a.x, getattr(a,'x'), object.__getattribute__(a,'x')]
    for i in range(5): r.append(a.x)
    a.__dict__['d']=7
    r.append(a.d); del a.d
    return r, type(A.x).__name__
t(g1)
