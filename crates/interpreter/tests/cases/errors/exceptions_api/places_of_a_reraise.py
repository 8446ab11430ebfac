# A bare raise leaves the traceback as it was; what raises an exception by its name adds a place.
import traceback
def show(f):
    try: f()
    except BaseException as e:
        print([(x.lineno, x.name) for x in traceback.extract_tb(e.__traceback__)], repr(e), repr(e.__context__))
def a():
    try: 1/0
    except ZeroDivisionError: raise
def b():
    try: 1/0
    except ZeroDivisionError as e: raise e
def c():
    try:
        try: raise ValueError('a')
        finally: {}['k']
    except KeyError as e: raise
def d():
    try:
        try: raise ValueError('a')
        finally: print('fin')
    except ValueError: raise
def e():
    try:
        a()
    except ZeroDivisionError:
        try: {}['q']
        except KeyError: pass
        raise
def f():
    try: a()
    finally: pass
def g():
    with __import__('contextlib').suppress(KeyError): a()
def h():
    try: a()
    except ZeroDivisionError as err:
        raise err.with_traceback(None)
def i():
    err = None
    try: a()
    except ZeroDivisionError as x: err = x
    raise err
def j():
    try: a()
    except (KeyError, ZeroDivisionError): raise RuntimeError('r')
def k():
    try: a()
    except ZeroDivisionError as x:
        try: raise x
        except ZeroDivisionError: raise
def l():
    for n in range(2):
        try: a()
        except ZeroDivisionError:
            if n: raise
def m():
    try: j()
    except RuntimeError as x: raise x.__context__
def n():
    try: raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
    except* ValueError: raise
def o():
    try: raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
    except* ValueError as eg: raise TypeError('new')
def p():
    try:
        try: a()
        except ZeroDivisionError: raise KeyError('in handler')
        finally: print('finally')
    except KeyError: raise
for fn in (a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p): print(fn.__name__, end=' '); show(fn)
