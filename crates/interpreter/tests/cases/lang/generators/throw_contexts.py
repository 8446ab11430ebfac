# Contexts of exceptions thrown into generators, and what properties without a setter say.
import traceback
class C:
    @property
    def x(self): return 1
    @property
    def y(self): raise AttributeError('inner')
    w=property(None, lambda s,v:None)
    z=property()
c=C()
def t(f):
    try: print('ok',f())
    except BaseException as e:
        print(type(e).__name__,e, repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
def s(n,v): setattr(c,n,v)
t(lambda: s('x',1)); t(lambda: delattr(c,'x')); t(lambda:c.w); t(lambda: delattr(c,'w')); t(lambda:c.z); t(lambda:s('z',1)); t(lambda:c.y)
p=property(lambda s:1)
class D: q=p
t(lambda: setattr(D(),'q',1))
C.late=property(lambda s:1)
t(lambda: setattr(c,'late',1))
class E(C): pass
t(lambda: setattr(E(),'x',1))
def g():
    try:
        yield 1
    except ValueError as e:
        print('caught',e, repr(e.__context__))
        raise KeyError('k')
def a():
    x=g(); next(x); x.throw(ValueError('v'))
t(a)
def a():
    x=g(); next(x)
    try: 1/0
    except ZeroDivisionError: x.throw(ValueError('v'))
t(a)
def a():
    x=g(); next(x)
    try: 1/0
    except ZeroDivisionError as e: x.throw(ValueError('v').with_traceback(None))
t(a)
def g2():
    try: yield 1
    finally: print('fin')
def a():
    x=g2(); next(x)
    try: 1/0
    except ZeroDivisionError as e: x.throw(ValueError('v'))
t(a)
def g3():
    try: yield 1
    except GeneratorExit: yield 2
def a():
    x=g3(); next(x); x.close()
t(a)
def g4():
    yield 1
    raise StopIteration('z')
t(lambda: list(g4()))
def g5():
    try:
        yield 1
    except ValueError: pass
    return 5
def a():
    x=g5(); next(x); x.throw(ValueError)
t(a)
def a():
    x=g5(); next(x); x.throw(ValueError, 'abc')
t(a)
def a():
    x=g5(); next(x); x.throw(KeyError, 'abc')
t(a)
def a():
    x=g5(); next(x); x.throw(KeyError, KeyError('zz'))
t(a)
def a():
    x=g5(); next(x); x.throw(3)
t(a)
def a():
    x=g5(); next(x); x.throw(KeyError('a'),'b')
t(a)
def a():
    x=g5(); x.throw(KeyError('a'))
t(a)
def a():
    x=g5(); list(x); x.throw(KeyError('a'))
t(a)
def g6():
    yield from g()
def a():
    x=g6(); next(x); x.throw(ValueError('v'))
t(a)
def g7():
    try:
        try: 1/0
        except ZeroDivisionError:
            yield 1
    except ValueError as e:
        print(repr(e.__context__))
        raise RuntimeError from e
def a():
    x=g7(); next(x); x.throw(ValueError('v'))
t(a)
def a():
    x=g7(); next(x); x.send(1); 
t(a)
def a():
    x=g7(); x.send(1); 
t(a)
import contextlib
@contextlib.contextmanager
def cm():
    try: yield 1
    except ValueError as e: raise TypeError('t') from e
def a():
    with cm(): raise ValueError('in')
t(a)
@contextlib.contextmanager
def cm():
    try: yield 1
    except ValueError as e: raise TypeError('t')
t(a)
@contextlib.contextmanager
def cm():
    yield 1
    yield 2
def b():
    with cm(): pass
t(b)
t(a)
@contextlib.contextmanager
def cm():
    try: yield 1
    except: pass
    yield 3
t(a)
@contextlib.contextmanager
def cm():
    if 0:yield 1
t(a)
