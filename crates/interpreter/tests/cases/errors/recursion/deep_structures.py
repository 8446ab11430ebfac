# Deeply nested data: building, comparing, and repr that gives up.
l = []
for _ in range(300):
    l = [l]
d = 0
x = l
while x:
    x = x[0]
    d += 1
print(d, repr(l)[:10], len(repr(l)))
a, b = [], []
for _ in range(200):
    a, b = [a], [b]
print(a == b, (a,) == (b,))
deep = None
for i in range(5000):
    deep = (i, deep)
n = 0
while deep:
    n += 1
    deep = deep[1]
print(n)
nested = {}
cur = nested
for i in range(100):
    cur["k"] = {}
    cur = cur["k"]
print(repr(nested).count("{"))
def depth(t): return 1 + depth(t[0]) if t else 0
print(depth(l))
very = []
for _ in range(100000):
    very = [very]
try:
    repr(very)
except RecursionError as e:
    print(type(e).__name__)
try:
    very == [very]
    print("compared")
except RecursionError as e:
    print(type(e).__name__)
while very:
    very = very[0]
print("unwound")
