# Changing a list while it is sorted, and exceptions in keys.
l = [3, 1, 2]
def key(x):
    l.append(x)
    return x
try:
    l.sort(key=key)
except ValueError as e:
    print(e)
print(l)
l = [3, 1, 2]
def peek(x):
    seen.append(len(l))
    return x
seen = []
l.sort(key=peek)
print(seen, l)
def bad(x):
    if x == 1:
        raise KeyError("in key")
    return x
l = [3, 1, 2]
try:
    l.sort(key=bad)
except KeyError as e:
    print(repr(e), l)
class Odd:
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        raise RuntimeError("in lt")
l = [Odd(1), Odd(2)]
try:
    l.sort()
except RuntimeError as e:
    print(e, [o.v for o in l])
l = [Odd(1)]
l.sort()
print(len(l))
class Truthy:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return [1] if self.v < o.v else []
print([t.v for t in sorted([Truthy(2), Truthy(3), Truthy(1)])])
