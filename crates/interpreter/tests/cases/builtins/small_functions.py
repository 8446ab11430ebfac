# Small functions that only compute, called for many items at once: what is wrong in the middle, and where guest code takes part.
import functools, itertools, heapq
pairs = [(3, "c"), (1, "a"), (2, "b"), (1, "z")]
records = [{"n": 3, "v": 1.5}, {"n": 1, "v": -2.0}, {"n": 2, "v": 0.0}]
class P:
    def __init__(self, x, y): self.x, self.y = x, y
    def __repr__(self): return f"P({self.x}, {self.y})"
points = [P(3, 1), P(1, 2), P(2, 2)]
print(sorted(pairs, key=lambda p: -p[0]), sorted(pairs, key=lambda p: (p[0], p[1])), sorted(pairs, key=lambda p: p[1], reverse=True))
print(sorted(records, key=lambda r: r["v"]), min(records, key=lambda r: r["n"]), max(records, key=lambda r: r["v"] * 2 + 1))
print(sorted(points, key=lambda p: p.x), min(points, key=lambda p: p.x * 10 + p.y), max(points, key=lambda p: (p.y, -p.x)))
print(list(map(lambda n: n + 1, range(5))), list(filter(lambda n: n % 2, range(9))), list(map(lambda n: n // 2 if n > 2 else -n, range(6))))
print(list(map(lambda n: n and n > 2 or "no", range(5))), list(map(lambda s: s[-1] + s[0], ["ab", "cd"])), list(map(lambda n: not n, [0, 1, "", None])))
k = 10; scale = {"a": 3, "b": 1, "c": 2}
def outer(z): return list(map(lambda n: n * z + k, range(4)))
print(outer(3), sorted("cab", key=lambda c: scale[c]), sorted(scale.items(), key=lambda kv: kv[1]), max(scale.items(), key=lambda kv: kv[1]), max(scale, key=lambda c: scale[c]))
print([(key, list(g)) for key, g in itertools.groupby([1, 3, 11, 12, 25], key=lambda n: n // 10)], {key: [n for n in g] for key, g in itertools.groupby("aabBc", key=lambda c: c < "a")})
print(list(itertools.takewhile(lambda n: n < 3, [1, 2, 3, 1])), list(itertools.takewhile(lambda c: c != "c", "abcd")), list(itertools.takewhile(lambda n: n, [])))
it = iter([1, 2, 5, 1]); print(list(itertools.takewhile(lambda n: n < 4, it)), list(it))
it = itertools.takewhile(lambda n: n < 4, [1, 2, 5, 1]); print(next(it), list(it), list(it))
print(functools.reduce(lambda a, b: a * b, range(1, 25)), functools.reduce(lambda a, b: a + b, ["x", "y"]), functools.reduce(lambda a, b: a if a > b else b, [3, 9, 2], 1), functools.reduce(lambda a, b: b, [], 5))
try: functools.reduce(lambda a, b: a + b, [])
except TypeError as e: print(e)
try: functools.reduce(lambda a, b: a + b, [1, 2, "x"])
except TypeError as e: print(e)
# what is wrong in the middle
for f, xs in ((lambda p: p[5], pairs), (lambda r: r["zz"], records), (lambda p: p.zz, points), (lambda n: 1 // n, [1, 0]), (lambda n: n + "a", [1]), (lambda n: missing, [1]), (lambda n: -n, ["a"]), (lambda n: n < "a", [1])):
    for go in (lambda: sorted(xs, key=f), lambda: max(xs, key=f), lambda: list(map(f, xs)), lambda: list(filter(f, xs)), lambda: list(itertools.takewhile(f, xs))):
        try: print(go())
        except Exception as e: print(type(e).__name__, e)
# guest code takes part
class V:
    def __init__(self, v): self.v = v
    def __getitem__(self, i): print("item", i); return self.v
    def __neg__(self): print("neg"); return -self.v
    def __lt__(self, o): print("lt"); return self.v < o.v
    def __bool__(self): print("bool"); return self.v > 1
    def __add__(self, o): print("add"); return self.v + o
    def __eq__(self, o): print("eq"); return True
    __hash__ = None
    @property
    def p(self): print("p"); return self.v
    def __getattr__(self, n): print("getattr", n); return self.v
vs = [V(2), V(1)]
print([v.v for v in sorted(vs, key=lambda v: v[0])], [v.v for v in sorted(vs, key=lambda v: -v)], [v.v for v in sorted(vs, key=lambda v: v)])
print([v.v for v in sorted(vs, key=lambda v: v.p)], [v.v for v in sorted(vs, key=lambda v: v.q)], [v.v for v in filter(lambda v: v, vs)], list(map(lambda v: v + 1, [V(1), 2])))
print(list(map(lambda v: not v, vs)), list(map(lambda v: v == 1, vs)), list(map(lambda v: v is None, vs)), list(map(lambda v: v in [1], [1, 2])))
class D(dict):
    def __missing__(self, k): return "missing " + k
print(list(map(lambda d: d["x"], [D(), {"x": 1}, D(x=2)])), list(map(lambda t: t[0], [(1,), [2], "3", b"4", range(5, 9)])))
class G:
    def __getattribute__(self, n): print("attribute", n); return 7
class S:
    __slots__ = ("x",)
    def __init__(self, x): self.x = x
class C: x = 5
c = C(); c2 = C(); c2.x = 1
print(list(map(lambda g: g.x, [G()])), list(map(lambda s: s.x, [S(1), S(2)])), list(map(lambda s: s.x, [c, c2])), list(map(lambda s: s.real, [1, 2.5])))
def deep(n): return deep(n - 1) if n else sorted([2, 1], key=lambda v: -v)
print(deep(50), sorted([True, 2, 0.5], key=lambda v: v + 1), list(map(lambda n: n ** 2, [3, 2**40, -1.5])), list(map(lambda n: 2**48 + n, [2**48, 2**60])), list(map(lambda n: -n, [-(2**49), 2**49, 2**70])))
def two(a, b=2): return a + b
def var(*a): return a[0]
def gen(a): yield a
print(list(map(two, [1])), list(map(var, [1])), [list(g) for g in map(gen, [1])], sorted([3, 1], key=var))
x = [3, 1, 2]; x.sort(key=lambda v: -v); print(x)
nan = float("nan"); print(max([1.0, nan, 2.0], key=lambda v: v), min([nan, 1.0], key=lambda v: v), sorted([2, nan, 1], key=lambda v: v))
print(list(map(lambda v: v[1:], ["abc"])), list(map(lambda v: f"{v}!", [1])), list(map(lambda v: len(v), ["ab"])), list(map(lambda v: v.upper(), ["ab"])), list(map(lambda v: [v], [1])), list(map(lambda v: {v: 1}, [1])))
print(heapq.nlargest(2, pairs, key=lambda p: p[0]), any(map(lambda n: n > 2, [1, 2, 3])), sum(map(lambda n: n * 2, [1, 2])), ",".join(map(lambda n: "x" + n, "ab")), list(zip(map(lambda n: -n, [1, 2]), "ab")))
