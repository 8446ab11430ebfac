# deque: every method and operator.
from collections import deque
import copy

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

d = deque([1, 2, 3])
d.append(4); d.appendleft(0); d.extend([5, 6]); d.extendleft([-1, -2])
print(d, len(d), d.pop(), d.popleft(), d)
d.rotate(2); print(d)
d.rotate(-3); print(d)
d.rotate(); d.rotate(100); d.rotate(0); print(d)
d.insert(2, "x"); d.insert(-100, "first"); d.insert(100, "last"); print(d)
d.remove("x"); print(d, d.count(3), d.index(3), d.index(3, 1, 10))
d.reverse(); print(d, d[0], d[-1], d[2])
d[1] = "set"; del d[0]; print(d)
print(deque("abc") + deque("d"), deque("ab") * 2, 2 * deque("ab"), deque("ab") * 0, deque([1]) == deque([1]), deque([1]) == [1], deque([1, 2]) < deque([1, 3]), deque([3]) >= deque([2, 9]))
e = deque("ab"); e += "cd"; e *= 2; print(e, "c" in e, "z" in e)
print(list(reversed(deque([1, 2, 3]))), sorted(deque([3, 1])), deque(), repr(deque(maxlen=3)), bool(deque()))
f = copy.copy(e); g = e.copy(); f.append(1); print(len(e), len(f), g == e)
nested = deque([[1]]); h = copy.deepcopy(nested); h[0].append(2); print(nested, h)
e.clear(); print(e)
err(e.pop); err(e.popleft); err(d.remove, "nope"); err(d.index, "nope"); err(lambda: d[99]); err(lambda: d[0:2]); err(lambda: d["a"]); err(deque, 5); err(deque, [1], -1); err(deque, [1], "x"); err(lambda: deque([1]) + [2]); err(d.rotate, "x"); err(d.extend, 5); err(hash, d); err(lambda: d < [1]); err(d.insert, "a", 1); err(lambda: d.__delitem__(50)); err(lambda: d.__setitem__(50, 1))
r = deque([1]); r.append(r); print(r)
for x in deque([1, 2]): print(x, end=" ")
print(*deque("xy"), max(deque([4, 9, 2])))
