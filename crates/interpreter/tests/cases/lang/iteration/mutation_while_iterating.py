# Changing a list, dict or set while iterating over it.
l = [1, 2, 3, 4, 5]
seen = []
for x in l:
    seen.append(x)
    if x == 2:
        l.remove(2)
print(seen, l)
it = iter(l)
next(it)
l.clear()
print(list(it))
l.append(9)
print(list(it))
d = {"a": 1, "b": 2}
try:
    for k in d:
        d[k + k] = 1
except RuntimeError as e:
    print(e)
d = {"a": 1, "b": 2}
try:
    for k in d:
        del d[k]
except RuntimeError as e:
    print(e)
d = {"a": 1, "b": 2}
for k in d:
    d[k] += 10
print(d)
s = {1, 2, 3}
try:
    for x in s:
        s.add(x + 10)
except RuntimeError as e:
    print(e)
for k in list(d):
    if k == "a":
        del d[k]
print(d)
d = {1: "x", 2: "y"}
try:
    for k, v in d.items():
        d.pop(k)
        d[k + 100] = v
except RuntimeError as e:
    print(e)
r = [3, 1, 2]
for x in reversed(r):
    if x == 1:
        r.append(7)
print(r)
