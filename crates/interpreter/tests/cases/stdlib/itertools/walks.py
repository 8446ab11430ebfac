import copy
from collections import deque
from fractions import Fraction
from itertools import *

print(list(islice(count(10), 3)), list(islice(count(2.5, 0.5), 3)), count(3), count(3, 2), repeat(5), repeat(5, 2), list(repeat("a", 3)))
print(list(chain([1], (2,), "ab", {3: 4}, range(2))), list(chain.from_iterable([[1], [2, 3]])), list(chain.from_iterable(["ab", [1]])))
print(list(islice(cycle("ab"), 5)), list(islice(cycle([]), 5)), list(pairwise([1, 2, 3])), list(pairwise([1])))
print(list(zip_longest([1, 2, 3], "a", fillvalue="-")), list(zip_longest()))
a, b = tee([1, 2, 3])
print(next(a), list(b), list(a))
a, b = tee(iter("abc"))
next(a)
c = copy.copy(a)
print(list(c), list(a), list(b))
for bounds in ((2, 8, 3), (5, 2), (3,), (0, None, 4)):
    numbers = iter(range(10))
    print(bounds, list(islice(numbers, *bounds)), list(numbers))
    numbers = (x for x in range(10))
    print(bounds, list(islice(numbers, *bounds)), list(numbers))
l = [[1]]
c = chain.from_iterable(l)
print(next(c))
l.append([7])
print(list(c), list(c))
print(any(count()), next(filter(lambda x: x > 5, count())), 5 in count(), list(zip(count(1), "ab")), list(map(lambda x, y: x * y, count(), [1, 2, 3])))
first, second, *rest = islice(count(), 4)
print(first, second, rest)
try:
    a, b = count()
except ValueError as error:
    print(error)
print(sum(chain([1, 2], [3.5])), sum(chain([[1]], [[2]]), []), sum({1: 2, 3: 4}), sum({1: 2}.values()), sum(chain([1], [Fraction(1, 2)])))
try:
    sum(chain([1], ["a"]))
except TypeError as error:
    print(error)
print(list(islice(count(Fraction(1, 2)), 2)), list(islice(count(2**62, 2**62), 3)))
print(list(enumerate(chain("ab", "cd"), 1)), dict(zip(count(), "ab")))
print(type(count()), type(chain()), type(iter(repeat(1))), type(tee([1])[0]), type(islice([], 1)), type(cycle([])))
x = iter([1, 2, 3])
print(list(chain(x, x)), list(zip(x, x)))
x = iter([1, 2, 3, 4])
print(list(zip_longest(x, x)))
r = repeat("x", 2)
print(next(r), r, list(r), r)
d = deque("abc")
print(list(chain(d, reversed(d))), list(islice(d, 1, None)), list(zip(d, cycle([0, 1]))), list(enumerate(d)), *map(str.upper, d))
