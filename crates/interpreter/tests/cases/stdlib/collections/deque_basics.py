from collections import deque
d = deque([1, 2, 3])
d.append(4); d.appendleft(0)
print(d, len(d), d[0], d[-1], d[2], 3 in d, 9 in d)
print(d.pop(), d.popleft(), d)
d.extend("ab"); d.extendleft("yz")
print(d, d.index("a"), d.count(2))
d.rotate(2); print(d)
d.rotate(-3); print(d)
d.reverse(); print(d, list(reversed(d)))
d.insert(2, "in"); d.remove("a"); print(d)
d[0] = "first"; del d[1]; print(d)
print(deque("abc") + deque("de"), deque("ab") * 2, deque(range(3)) == deque([0, 1, 2]), deque([1]) < deque([2]))
print(deque(), bool(deque()), deque(x for x in range(3)), d.copy() == d, list(d))
c = deque([1]); c += [2, 3]; c *= 2; print(c)
for bad in (lambda: deque().pop(), lambda: deque().popleft(), lambda: deque([1])[5], lambda: deque([1]).remove(2), lambda: deque([1]).index(2), lambda: deque(5), lambda: deque([1])["a"], lambda: hash(deque()), lambda: deque([1]) + [2], lambda: deque([1], -1)):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
