# accumulate, chain, repeat, cycle, count.
from itertools import *
import operator
from fractions import Fraction
from decimal import Decimal

def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)

print(list(accumulate([1, 2, 3, 4])), list(accumulate([1, 2, 3], operator.mul)), list(accumulate([3, 1, 4, 1, 5], max)), list(accumulate([], initial=5)), list(accumulate([1, 2], initial=100)), list(accumulate("abc")), list(accumulate([1, 2, 3], lambda a, b: a * 10 + b)), list(accumulate([5], None)), list(accumulate([[1], [2]])), list(accumulate([1, 2], func=operator.sub, initial=0)))
print(list(chain("ab", [1], (), {"k": 1})), list(chain()), list(chain.from_iterable(["ab", "cd"])), list(chain.from_iterable([[1], [], [2, 3]])), list(chain(*[[1, 2]] * 2)), next(chain([], [7])))
print(list(repeat("x", 3)), list(repeat(1, 0)), list(repeat(1, -5)), repr(repeat(5)), repr(repeat(5, 2)), list(islice(repeat(9), 2)), list(map(pow, range(4), repeat(2))), repeat(1, times=2).__length_hint__())
print(list(islice(cycle("ab"), 5)), list(cycle([])), list(zip(cycle([0, 1]), "xyz")))
print(list(islice(count(), 3)), list(islice(count(10, -2), 3)), list(islice(count(0.5, 0.25), 3)), list(islice(count(Fraction(1, 2), Fraction(1, 3)), 3)), list(islice(count(Decimal("1.1"), Decimal(".1")), 2)), repr(count(5)), repr(count(5, 2)), repr(count(1, 1)), repr(count(1.0, 1.0)), list(islice(count(step=3), 3)), next(count(10**30)), list(islice(count(1j), 2)))
c = count(3); next(c); print(repr(c), next(c))
err(accumulate); err(list, accumulate(5)) if False else err(accumulate, 5); err(list, accumulate([1, "a"])); err(list, chain(5)); err(chain.from_iterable, 5); err(list, chain.from_iterable([1])); err(repeat); err(repeat, 1, "x"); err(cycle, 5); err(count, "a"); err(count, 1, None); err(lambda: repeat(1).__length_hint__()); err(len, repeat(1, 3)); err(chain, a=1)
print([type(x).__name__ for x in (count(), cycle("a"), repeat(1), accumulate([]), chain())], iter(c) is c)
a = accumulate([1, 2, 3]); print(next(a), next(a), list(a), next(a, "end"))
balance = list(accumulate([-10, 50, -20], initial=100)); print(balance, min(balance), [round(x, 2) for x in accumulate([1000] + [0.05] * 3, lambda b, r: b * (1 + r))])
