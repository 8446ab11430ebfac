# Exceptions are copied by calling their class, and keep their attributes.
import copy
def t(f):
    try: print(f.__name__, f())
    except BaseException as e: print(f.__name__, type(e).__name__, e)
class E(Exception):
    def __init__(s,*a,code=1): super().__init__(*a); s.code=code
def h1(): e=E('m',code=5); e.add_note('n'); c=copy.copy(e); return c.code,c.args,c.__notes__
t(h1)
def h2(): c=copy.copy(OSError(2,'m','f')); return c.filename, repr(c), c.args, type(c)
t(h2)
class X(Exception):
    def __init__(s,a,b): super().__init__(a)
t(lambda: copy.copy(X(1,2)))
def h3(): e=ValueError([1]); e.foo=[3]; c=copy.deepcopy(e); return c.foo, c.args, c.foo is e.foo
t(h3)
