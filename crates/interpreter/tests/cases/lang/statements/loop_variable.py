# The loop variable lives on after the loop; the iterable is evaluated once.
for i in range(3):
    pass
print(i)
for i in []:
    pass
print(i)
def source():
    print("evaluated")
    return [1, 2]
for v in source():
    print(v)
items = [1, 2, 3]
for v in items:
    if v < 3:
        items.append(v + 10)
    if len(items) > 8:
        break
print(items)
items = [1, 2, 3, 4]
for v in items:
    items.remove(v)
print(items)
for i in range(3):
    i = i * 10
    print(i, end=" ")
print()
slot = {}
for slot["x"] in range(4):
    pass
print(slot)
class A:
    pass
for A.value in "pq":
    pass
print(A.value)
d = {}
for d["a"], d["b"] in [(1, 2), (3, 4)]:
    print(d)
