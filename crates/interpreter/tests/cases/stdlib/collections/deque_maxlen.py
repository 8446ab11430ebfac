from collections import deque
d = deque(range(10), maxlen=3)
print(d, d.maxlen)
d.append(10); print(d)
d.appendleft(0); print(d)
d.extend([1, 2, 3, 4]); print(d)
try:
    d.insert(0, 5)
except IndexError as e:
    print(e)
try:
    d.maxlen = 5
except AttributeError as e:
    print(type(e).__name__)
print(deque([1, 2], 0), deque(maxlen=2), d.copy().maxlen)
q = deque([1, 2, 3])
try:
    for x in q:
        q.append(x)
except RuntimeError as e:
    print(e)
class Stack(deque):
    def push(self, x):
        self.append(x)
        return self
s = Stack([1]).push(2)
print(s, len(s), isinstance(s, deque), s[-1], list(s), s == deque([1, 2]))
n = deque(); n.append(n); print(n)
match deque([1, 2, 3]):
    case [a, *rest]:
        print(a, rest)
