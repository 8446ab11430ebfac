# Sets of texts, ranges and mixed items, with keys that compare themselves; and natives that are given some of their arguments.

for s in ("hello world", "", "aaaa", "héllo"):
    print(sorted(set(s)), len(frozenset(s)), sorted({"z"} | set(s)))
s = {1, "a", 2.0, True, (1,2)}; s.update("abc"); s.update([1.0, 3, (1,2), False, 0]); print(sorted(map(str, s)))
class H:
    def __init__(self, v): self.v = v
    def __hash__(self): return hash("a")
    def __eq__(self, o): print("eq", o); return isinstance(o, str)
s = {H(1)}; s.update("ab"); print(len(s))
s = {H(1)}; s.update(["b", "a"]); print(len(s))
s = set([H(1), "a", "b"]); print(len(s))
try: set([1,2,[3]])
except TypeError as e: print(e)
s = {0}
try: s.update([1,2,{}])
except TypeError as e: print(e, s)
print(set(range(5)) & set(range(3,9)), set(range(5)) | {7}, set(range(5)) ^ {1,9}, set(range(20)) - set(range(18)))
print(list(range(2**49-2, 2**49+2)), list(range(5,0,-2)), list(range(-(2**49)-1, -(2**49)+1)), list(range(0)))
print(list(filter(None, [0, 1, -1, 0.0, "", "a", None, [], True, False])))
print("abc".split(), "a".center(5), "abc".find("c"), [3,1,2].pop(), int("12"), str(5), "x".ljust(3, "."))
for f in (lambda: "a".split(1), lambda: "a".center(), lambda: [].pop(1,2), lambda: {}.get(), lambda: int(1,2,3), lambda: "a".find(), lambda: print(sep=1)):
    try: f()
    except TypeError as e: print(e)
