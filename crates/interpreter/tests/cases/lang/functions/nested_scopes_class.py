# Class bodies read enclosing scopes, but their names are not seen by methods.
x = "global"
class A:
    x = "class"
    y = x + "!"
    def m(self):
        return x
    z = [x for _ in range(1)]
    w = [v for v in x]
print(A.y, A().m(), A.z, A.w)
def f():
    x = "enclosing"
    class B:
        y = x
        def m(self):
            return x
    class C:
        a = x
        def m(self):
            return x
    return B.y, B().m(), C.a, C().m()
print(f())
class D:
    value = 1
    def method(self):
        try:
            return value
        except NameError as e:
            return str(e)
    try:
        total = sum(value for _ in range(2))
    except NameError as e:
        total = str(e)
    outermost = [i for i in range(value)]
print(D().method(), D.total, D.outermost)
class E:
    names = ["a", "b"]
    lengths = {n: len(n) for n in names}
    local = list(locals())
print(E.lengths, E.local[-2:])
def g(n):
    class F:
        n = n + 1 if False else "own"
    return F.n
try:
    print(g(1))
except NameError as e:
    print(type(e).__name__)
