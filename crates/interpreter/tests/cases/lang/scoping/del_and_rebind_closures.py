# Deleting and rebinding variables that closures use.
def a():
    v = 1
    def get(): return v
    del v
    try: get()
    except NameError as e: print(e)
    v = 2
    return get()
print(a())
def b():
    fs = []
    for i in range(3):
        j = i * 10
        fs.append(lambda: (i, j))
    return [f() for f in fs]
print(b())
def c():
    def inner(): return later
    try: inner()
    except NameError as e: print(type(e).__name__, e)
    later = "now"
    return inner()
print(c())
def d(n):
    if n: cell = "set"
    def inner(): return cell
    try: return inner()
    except NameError as e: return str(e)
print(d(1), d(0))
def e():
    x = [0]
    def add(): x[0] += 1; return x
    def rebind():
        nonlocal x
        x = [100]
    add(); old = x; rebind(); add()
    return old, x
print(e())
def f():
    def set_(v):
        nonlocal state
        state = v
    state = None
    set_("a"); first = state
    set_("b")
    return first, state
print(f())
def g(p):
    p += 1
    def h():
        nonlocal p
        p *= 2
        return p
    return h(), h(), p
print(g(1))
def counter_pair():
    n = 0
    class C:
        def up(self):
            nonlocal n
            n += 1
            return self
        @property
        def value(self): return n
    return C(), C()
p, q = counter_pair()
print(p.up().up().value, q.value, q.up().value)
del a
try: a()
except NameError as err: print(err)
