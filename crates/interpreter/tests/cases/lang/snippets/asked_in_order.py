# What is asked of objects, and when: texts that fail or print, lengths, keys, items of classes, places of a match.
import itertools, re
def t(f):
    try: print(f.__name__, f())
    except BaseException as e: print(f.__name__, type(e).__name__, e)
def h7(): a,b,c=re.match('(a)(b)?','a')
t(h7)
t(lambda: list(re.match('a','a')))
t(lambda: 'a' in re.match('a','a'))
class I:
    def __index__(s): return 2
t(lambda: list(itertools.islice('abcd',I())))
t(lambda: list(itertools.islice('abcd',0,None,I())))
t(lambda: list(itertools.islice('abcd',1.5)))
class B:
    def __str__(s): raise ValueError('in str')
class B2:
    def __str__(s): print('[x]'); return 'B2'
t(lambda: print('a','b',B()))
print('a',B2(),5,B2(),sep='-')
print(B2())
class M(type):
    def __setitem__(c,k,v): print('set',k,v)
    def __delitem__(c,k): print('del',k)
class K(metaclass=M): pass
K[1]=2
del K[1]
class A:
    def __iter__(s): print('iter'); return iter([1])
    def __len__(s): print('len'); return 3
class H:
    def __iter__(s): return iter([1])
    def __length_hint__(s): print('hint'); return 3
class Bad:
    def __iter__(s): return iter([1])
    def __len__(s): raise ValueError('no length')
print(list(A()), tuple(A()), [*A()], sorted(A()), list(H()))
x = [0]; x += A(); x.extend(H()); print(x)
t(lambda: list(Bad()))
class D(dict):
    def __iter__(s): return (k.upper() for k in super().__iter__())
    def keys(s): return list(s)
    def __getitem__(s,k): return super().__getitem__(k.lower())
d=D(a=1); print((lambda **k:k)(**d), d.copy(), dict(d), {**d})
t(lambda: int('11', I())); t(lambda: int('z', base=36)); t(lambda: pow(I2(2), 3, 5))
class I2(int):
    def __pow__(s,o,m=None): return ('pow',int(o),m)
t(lambda: pow(I2(2), 3, 5))
class Pt:
    __match_args__=('x','x')
    x=1
def twice():
    match Pt():
        case Pt(1,1): return 1
t(twice)
