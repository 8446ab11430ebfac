# try, finally, with and loops inside generators.
def g():
    for i in range(3):
        try:
            if i == 1:
                continue
            yield i
        finally:
            print("cleanup", i)
print(list(g()))
def nested():
    try:
        try:
            yield 1
        finally:
            yield "in finally"
    finally:
        print("outer finally")
print(list(nested()))
class CM:
    def __enter__(self):
        print("enter")
        return self
    def __exit__(self, t, v, tb):
        print("exit", t.__name__ if t else None)
        return t is ValueError
def with_cm():
    with CM():
        yield "inside"
        yield "again"
    yield "after"
w = with_cm()
print(next(w))
print(w.throw(ValueError))
w = with_cm()
next(w)
w.close()
def return_in_finally():
    try:
        yield 1
        raise KeyError
    finally:
        return "swallowed"
r = return_in_finally()
next(r)
try:
    next(r)
except StopIteration as e:
    print(e.value)
def loop_break():
    while True:
        try:
            yield "x"
        finally:
            break
    yield "out"
print(list(loop_break()))
