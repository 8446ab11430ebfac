# An exception while arguments are evaluated leaves the call unmade.
log = []
def f(*a, **k):
    log.append("called")
def boom(tag):
    log.append(tag)
    raise ValueError(tag)
def ok(tag):
    log.append(tag)
    return tag
for call in (lambda: f(ok(1), boom(2), ok(3)), lambda: f(ok(1), k=boom(2)), lambda: f(*[ok(1)], *boom("it")), lambda: boom("callee")(ok("argument"))):
    try:
        call()
    except ValueError as e:
        print(e, log)
    log.clear()
try:
    (lambda: None)()(ok("evaluated before the call fails"))
except TypeError as e:
    print(e, log)
log.clear()
try:
    [ok("a"), ok("b")][boom("index")]
except ValueError as e:
    print(e, log)
try:
    f(*5)
except TypeError as e:
    print(str(e).split("(")[-1])
try:
    f(**5)
except TypeError as e:
    print(str(e).split("(")[-1])
def gen():
    yield 1
    raise KeyError("inside")
try:
    f(*gen())
except KeyError as e:
    print(repr(e))
