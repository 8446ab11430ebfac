# yield from: delegation of values, sends, throws and the return value.
def inner():
    x = yield 1
    print("inner got", x)
    try:
        y = yield 2
    except ValueError as e:
        y = f"caught {e}"
    print("inner y", y)
    return "inner result"
def outer():
    result = yield from inner()
    print("result", result)
    yield from [10, 20]
    yield from "ab"
    yield from range(2)
    return "done"
g = outer()
print(next(g))
print(g.send("hello"))
print(g.throw(ValueError("thrown")))
print(list(g))
def chain(*its):
    for it in its:
        yield from it
print(list(chain([1], (2, 3), {"k": 1}, (x for x in "z"))))
def tree(t):
    if isinstance(t, list):
        for x in t:
            yield from tree(x)
    else:
        yield t
print(list(tree([1, [2, [3, 4], []], [[5]]])))
def countdown(n):
    if n:
        yield n
        yield from countdown(n - 1)
print(list(countdown(5)))
def value_only():
    return 42
    yield
def use():
    x = yield from value_only()
    yield x
print(list(use()))
try:
    list((lambda: (yield from 5))())
except TypeError as e:
    print(e)
def nested():
    return (yield from (yield from first()))
def first():
    yield "f"
    return [7, 8]
n = nested()
print(list(n))
