# Decorators: order, arguments, classes, stacked, on methods, any expression.
def loud(f):
    def wrapper(*args, **kwargs):
        print("calling", f.__name__)
        return f(*args, **kwargs)
    return wrapper
def times(n):
    def deco(f):
        def wrapper(*a):
            return [f(*a) for _ in range(n)]
        return wrapper
    return deco
@loud
@times(2)
def greet(name):
    return "hi " + name
print(greet("bob"))
class Count:
    def __init__(self, f):
        self.f = f
        self.n = 0
    def __call__(self, *a):
        self.n += 1
        return self.f(*a)
@Count
def add(a, b):
    return a + b
add(1, 2); add(3, 4)
print(add.n, add(5, 6))
registry = {}
def register(name):
    return lambda cls: registry.setdefault(name, cls)
@register("thing")
class Thing:
    pass
print(registry["thing"] is Thing)
decorators = [loud, lambda f: f]
@decorators[1]
def plain():
    return "plain"
print(plain())
@(lambda f: "replaced by a string")
def gone():
    pass
print(gone)
class K:
    @loud
    def m(self):
        return "method"
    @staticmethod
    @loud
    def s():
        return "static"
print(K().m(), K.s())
@(lambda f: print(f.__name__))
def printed_name(): pass
