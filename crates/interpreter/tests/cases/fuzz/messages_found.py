# Programs that a generator wrote and that once printed something else.
def attempt(work):
    try:
        print(work())
    except Exception as error:
        print(type(error).__name__, error)

def outer():
    attempt(lambda: [(lambda u, /: u)() for _ in "x"])
    attempt(lambda: {(lambda u: u)() for _ in "x"})
    attempt(lambda: {1: (lambda u: u)() for _ in "x"})
    attempt(lambda: list((lambda u: u)() for _ in "x"))
    attempt(lambda: [[(lambda u: u)() for _ in "x"] for _ in "y"])
    class Inner:
        made = [lambda u: u for _ in "x"]
    print(Inner.made[0].__qualname__, [lambda: 0 for _ in "x"][0].__qualname__)

outer()
print([lambda: 0 for _ in "x"][0].__qualname__, list(lambda: 0 for _ in "x")[0].__qualname__)
for target, key in [((1,), "a"), ((1,), 0), ("a", "b"), ("a", 0), (b"a", 0), ({1}, 0), ({1}, "a"), (range(3), 0), (range(3), "x"), (5, 0), (None, 0)]:
    try:
        del target[key]
    except TypeError as error:
        print(error)
for template, value in [("%(k)s", b"x"), ("%(k)s", [1]), ("%(k)s", range(3)), ("%(k)s", "x"), ("abc", b"x"), ("abc", [1]), ("abc", 5), (b"%(a)s", b"x"), (b"abc", b"x"), (b"a", "x"), (b"abc", [1]), (b"%s", bytearray(b"y"))]:
    attempt(lambda: template % value)
