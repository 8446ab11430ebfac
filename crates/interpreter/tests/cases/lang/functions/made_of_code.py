# Functions made of code, and the names that code shows.
import types


def outer(a, b=2, /, c=3, *rest, d, **named):
    z = y = 1
    local = 5

    def inner():
        return z, a, y, rest
    return inner


code, inner = outer.__code__, outer(1, d=2)
print(code.co_varnames, code.co_nlocals, code.co_cellvars, code.co_freevars)
print(inner.__code__.co_freevars, [cell.cell_contents for cell in inner.__closure__])


class Owner:
    def method(self):
        def nested(value):
            return __class__, self, value
        return nested


print(Owner().method().__code__.co_freevars, Owner.method.__code__.co_freevars)


def plain():
    return 1


def told(*given):
    try:
        print(types.FunctionType(*given).__name__)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


cells = tuple(types.CellType(value) for value in "wxyz")
told(plain.__code__, {})
told(plain.__code__, {}, "renamed")
told(plain.__code__, {}, 3)
told(plain.__code__, {}, None, 3)
told(plain.__code__, {}, None, None, 3)
told(plain.__code__, {}, None, None, cells)
told(inner.__code__, {})
told(inner.__code__, {}, None, None, list(cells))
told(inner.__code__, {}, None, None, cells[:2])
told(inner.__code__, {}, None, None, (1, 2, 3, 4))
told(inner.__code__, {}, "whole", None, cells)
print(types.FunctionType(inner.__code__, {}, "whole", None, cells)())
print(plain.__builtins__ is vars(__import__("builtins")))
names = {}
exec("a = 1", names, {})
print(list(names))
for text in ("f(**{'a': 1}, **{'a': 2})", "f(a=1, **{'a': 2})", "f(*3)"):
    try:
        exec("f = lambda **k: k\n" + text, {})
    except TypeError as error:
        print(error)
