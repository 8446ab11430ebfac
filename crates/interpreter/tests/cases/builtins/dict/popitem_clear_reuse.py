# popitem order, clearing while referenced, reuse after emptying.
d = {i: i * i for i in range(5)}
print(d.popitem(), d.popitem(), d)
d[9] = 81; d[3] = "back"
print(d.popitem(), d.popitem(), d.popitem(), len(d))
keys = d.keys()
d.clear(); print(list(keys), d)
try: d.popitem()
except KeyError as e: print(e)
for i in range(3): d[i] = i
while d: k, v = d.popitem(); print(k, v, end=" ")
print(d, keys)
for i in range(100): d[i] = i
for i in range(99): del d[i]
print(d, next(iter(d))); d[0] = "new"; print(list(d))
d.pop(99); d.update({0: "x", 5: "y"}); print(d, d.pop(0), d.setdefault(0, "z"), list(d.items()))
