# throw: uncaught, before the start, after the end, classes and instances.
def g():
    try:
        yield 1
    except KeyError as e:
        print("caught", repr(e))
        yield "recovered"
    yield "after"
a = g()
next(a)
print(a.throw(KeyError))
print(next(a))
b = g()
next(b)
try:
    b.throw(TypeError("out"))
except TypeError as e:
    print("propagated", e)
print(list(b))
c = g()
try:
    c.throw(ValueError("before the start"))
except ValueError as e:
    print(e)
print(list(c))
d = g()
list(d)
try:
    d.throw(ValueError("after the end"))
except ValueError as e:
    print(e)
try:
    g().throw(5)
except TypeError as e:
    print(e)
def convert():
    try:
        yield
    except ValueError as e:
        raise RuntimeError("converted") from e
e = convert()
next(e)
try:
    e.throw(ValueError("first"))
except RuntimeError as err:
    print(err, repr(err.__cause__))
def returns():
    try:
        yield
    except ValueError:
        return "returned value"
f = returns()
next(f)
try:
    f.throw(ValueError)
except StopIteration as s:
    print(s.value)
