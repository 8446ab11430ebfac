# iter with a sentinel, next with a default, type errors.
it = iter([1, 2])
print(next(it), next(it), next(it, "default"), next(it, None))
try:
    next(it)
except StopIteration as e:
    print("StopIteration", e.args)
n = 0
def up():
    global n
    n += 1
    return n
print(list(iter(up, 4)), n)
c = iter(lambda: "x", "x")
print(list(c), type(c).__name__, type(iter([])).__name__, type(iter("")).__name__, type(iter(())).__name__, type(iter({})).__name__, type(iter(set())).__name__, type(iter(range(1))).__name__, type(iter(b"")).__name__, type(iter("é")).__name__)
def raises():
    raise StopIteration
print(list(iter(raises, None)))
for bad in (lambda: iter(5), lambda: iter(), lambda: next([]), lambda: next(5), lambda: next(), lambda: iter(5, 6), lambda: iter([], 1), lambda: next(iter([]), 1, 2), lambda: iter(None), lambda: next("abc"), lambda: iter(1, 2, 3)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
i = iter("abc")
print(iter(i) is i, next(i), "".join(i), list(i), list(iter({"k": 1}.items())))
parts = iter(["a", "b", "", "c"])
print([p for p in iter(lambda: next(parts), "")], list(parts))
