# Spreads in list, tuple, set and dict displays and in calls.
a = [1, 2]
b = (3, 4)
print([*a, *b], (*a, 0, *b), {*a, *b, 1})
print([*"ab", *range(3), *{"k": 1}])
print(*a, *b, sep="-")
d = {"x": 1, "y": 2}
print({**d, "y": 9, "z": 3})
print({"y": 9, **d, **{"w": 0}})
def show(*args, **kwargs):
    print(args, kwargs)
show(*a, 5, *b, k=1, **d)
show(**{"a": 1}, b=2, **{"c": 3})
show(*[], **{})
t = 1, *a, 2
print(t)
def give():
    return *a, *b
print(give())
def gen():
    yield *a, 7
print(list(gen()))
for item in *a, *b:
    print(item, end=" ")
print()
print((*(x * 2 for x in a),))
print({**{i: i * i for i in range(3)}, 1: "one"})
index = [10, 20, 30]
print(index[(lambda *s: len(s))(*a)])
