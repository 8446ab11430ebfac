# Rich comparison: reflection, NotImplemented, non-bool results, defaults.
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o):
        print("eq", end=" ")
        return self.n == o.n if isinstance(o, V) else NotImplemented
    def __lt__(self, o):
        print("lt", end=" ")
        return self.n < o.n if isinstance(o, V) else NotImplemented
    def __le__(self, o):
        print("le", end=" ")
        return self.n <= o.n if isinstance(o, V) else NotImplemented
a, b = V(1), V(2)
print(a == b, a != b, a < b, a > b, a <= b, a >= b)
print(a == 5, a != 5, 5 == a)
for bad in (lambda: a < 5, lambda: 5 > a, lambda: a >= "x"):
    try:
        bad()
    except TypeError as e:
        print(e)
print(max(a, b).n, sorted([b, a])[0].n, min([a, b]).n)
class Plain: pass
p, q = Plain(), Plain()
print(p == p, p == q, p != q, p != p)
try:
    p < q
except TypeError as e:
    print(e)
class Odd:
    def __eq__(self, o): return "equal?"
    def __ne__(self, o): return []
    def __lt__(self, o): return 5
o = Odd()
print(o == 1, o != 1, o < 1, 1 > o, 1 == o, not (o == 1), bool(o != 1))
class Sub(V):
    def __gt__(self, o):
        print("Sub gt", end=" ")
        return "sub first"
print(V(1) < Sub(2))
class OnlyNe:
    def __ne__(self, o): return True
print(OnlyNe() == OnlyNe(), OnlyNe() != 1)
print([V(1)] == [V(1)], (V(1), 2) < (V(1), 3), [V(1)] < [V(2)])
print({V: 1} == {V: 1})
