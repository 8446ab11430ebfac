# A generator that nobody can resume is closed.
def resource(name):
    print("open", name)
    try:
        while True: yield name
    except GeneratorExit:
        print("exit", name)
        raise
    finally:
        print("close", name)
g = resource("a")
next(g)
del g
print("--")
g = resource("b"); next(g); g = None
print("--")
for item in resource("c"):
    break
print("--")
def first(it): return next(it)
print(first(resource("d")))
print("--")
def user():
    for i, item in enumerate(resource("e")):
        if i == 2: return i
print(user())
class Manager:
    def __enter__(self): print("enter"); return self
    def __exit__(self, *exc): print("leave", exc[0].__name__ if exc[0] else None)
def managed():
    with Manager():
        yield 1
        yield 2
m = managed(); next(m); del m
print("never started")
g = resource("f"); del g
print("exhausted")
def finite():
    try: yield 1
    finally: print("finite done")
print(list(finite()))
