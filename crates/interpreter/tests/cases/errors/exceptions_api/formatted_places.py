# The text of tracebacks: places, marks under the source, causes, groups and notes.
import traceback, sys, contextlib, io
def fmt(f):
    try: f()
    except BaseException as e:
        text=''.join(traceback.format_exception(e)); import re
        print(re.sub(r'  File "[^"]*", ','  File X, ',text))
def deep(n): 
    if n==0: raise ValueError('deep')
    deep(n-1)
class Ctx:
    def __enter__(self): return self
    def __exit__(self,*a): raise KeyError('exit')
def w():
    with Ctx(): raise ValueError('body')
def g():
    def gen():
        try: yield 1
        finally: raise OSError('cleanup')
    for x in gen(): break_it()
def chain():
    try:
        try: int('x')
        except ValueError as e: raise TypeError('t') from e
    except TypeError as e:
        try: {}['z']
        except KeyError: raise RuntimeError('final')
def attr(): return None.foo.bar
def call(): return print(*[1],**{'x':1})
def sub(): return [1,2,3][
    10]
def multi():
    return (1 +
            len(5) +
            3)
def lam(): return (lambda a, b: a / b)(
    1,
    0)
def nested_call(): return max(min(1, 2), int('q'))
def dictc(): return {k: 1/v for k, v in {'a': 0}.items()}
def assertion(): assert 1 == 2 and 3, "msg"
def slic(): x=[1]; x[0:1:0]
def binop(): return 1 + 2 * 'a' - {}
def unary(): return -'a'
def cmp(): return 1 < 'a' < 3
def aug(): x = 1; x += 'a'
def unpack(): a, (b, c) = 1, 2
def starunpack(): a, *b, c = [1]
def imp(): from math import nothing_here
def deln(): del undefined_thing
def fstr(): return f"abc {1/0:.2f} def"
def kw(): return dict(a=1, b=2/0)
def chainattr():
    s = 'abc'
    return (s
        .upper()
        .foo())
def subs_assign(): (1,2)[0] = 5
def attr_assign(): (5).x = 1
def ret_yield():
    def gg(): yield from [1, 2/0]
    return list(gg())
def deco():
    def d(f): raise NameError('in deco')
    @d
    def inner(): pass
def cls():
    class A:
        x = 1/0
def default():
    def f(a=1/0): pass
def raise_from_none():
    try: 1/0
    except ZeroDivisionError: raise ValueError('v') from None
def eg():
    raise ExceptionGroup('outer',[ValueError('a'),ExceptionGroup('inner',[TypeError('b'),KeyError('c')])])
def eg2():
    errs=[]
    for i in range(2):
        try: deep(i)
        except ValueError as e: errs.append(e)
    raise ExceptionGroup('collected',errs)
def rec():
    def r(n): return r(n+1)
    r(0)
def unicode_line(): x = 'é' + 1; y = 'ü'
def tabbed():
	return 1/0
def long_line(): return aaaa_very_long_name_that_does_not_exist_anywhere_at_all_in_this_program_really + bbbb
def walrus(): return (y := 5 / 0) + 1
def ternary(): return 1 if [][0] else 2
def boolop(): return True and 1/0 or 2
def compare_chain(): return [] < 3
def index_call(): return [len][0]('a')[5]
def method_of_result(): return 'abc'.upper().index('z')
def comp_cond(): return [x for x in [1, 0] if 1 / x]
def nested_fn():
    def a(): b()
    def b(): c()
    def c(): raise StopIteration('si')
    a()
def genexpr_si(): return list(next(iter([])) for _ in range(1))
def note():
    e=ValueError('n'); e.add_note('hint: try'); e.__notes__.append(5); raise e
def badstr():
    class E(Exception):
        def __str__(self): raise RuntimeError
    raise E
def syn(): exec('def f(:\n pass')
def syn2(): compile('x = (1,\ny = 2\n','<frag>','exec')
def empty_exc(): raise Exception
def tuple_exc(): raise Exception(1,'b')
def multiline_msg(): raise ValueError('line1\nline2')
for n,f in list(globals().items()):
    if callable(f) and n not in('fmt','deep','Ctx') and getattr(f,'__module__',None)=='__main__':
        print('##',n); fmt(f)
