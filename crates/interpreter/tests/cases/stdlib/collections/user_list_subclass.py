# UserList with checks on every way in.
from collections import UserList
class Evens(UserList):
    def _check(self, x):
        if x % 2:
            raise ValueError(f"{x} is odd")
        return x
    def __init__(self, items=()):
        super().__init__(self._check(x) for x in items)
    def append(self, x):
        super().append(self._check(x))
    def __setitem__(self, i, x):
        self.data[i] = self._check(x)
e = Evens([2, 4])
e.append(6)
for f in (lambda: e.append(3), lambda: e.__setitem__(0, 5), lambda: Evens([1])):
    try:
        f()
    except ValueError as err:
        print(err)
e[0] = 8
print(e, e.data, e[1:], type(e[1:]).__name__, len(e), 8 in e, e == [8, 4, 6])
print(e + [10], sorted(e), e.index(4), e.count(6), list(reversed(e)), e * 2)
e.sort(); e.reverse(); print(e, e.pop(), e.copy(), isinstance(e, list))
