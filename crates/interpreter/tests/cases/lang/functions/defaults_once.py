# Defaults are evaluated once, when the function is defined.
def grow(x, into=[]):
    into.append(x)
    return into
print(grow(1), grow(2), grow(3, []), grow(4))
n = 1
def early(v=n):
    return v
n = 2
print(early())
count = 0
def make():
    global count
    count += 1
    return count
def f(a=make(), b=make()):
    return a, b
print(f(), f(), count)
print(grow.__defaults__, f.__defaults__)
def safe(x, into=None):
    if into is None:
        into = []
    into.append(x)
    return into
print(safe(1), safe(2))
funcs = []
for i in range(3):
    def g(i=i, *, j=i * 10):
        return i, j
    funcs.append(g)
print([g() for g in funcs], funcs[1].__kwdefaults__)
def h(a, b=[], c={}):
    c[a] = b
    return c
h(1); h(2)
print(h.__defaults__)
f.__defaults__ = (10, 20)
print(f())
