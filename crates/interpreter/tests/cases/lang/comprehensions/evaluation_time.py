# The first iterable is evaluated at once, everything else late.
log = []
def note(tag, value):
    log.append(tag)
    return value
g = (note("body", x) for x in note("first", [1, 2]) for y in note("second", [3]) if note("cond", True))
print(log)
next(g)
print(log)
limit = 1
gen = (x for x in range(5) if x > limit)
limit = 3
print(list(gen))
try:
    (x for x in 5)
except TypeError as e:
    print(e)
g = (y for x in [1] for y in 5)
try:
    next(g)
except TypeError as e:
    print(e)
log.clear()
{note(f"k{i}", i): note(f"v{i}", i) for i in range(2)}
print(log)
data = [1, 2, 3]
g = (d for d in data)
data.append(4)
print(list(g))
data = [1, 2]
g = (d for d in data)
data = [9]
print(list(g))
def boom():
    raise KeyError("in a comprehension")
try:
    [boom() for _ in range(3)]
except KeyError as e:
    print(repr(e))
print([i for i in range(3) if not print("checking", i)])
