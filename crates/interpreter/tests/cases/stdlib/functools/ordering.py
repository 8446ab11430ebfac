from functools import total_ordering, cmp_to_key
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n if isinstance(o, V) else NotImplemented
    def __lt__(self, o): return self.n < o.n if isinstance(o, V) else NotImplemented
    def __repr__(self): return f"V{self.n}"
print(V(1) < V(2), V(1) <= V(1), V(2) > V(1), V(2) >= V(3), sorted([V(3), V(1)]), max(V(1), V(5)))
@total_ordering
class G:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n
    def __ge__(self, o): return self.n >= o.n
print(G(1) < G(2), G(1) <= G(1), G(2) > G(1), V.__le__.__name__)
for bad in (lambda: V(1) < 5, lambda: V(1) >= "x", lambda: total_ordering(type("N", (), {}))):
    try:
        bad()
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
words = sorted(["pear", "fig", "apple"], key=cmp_to_key(lambda a, b: len(a) - len(b)))
print(words, sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
k = cmp_to_key(lambda a, b: (a > b) - (a < b))
print(k(1) < k(2), k(2) == k(2), k(3) >= k(2), k(5).obj)
