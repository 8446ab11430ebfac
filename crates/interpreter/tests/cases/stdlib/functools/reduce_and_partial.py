# reduce and partial in small programs.
from functools import reduce, partial
import operator
print(reduce(operator.mul, range(1, 6)), reduce(operator.add, ["a", "b"], "z"), reduce(max, [3, 9, 2]), reduce(lambda a, b: a * 10 + b, [1, 2, 3]))
print(reduce(lambda d, kv: {**d, kv[0]: kv[1]}, [("a", 1), ("b", 2)], {}), reduce(operator.getitem, ["x", 0, "y"], {"x": [{"y": "deep"}]}))
flatten = partial(reduce, operator.add)
print(flatten([[1], [2, 3], [4]]), reduce(lambda a, b: a + [b] if not a or a[-1] != b else a, "aabbc", []))
def power(base, exp): return base ** exp
square, cube = partial(power, exp=2), partial(power, exp=3)
print(square(5), cube(2), list(map(square, range(4))), partial(int, base=16)("ff"), partial(sorted, reverse=True)([1, 3, 2]))
log = partial(print, "LOG:", sep=" | ")
log("a", "b"); log(1, end="!\n")
pipe = lambda *fs: lambda x: reduce(lambda acc, f: f(acc), fs, x)
print(pipe(str.strip, str.title, lambda s: s + "!")("  hi there "), pipe()(5))
gcd = lambda a, b: a if not b else gcd(b, a % b)
print(reduce(gcd, [48, 36, 60]), reduce(lambda a, b: a * b // gcd(a, b), [4, 6, 10]), reduce(operator.xor, [5, 3, 5]), reduce(lambda s, w: s | {w}, ["a", "a"], set()))
for bad in (lambda: reduce(operator.add, []), lambda: square(), lambda: partial("x")):
    try:
        bad()
    except TypeError as e:
        print(e)
