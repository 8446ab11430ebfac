# Unpacking the wrong number of values.
for source in ("a, b = 1, 2, 3", "a, b = [1]", "a, b, c = 'ab'", "a, b = ''", "a, = []", "a, = 1, 2", "[a, b] = (1,)", "(a, b), c = (1, 2, 3), 4", "a, *b = []", "a, b, *c = [1]", "*a, b, c = [1]", "a, *b, c = [1]", "a, b = {1: 2}", "a, b = {1, 2, 3}", "a, b = range(5)", "a, b = (x for x in 'abc')", "a, b = iter([1])", "for a, b in [(1, 2), (3,)]: pass", "for a, b in ['abc']: pass", "for a, b in {'x': 1}: pass", "for i, (a, b) in enumerate([1]): pass", "[x for x, y in [(1,)]]", "a, b = b'abc'", "(a,), b = [], 1", "a, b, c, *d, e = range(3)", "a, b = 'abc'", "x = y, z = 1, 2, 3", "a, (b, c) = 1, 2", "for k, v in {'ab': 1, 'cde': 2}: pass", "with open_cm() as (a, b): pass"):
    def open_cm():
        class CM:
            def __enter__(self): return (1, 2, 3)
            def __exit__(self, *a): pass
        return CM()
    try:
        exec(source)
        print(source, "no error")
    except (ValueError, TypeError) as e:
        print(source, "|", type(e).__name__, e)
def f(): return 1, 2
try:
    a, b, c = f()
except ValueError as e:
    print(e)
try:
    a, b = f() + (3, 4)
except ValueError as e:
    print(e)
try:
    name, age = "bob,30,x".split(",")
except ValueError as e:
    print(e)
try:
    (lambda a, b: a)(*"abc")
except TypeError as e:
    print(e)
