from collections import deque

q = deque(["a", 1, 2.5, (1, 2), "b", 1, None, "a"])
for args in [(1,), (1, 2), (1, 2, 5), ("a", 1), ("a", -1), (None,), ((1, 2), 0, 4), (2.5, -6, -5), (True,), (1.0, 3)]:
    try:
        print(args, q.index(*args))
    except ValueError as error:
        print(args, error)
for args in [("z",), ("b", 5), ("b", 0, 4), ("b", -2, 8), ("b", 7, 3), (1, 2**70)]:
    try:
        print(args, q.index(*args))
    except ValueError as error:
        print(args, error)
try:
    q.index(1, "x")
except TypeError as error:
    print(error)


class Same:
    def __eq__(self, other):
        print("asked", other)
        return other == 2.5


class Simple:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n


print(q.index(Same()), q.index(Same(), 1))
print(deque(Simple(n) for n in range(9)).index(Simple(7), 3))
nan = float("nan")
print(deque([1, nan]).index(nan))
try:
    deque([1, float("nan")]).index(nan)
except ValueError as error:
    print(error)


class Changing:
    def __eq__(self, other):
        q.append(1)
        return False


try:
    q.index(Changing())
except RuntimeError as error:
    print(error)
