# insort keeps a list sorted; keys, bounds, custom classes.
import bisect
from collections import deque
from functools import total_ordering

out = []
for x in (5, 1, 4, 1, 3, 9, 2, 6):
    bisect.insort(out, x)
print(out)
left, right = [(1, "a"), (2, "b")], [(1, "a"), (2, "b")]
bisect.insort_left(left, (1, "z"), key=lambda t: t[0])
bisect.insort_right(right, (1, "z"), key=lambda t: t[0])
print(left, right)
words = ["fig", "kiwi", "apple"]
bisect.insort(words, "pear", key=len)
bisect.insort_left(words, "plum", key=len)
print(words)
b = [1, 2, 9]
bisect.insort(b, 5, lo=1, hi=2)
print(b, bisect.insort(b, 0))
d = deque([1, 4, 6])
bisect.insort(d, 5)
print(d)

@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(map(int, text.split(".")))
    def __lt__(self, other):
        return self.parts < other.parts
    def __eq__(self, other):
        return self.parts == other.parts
    def __repr__(self):
        return "v" + ".".join(map(str, self.parts))

vs = []
for t in ("1.10", "1.2", "0.9", "1.2.1", "1.2"):
    bisect.insort(vs, Version(t))
print(vs, bisect.bisect_left(vs, Version("1.2")), bisect.bisect_right(vs, Version("1.2")))

class Loud(list):
    def insert(self, i, x):
        print("insert", i, x)
        super().insert(i, x)

loud = Loud([1, 5])
bisect.insort(loud, 3)
print(loud)
for f in (lambda: bisect.insort([1, "a"], 2), lambda: bisect.insort((1, 2), 1), lambda: bisect.insort([1, 2], 1, -1), lambda: bisect.insort([3], None)):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)
