# Chained comparison evaluates each operand once and stops early.
def v(x):
    print("v", x, end="; ")
    return x
print(v(1) < v(2) < v(3))
print(v(3) < v(2) < v(1))
print(1 < 3 > 2, 1 == 1 != 2, 1 < 2 < 3 < 4 < 4)
print(1 in [1] == True, (1 in [1]) == True)
print(1 < 2 in [2, 3], "a" in "abc" in ["abc"])
print(None is None is not ...)
x = 5
print(0 <= x <= 10, 0 <= x < 5, not 0 < x < 3)
print((1 < 2) < 2, 1 < (2 < 2))
class Loud:
    def __init__(self, n):
        self.n = n
    def __lt__(self, other):
        print(f"{self.n}<{other.n}", end=" ")
        return "yes" if self.n < other.n else ""
print(Loud(1) < Loud(2) < Loud(3))
print(repr(Loud(2) < Loud(1) < Loud(3)))
a = b = []
print(a is b is not [], a == b == [])
