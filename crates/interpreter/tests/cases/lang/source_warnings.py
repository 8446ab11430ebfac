# What a source is warned of, when it is made by compile, eval and exec: filters and records of warnings hear of it.
import warnings

SOURCES = r"""
x is 1
x is not 'a' is 3
1 is x < 3
x is (1, 2), x is (), x is -1, x is 1 + 1, x is None, x is True, x is ..., x is f'a', x is []
while x is 1: break
assert (x, 'message')
assert ()
'a'()
[1](2)
[x for x in 'a'](2)
{}(), {1}(), {1: 2 for x in 'a'}(), (x for x in 'a')(), (1, 2)(), None(), 1.5(), f'{x}'(), b''(), 1j(), ...()
(lambda: 1)()
[1]['a'], [1][1, 2], 'a'[1.0], 'a'[None], b'a'[()], f'a'[f'x'], (1, 2)['a'], [1][True], [1][0:1], [1][x], 'a'[lambda: 1], [1][{}]
(1)['a'], {1}[2], {1}[0:2], (lambda: 1)[2], (x for x in 'a')[0], None[0], ...[1], {}[1], {1: 2}['a'], 1.5[0], {x for x in 'a'}[0]
sum('a'() for x in y)
any(x is 1 for x in y)
[x is 1 for x in y]
'\d' '\.' "\'" r'\d'
f'\d{x}\w' f'\{x}' rf'\d{x}'
b'\q' b'\u'
'\u0041' '\N{DIGIT ONE}' '\101'
1if 1else 2
0x1for x in 'a'
1.5or 2, 1jand 2, 0b1or 2, 0o7if x else 3
""".strip().split("\n")


def told(source):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        try:
            compile(source, "shop.py", "exec")
        except SyntaxError as error:
            print("   ", error)
    for warning in found:
        print("   ", warning.category.__name__, warning.filename, warning.lineno, warning.message)


for source in SOURCES:
    print(source)
    told(source)

print("places")
told("x = 3\n\ny = (1,\n  x is 2,\n'\\d')\ntry:\n    pass\nfinally:\n    x is 3\n")
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    print(eval("1 is 1"))
    exec("x = 5\nprint(x is 5)")
    exec("print(x is 5)", {"x": 6})
    print([(str(warning.message), warning.lineno) for warning in found])

print("errors")


def refused(source, category):
    with warnings.catch_warnings():
        warnings.simplefilter("error", category)
        try:
            compile(source, "<shop>", "exec")
        except SyntaxError as error:
            print("   ", type(error).__name__, error.args, error.__context__)
        else:
            print("    fine")


refused("\nx = (3,\n  4 is 1)", SyntaxWarning)
refused("x = 1; y = '\\d'", DeprecationWarning)
refused("x = 1; y = '\\d'", SyntaxWarning)
refused("x = ['a'\n  ('b', 'c')\n, 3]", SyntaxWarning)
refused("if 1:\n    assert (1, 2)", Warning)
warnings.filterwarnings("ignore", message=".*literal", category=SyntaxWarning)
print(eval("1 is 1"))
warnings.filterwarnings("error", module="shop")
refused("x is 1", UserWarning)
try:
    compile("x is 1", "shop.py", "exec")
except SyntaxError as error:
    print(error)
