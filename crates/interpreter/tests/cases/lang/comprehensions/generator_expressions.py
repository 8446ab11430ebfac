# Generator expressions: laziness, exhaustion, as sole arguments, chained.
g = (x * 2 for x in range(3))
print(type(g).__name__, next(g), list(g), list(g))
print(sum(x for x in range(4)), "".join(c for c in "abc" if c != "b"), sorted((x for x in (3, 1, 2)), reverse=True))
evens = (x for x in range(20) if x % 2 == 0)
squares = (x * x for x in evens)
big = (x for x in squares if x > 50)
print(next(big), next(big), list(evens))
def infinite():
    n = 0
    while True:
        yield n
        n += 1
print(next(x for x in infinite() if x * x > 200))
print(any(x > 2 for x in infinite()))
a = (c for c in "xy")
b = (d for d in a)
print(list(b), list(a))
print(dict((i, c) for i, c in enumerate("ab")), set(x % 2 for x in range(5)))
print(next((x for x in [] if x), "default"))
print((lambda it: [next(it), next(it)])(x for x in "pqr"))
print(g.__name__, g.__qualname__)
first, *rest = (i for i in range(4))
print(first, rest)
print(list(zip((i for i in range(3)), (c for c in "abc"))), list(enumerate(x for x in "ab")))
gen = (i for i in range(3))
print(1 in gen, list(gen))
nested = ((i, j) for i in range(2) for j in (k for k in range(i + 1)))
print(list(nested))
