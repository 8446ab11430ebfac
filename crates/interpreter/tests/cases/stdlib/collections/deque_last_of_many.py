# A deque with a maximum keeps the last of many items; truth, length and iteration.
from collections import deque

print(deque(range(10**6), maxlen=3), deque(range(5), maxlen=0), deque((i for i in range(100)), maxlen=2))
d = deque(maxlen=2)
d.extend(range(300_000))
print(d, len(d), bool(d), bool(deque()), bool(deque([0])))
d.append(1)
d.appendleft(2)
print(d, sum(d), list(d), tuple(d), max(d), sorted(d), [*d], {*d})
e = deque(maxlen=0)
e.append(1)
e.appendleft(1)
print(e, len(e))
while d:
    print(d.popleft())
print(deque("ab") + deque("c"), deque(deque("xy")), "".join(deque("xyz")), list(zip(deque([1, 2]), deque([3, 4]))))


class D(deque):
    def __len__(self):
        return 7

    def __iter__(self):
        return iter("own")


print(len(D()), bool(D()), list(D([1])), sum([1 for _ in D([1, 2])]), "".join(D()))
