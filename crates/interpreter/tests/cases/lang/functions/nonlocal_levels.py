# nonlocal reaches the nearest enclosing function; classes are skipped.
def a():
    x = "a"
    def b():
        x = "b"
        def c():
            nonlocal x
            x = "changed by c"
        c()
        return x
    return b(), x
print(a())
def skip():
    v = 1
    class K:
        v = 2
        def m(self):
            nonlocal v
            v += 10
            return v
    k = K()
    return k.m(), K.v, v
print(skip())
def two():
    p, q = 1, 2
    def inner():
        nonlocal p, q
        p, q = q, p
    inner()
    return p, q
print(two())
def through():
    n = 0
    def middle():
        def inner():
            nonlocal n
            n += 1
        inner()
        inner()
    middle()
    return n
print(through())
def in_class():
    total = 0
    class C:
        nonlocal total
        total = 5
    return total, hasattr(C, "total")
print(in_class())
for source in ("nonlocal x", "def f():\n    nonlocal y", "def f(a):\n    nonlocal a"):
    try:
        compile(source, "<test>", "exec")
    except SyntaxError as e:
        print(e.msg)
