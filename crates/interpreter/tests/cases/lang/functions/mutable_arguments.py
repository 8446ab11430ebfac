# Arguments are shared objects: what a function can and cannot change.
def append(l, x): l.append(x)
def rebind(l): l = [9]; return l
def extend(l): l += [7]
def tuple_plus(t): t += (7,); return t
def change(d): d["k"] = 1; d = {"other": 2}; return d
def swap(a, b): return b, a
def clear(l): del l[:]
def deep(l): l[0][0] = "changed"
x = [1]
append(x, 2); print(x, rebind(x), x)
extend(x); print(x)
t = (1,)
print(tuple_plus(t), t)
d = {}
print(change(d), d)
a, b = swap([1], [2]); print(a, b)
nested = [[1, 2], 3]
shallow = nested[:]
deep(shallow); print(nested, shallow)
def copy(v): return [copy(i) for i in v] if isinstance(v, list) else v
independent = copy(nested)
deep(independent); independent[0][1] = "own"; print(nested, independent)
clear(x); print(x)
def default(v, seen=[], *, log={}): seen.append(v); log[v] = len(seen); return seen, log
default(1); print(default(2), default(3, [])[0])
def inc(n): n += 1; return n
n = 5
print(inc(n), n)
s = "abc"
def up(s): s = s.upper(); return s
print(up(s), s)
alias = orig = {"a": [1]}
alias["a"].append(2); alias = dict(orig); alias["b"] = 1; alias["a"].append(3)
print(orig, alias)
rows = [[0] * 2] * 3
rows[0][0] = 1; print(rows)
def gather(*args, **kw): args = list(args); kw["z"] = 1; args.append("more"); return args, kw
lst, dct = [1, 2], {"a": 1}
print(gather(*lst, **dct), lst, dct)
def modify_loop(l):
    for i, v in enumerate(l): l[i] = v * 2
def no_modify(l):
    for v in l: v *= 2
y = [1, 2]
modify_loop(y); no_modify(y); print(y)
