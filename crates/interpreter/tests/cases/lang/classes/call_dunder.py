# __call__: instances as functions, arguments, on classes through the metaclass.
class Adder:
    def __init__(self, n): self.n = n
    def __call__(self, x, *more, scale=1): return (self.n + x + sum(more)) * scale
a = Adder(10)
print(a(1), a(1, 2, 3), a(1, scale=2), callable(a), callable(Adder), callable(5))
print(list(map(Adder(1), [1, 2])), sorted([3, 1], key=Adder(0)))
class Poly:
    def __init__(self, *c): self.c = c
    def __call__(self, x):
        r = 0
        for k in self.c:
            r = r * x + k
        return r
print(Poly(1, 2, 3)(2), [Poly(1, 0)(i) for i in range(3)])
class Chain:
    def __init__(self): self.log = []
    def __call__(self, x):
        self.log.append(x)
        return self
print(Chain()(1)(2)(3).log)
class Meta(type):
    def __call__(cls, *args):
        print("Meta call", args)
        obj = super().__call__(*args)
        obj.tagged = True
        return obj
class K(metaclass=Meta):
    def __init__(self, v): self.v = v
k = K(5)
print(k.v, k.tagged)
class NotCallable: pass
n = NotCallable()
n.__call__ = lambda: "instance attribute"
try:
    n()
except TypeError as e:
    print(e)
print(n.__call__())
class Nested:
    __call__ = Adder(100)
print(Nested()(5))
print(int.__call__("12"), type.__call__(list, "ab"), Adder.__call__(a, 5))
class CountCalls:
    def __init__(self, f): self.f, self.n = f, 0
    def __call__(self, *a):
        self.n += 1
        return self.f(*a)
up = CountCalls(str.upper)
print([up(c) for c in "abc"], up.n)
