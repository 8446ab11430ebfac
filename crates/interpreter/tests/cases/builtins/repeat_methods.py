# Repetition and concatenation by their methods: what is refused, and how.
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda:'a'.__mul__('x')); t(lambda:'a'.__rmul__(1.5)); t(lambda:[].__mul__('x')); t(lambda:().__mul__('x')); t(lambda:b''.__mul__('x')); t(lambda:bytearray().__mul__('x'));t(lambda:[].__imul__('x'));t(lambda:[].__rmul__(None))
t(lambda:'a'.__add__(1)); t(lambda:[].__add__(1)); t(lambda:'a'.__contains__(1)); t(lambda: 'a'.__mod__(1)); t(lambda: (1).__add__('a')); t(lambda:'a'.__mul__(2)); t(lambda:'a'.__mul__(1<<70)); t(lambda:'a'*'x'); t(lambda: [].__getitem__('a')); t(lambda: ''.__getitem__('a'))
t(lambda: ''.__lt__(1));
class I:
    def __index__(self): return 2
t(lambda: 'ab'.__mul__(I())); t(lambda: [1].__mul__(I()))
class L(list): pass
class R:
    def __rmul__(self, o): return ('rmul', type(o).__name__)
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: L([1])*'x'); t(lambda: L([1])*R()); t(lambda: [1]*R()); t(lambda: L([1])*2); t(lambda: super(L, L([3])).__mul__(2)); t(lambda: 'x'*L()); t(lambda: L()*None); t(lambda: L.__mul__(L([1]),'x'))
class M(list):
    def __mul__(self, o): return ('M', super().__mul__(o))
t(lambda: M([1])*2); t(lambda: M([1])*'x'); t(lambda: M([1])*R())
import operator
t(lambda: operator.mul([1],'x')); t(lambda: operator.mul('a', R()))
class S(str): pass
t(lambda: S('a')*'x'); t(lambda: 2*S('ab')); t(lambda: 'x'*S('a'))
x=[1]
def im():
    global x
    x*='a'
t(im)
