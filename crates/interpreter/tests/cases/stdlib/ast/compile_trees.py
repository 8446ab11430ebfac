# Trees that are compiled do what their source does.
import ast
import asyncio

SOURCE = '''
import math as m
from collections import deque, namedtuple as nt
@(lambda f: f)
def f(a, /, b: int = 1, *c, d, e=2, **g) -> str:
    """doc
    string"""
    with Manager(1) as q, Manager(3) as (x, y), (Manager(5)):
        pass
    total = 0
    for i, j in [(1, 2), (3, 4)]:
        if i == 1: continue
        elif i == 5: break
        else: total += j
    else:
        total += 100
    return f"{total!r:>{d}} {'x'} {a + b} {{}} \\n {g=} {q} {x}{y:03}"
class Manager:
    def __init__(self, n): self.pair = (n, n + 1)
    def __enter__(self): return self.pair
    def __exit__(self, *a): pass
def g(v):
    match v:
        case [1, *rest]: return 'list', rest
        case {'k': -1, **r}: return 'map', r
        case str() | int() as z if z: return 'si', z
        case None: return 'none'
        case -2.5: return 'f'
        case 1 + 2j: return 'c'
        case Manager(pair=(a, _)): return a
        case _: return 'else'
x: int = 3
(y): str = 'a'
print(f(1, d=8), f.__doc__, f.__annotations__, __annotations__)
print(g([1, 2, 3]), g({'k': -1, 'z': 2}), g('a'), g(None), g(-2.5), g(0), g(1 + 2j), g(Manager(4)))
print({**{1: 2}, 3: (*[4, 5],)}, {*()}, -1 ** 2, (-1) ** 2, not (1 or 2) and 3, 1 if 2 else 3, (lambda *a, k=1: (a, k))(5), (n := 10), n)
try:
    raise ValueError(1) from KeyError(2)
except (ValueError, TypeError) as e:
    print(repr(e), repr(e.__cause__))
else: pass
finally:
    print('fin')
try:
    raise ExceptionGroup('g', [ValueError(1)])
except* ValueError as eg:
    print(eg.exceptions)
async def co():
    async def ag():
        yield 1
    async for z in ag(): pass
    return [i async for i in ag()] + [z]
print(asyncio.run(co()))
def gen():
    r = yield 1
    yield from (r, 2)
    return
it = gen(); print(next(it), it.send(5), next(it))
def outer():
    n = 1
    def inner():
        nonlocal n
        n += 1
        return n
    global GG
    GG = 5
    return inner()
print(outer(), GG, b'a\\x00', 1.5e300 * 1e10, 1j, ..., 'a' 'b', "q'\\"\\r\\0", 123456789012345678901234567890, -10 ** 40)
assert x == 3, 'no'
del x
print(*[1, 2], sep='-', **{'end': '!\\n'})
while True:
    break
print(deque([1]), m.floor(2.5), nt('A', 'b')(1), [1, 2, 3][::2], "abc"[1:], (1,)[0])
class D(Manager, metaclass=type):
    "d doc"
    __private = 3
    z = [a for a in range(3) if a if a > 1 for b in range(a)]
    def get(self): return self.__private, __class__.__name__, super().__init__(9)
print(D.z, D.__doc__, D.__mro__[1].__name__, D(1).get())
'''
for tree in [ast.parse(SOURCE), ast.parse(ast.unparse(ast.parse(SOURCE)))]:
    exec(compile(tree, "<tree>", "exec"), {"asyncio": asyncio})
exec(compile(ast.Interactive(ast.parse('1 + 1\n"x"\nNone').body), "<single>", "single"))
exec(compile(ast.parse("for i in (1, 2): i\n", mode="single"), "<single>", "single"))


def inside():
    own = 3
    return eval(compile(ast.parse("own + other", mode="eval"), "f", "eval"), {"other": 1}, {"own": 9}), eval(compile(ast.parse("own", mode="eval"), "f", "eval"))


print(inside())
for value in [float("inf"), -1, 1 + 2j, float("nan"), (1, "a"), -0.0, frozenset({1}), True, None, ..., b"x\n", -5j, "é\ud800\n'\"\\", 10**100, (), ((1, (2,)),), 1e-320]:
    tree = ast.Expression(ast.Tuple([ast.BinOp(ast.Tuple([ast.Constant(value)], ast.Load()), ast.Mult(), ast.Constant(1)), ast.Constant(value)], ast.Load()))
    print(ascii(eval(compile(ast.fix_missing_locations(tree), "f", "eval"))), ascii(ast.unparse(tree)))
code = compile(ast.parse("def f(a): return a\nx = f(2)"), "name", "exec", dont_inherit=True)
space = {}
exec(code, space)
print(code.co_filename, space["x"], space["f"].__code__.co_firstlineno, space["f"].__module__)
