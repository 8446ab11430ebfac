# send, throw and close: values in, exceptions in, clean-up.
def echo():
    received = None
    while True:
        try:
            received = yield f"got {received}"
        except ValueError as e:
            received = f"error {e}"
        finally:
            pass
g = echo()
print(g.send(None))
print(g.send(1), g.send("two"))
print(g.throw(ValueError("bad")))
print(g.throw(ValueError, "old form") if False else next(g))
g.close()
try:
    g.send(3)
except StopIteration as e:
    print("closed", e.value)
def cleaned():
    try:
        yield 1
        yield 2
    except GeneratorExit:
        print("exit seen")
        raise
    finally:
        print("finally")
c = cleaned()
next(c)
print(c.close())
c.close()
fresh = cleaned()
fresh.close()
print(list(fresh))
def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2
s = stubborn()
next(s)
try:
    s.close()
except RuntimeError as e:
    print(e)
try:
    echo().send("too early")
except TypeError as e:
    print(e)
def swallow():
    try:
        yield 1
    except GeneratorExit:
        return "value"
w = swallow()
next(w)
print(w.close())
