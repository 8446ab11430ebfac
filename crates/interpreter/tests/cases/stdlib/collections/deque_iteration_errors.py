# What deque refuses.
from collections import deque
d = deque([1, 2, 3])
def attempt(f):
    try:
        print("ok", f())
    except Exception as e:
        print(type(e).__name__, "-", e)
attempt(lambda: d[3])
attempt(lambda: d[-4])
attempt(lambda: d["0"])
attempt(lambda: d.remove(9))
attempt(lambda: d.index(9))
attempt(lambda: deque().pop())
attempt(lambda: deque().popleft())
attempt(lambda: deque(1))
attempt(lambda: deque([], "x"))
attempt(lambda: deque([], -2))
attempt(lambda: d + (4,))
attempt(lambda: d * 1.5)
attempt(lambda: hash(d))
attempt(lambda: d.rotate(1.5))
attempt(lambda: next(iter(deque())))
attempt(lambda: [d.append(x) for x in d])
