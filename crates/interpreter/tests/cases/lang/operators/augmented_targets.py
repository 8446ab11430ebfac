# Augmented assignment evaluates its target once, for names, items, slices and attributes.
log = []
class D(dict):
    def __getitem__(self, k): log.append(f"get {k}"); return super().__getitem__(k)
    def __setitem__(self, k, v): log.append(f"set {k}={v}"); super().__setitem__(k, v)
class O:
    def __init__(self): object.__setattr__(self, "v", 1)
    def __getattribute__(self, n): log.append(f"getattr {n}"); return object.__getattribute__(self, n)
    def __setattr__(self, n, v): log.append(f"setattr {n}={v}"); object.__setattr__(self, n, v)
def d_of(x): log.append("target"); return x
def key(k): log.append("key"); return k
def val(v): log.append("value"); return v
d, o = D(a=1), O()
d_of(d)[key("a")] += val(5); print(log); log.clear()
d_of(o).v *= val(7); print(log); log.clear()
l = [0, 1, 2, 3]
d_of(l)[key(1):key(3)] += val([9]); print(log, l); log.clear()
n = [[1], [2]]
n[key(0)][key(0)] -= val(3); print(log, n); log.clear()
try: d[key("missing")] += val(1)
except KeyError: print(log); log.clear()
try: d["a"] += 1 / 0
except ZeroDivisionError: print(log, dict(d)); log.clear()
t = ([1],)
try: t[0] += [2]
except TypeError as e: print(e, t)
i = 0
arr = [10, 20, 30]
i += 1; arr[i] += i; print(arr)
x = y = [1]
x += [2]; y = y + [3]; print(x, y)
s = {1}; u = s; s |= {2}; s = s | {3}; print(s, u)
