from functools import cache, lru_cache, partial, singledispatch, cached_property
@lru_cache(maxsize=4)
def square(x):
    return x * x
print([square(x) for x in (1, 2, 3, 1, 4, 5, 1, 2)], square.cache_info(), square.cache_parameters())
square.cache_clear()
print(square.cache_info())
@cache
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(90), fib.cache_info().currsize)
@singledispatch
def shown(value):
    return f"object {value!r}"
@shown.register
def _(value: int):
    return f"int {value}"
@shown.register(list)
def _(value):
    return "list of " + ", ".join(map(shown, value))
print(shown(1), shown("a"), shown([1, [2.5]]), shown(True), shown.dispatch(bool) is shown.dispatch(int))
class Circle:
    def __init__(self, r):
        self.r = r
    @cached_property
    def area(self):
        print("computing")
        return 3 * self.r ** 2
c = Circle(2)
print(c.area, c.area, vars(c))
del c.area
print(c.area)
power = partial(pow, 2)
print(power(10), power.func.__name__, power.args, partial(power, 3)(5), partial(int, base=2)("101"), repr(partial(print, "x", end="!")))
try:
    square([])
except TypeError as error:
    print(error)
