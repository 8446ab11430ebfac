# Every arithmetic dunder, called by its operator.
class N:
    def __init__(self, v): self.v = v
    def __repr__(self): return f"N({self.v})"
    def __add__(self, o): return N(f"{self.v}+{o}")
    def __sub__(self, o): return N(f"{self.v}-{o}")
    def __mul__(self, o): return N(f"{self.v}*{o}")
    def __truediv__(self, o): return N(f"{self.v}/{o}")
    def __floordiv__(self, o): return N(f"{self.v}//{o}")
    def __mod__(self, o): return N(f"{self.v}%{o}")
    def __divmod__(self, o): return N(f"divmod {o}")
    def __pow__(self, o, m=None): return N(f"{self.v}**{o} mod {m}")
    def __matmul__(self, o): return N(f"{self.v}@{o}")
    def __lshift__(self, o): return N(f"{self.v}<<{o}")
    def __rshift__(self, o): return N(f"{self.v}>>{o}")
    def __and__(self, o): return N(f"{self.v}&{o}")
    def __or__(self, o): return N(f"{self.v}|{o}")
    def __xor__(self, o): return N(f"{self.v}^{o}")
    def __neg__(self): return N(f"-{self.v}")
    def __pos__(self): return N(f"+{self.v}")
    def __invert__(self): return N(f"~{self.v}")
    def __abs__(self): return N(f"abs {self.v}")
n = N("n")
print(n + 1, n - 1, n * 1, n / 1, n // 1, n % 1, divmod(n, 1), n ** 2, pow(n, 2, 3), n @ 1)
print(n << 1, n >> 1, n & 1, n | 1, n ^ 1, -n, +n, ~n, abs(n), -+~n)
x = n
x += 1
x *= 2
x @= 3
x **= 4
print(x, n)
print((n + 1) * (n - 2))
for op in ("n + n", "n.__add__(5)", "N.__mul__(n, 6)"):
    print(eval(op))
try:
    1 + n
except TypeError as e:
    print(e)
