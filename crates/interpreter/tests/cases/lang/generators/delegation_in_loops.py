# Generators that delegate to generators, driven by loops: depth, cleanups, errors, sends and throws between.


def walk(tree):
    if isinstance(tree, list):
        for part in tree:
            yield from walk(part)
    else:
        yield tree


print(list(walk([1, [2, [3, [4, [5, []], 6]], 7], [[[8]]]])))
print([x * 2 for x in walk([[1], [[2]], 3])], sum(walk([[1], [[2]], 3])))


def count(n):
    got = yield n
    print("count got", got)
    yield n + 1
    return "end of %d" % n


def outer(n):
    result = yield from count(n)
    print("result", result)
    result = yield from count(n + 10)
    return result


for item in outer(1):
    print(item)

# Loop first, then send, throw and close at the inner one's yield.
o = outer(5)
for item in o:
    print("first", item)
    break
print(o.send("hello"))
try:
    o.throw(ValueError("thrown"))
except ValueError as error:
    print("out", error)
print(list(o))


def guarded(name, inner):
    try:
        value = yield from inner
        print(name, "value", value)
        return name
    except KeyError as error:
        print(name, "caught", error)
        yield "after " + name
        return "recovered " + name
    finally:
        print(name, "finally")


def raises(n):
    yield n
    raise KeyError(n)


for item in guarded("a", guarded("b", raises(1))):
    print("item", item)
for item in guarded("a", raises(2)):
    print("item", item)

g = guarded("x", guarded("y", iter([1, 2, 3])))
for item in g:
    print("got", item)
    if item == 2:
        break
g.close()
print(list(g))

g = guarded("x", guarded("y", count(1)))
for item in g:
    break
del g
print("gone")


def deep(n):
    if n:
        yield from deep(n - 1)
    yield n


print(sum(1 for _ in deep(200)), list(deep(5)))


def endless(n):
    yield n
    yield from endless(n + 1)


seen = 0
try:
    for value in endless(0):
        seen = value
except RecursionError as error:
    print("recursion", seen > 500)


def twice(it):
    for x in it:
        yield x
        yield from [x, x]


print(list(twice(twice(range(2)))))


def self_delegating():
    yield 1
    yield from me


me = self_delegating()
try:
    for x in me:
        print(x)
except ValueError as error:
    print(error)


def shared():
    yield from one


one = count(7)
a, b = shared(), shared()
print(next(a), next(b))
for x in a:
    print("a", x)
for x in b:
    print("b", x)


def with_manager():
    class Manager:
        def __enter__(self):
            print("enter")

        def __exit__(self, *info):
            print("exit", info[0])

    with Manager():
        yield from count(3)


for x in with_manager():
    print(x)
for x in with_manager():
    break
print("after")


def handled():
    try:
        raise ValueError("being handled")
    except ValueError:
        yield from count(1)
        try:
            raise
        except ValueError as error:
            print("again", error)


for x in handled():
    import sys

    print(x, sys.exc_info()[1])
