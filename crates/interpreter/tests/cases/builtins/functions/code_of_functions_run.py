# `exec` and `eval` of the code of functions: with a closure, without one, and where they must not have one.
def f():
    x=1
    def g(): return x
    return g
g=f()
def t(fn):
    try: print('ok', fn())
    except Exception as e: print(type(e).__name__, e)
c=g.__code__
t(lambda: exec(c)); t(lambda: eval(c)); t(lambda: exec(c, {}, closure=g.__closure__)); t(lambda: exec(c, closure=())); t(lambda: exec(c, closure=5)); t(lambda: exec("1", closure=g.__closure__)); t(lambda: exec(compile("1","","exec"), closure=())); t(lambda: exec(c, closure=(1,)))
t(lambda: eval((lambda: 5).__code__)); t(lambda: exec((lambda: 5).__code__)); 
def h(a): return a
t(lambda: eval(h.__code__)); 
def gen(): yield 1
t(lambda: eval(gen.__code__).__class__.__name__)
class K:
    exec("y = 5"); print(y)
