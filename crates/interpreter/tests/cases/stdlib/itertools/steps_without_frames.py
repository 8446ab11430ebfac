# Iterators that are stepped through natively, up to where the guest takes part.
import operator
from itertools import accumulate, chain, compress, count, cycle, dropwhile, filterfalse, islice, repeat, starmap, takewhile


class Truth:
    def __init__(self, value):
        self.value = value

    def __bool__(self):
        print("asked", self.value)
        if self.value == "bad":
            raise ValueError("no truth")
        return bool(self.value)

    def __repr__(self):
        return f"Truth({self.value!r})"


def consumers(make):
    """What each consumer makes of one."""
    for consumer in (list, tuple, sorted, set, sum, max, any, all, len_of, joined):
        try:
            result = consumer(make())
        except Exception as error:
            print(consumer.__name__, type(error).__name__, error)
        else:
            print(consumer.__name__, len(result) if isinstance(result, set) else result)


def len_of(items):
    return sum(1 for _ in items)


def joined(items):
    return "-".join(map(str, items))


print("compress")
consumers(lambda: compress([5, 3, 9, 1], [1, 0, "x", 2.5]))
consumers(lambda: compress([5, 3, 9, 1], [1, Truth(0), Truth(1), 1]))
consumers(lambda: compress(iter([5, 3, 9]), (n for n in [1, 1, 0])))
chosen = compress("abcdef", [1, 0, Truth(1), 1, Truth("bad"), 1])
print(next(chosen), next(chosen), next(chosen))
try:
    next(chosen)
except ValueError as error:
    print("ValueError", error)
data, selectors = iter(range(10)), iter([1, 0, 1])
print(list(compress(data, selectors)), next(data), next(selectors, "none"))
data, selectors = iter(range(2)), iter([1, 1, 7])
print(list(compress(data, selectors)), next(data, "none"), next(selectors, "none"))
partly = compress(range(8), cycle([1, 1, 0]))
print(next(partly), list(partly), list(partly), next(partly, "end"))
partly = compress(range(8), [1, 1, 1, Truth(1), 0, Truth(0), 1, 1])
for item in partly:
    print("got", item)
    if item == 2:
        break
print(list(partly))
changing = [1, 1]
found = compress(range(10), changing)
print(next(found))
changing.extend([Truth(1), 0, 1])
print(list(found))
into = [0]
try:
    into.extend(compress([1, 2, 3], [1, 1, Truth("bad")]))
except ValueError as error:
    print("ValueError", error, into)
table = {1: 1, 2: 2}
try:
    for item in compress(table, repeat(1)):
        table[item + 10] = 0
except RuntimeError as error:
    print("RuntimeError", error)

print("filterfalse")
consumers(lambda: filterfalse(None, [0, 5, 0.0, 3]))
consumers(lambda: filterfalse(bool, iter([0, Truth(0), 4])))
consumers(lambda: filterfalse(lambda n: n > 3, [1, 5, 2, 9]))
odd = filterfalse(None, [0, 1, "", Truth(0), [], Truth(1), ()])
print(next(odd), [type(item).__name__ for item in odd])

print("starmap")


class Number:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        print("add", self.value, other)
        return self.value + other

    def __radd__(self, other):
        print("radd", other, self.value)
        return other + self.value


consumers(lambda: starmap(pow, [(2, 3), (3, 2), (10, 0)]))
consumers(lambda: starmap(operator.add, [(1, 2), (Number(3), 4), (5, Number(6)), (7, 8)]))
consumers(lambda: starmap(operator.add, [(1, 2), [3, 4], iter((5, 6))]))
consumers(lambda: starmap(max, [(1, 2), (3, 2, 9)]))
consumers(lambda: starmap(operator.floordiv, [(7, 2), (1, 0), (9, 3)]))
consumers(lambda: starmap(lambda a, b: a * b, [(1, 2), (3, 4)]))
consumers(lambda: starmap(str.upper, [("a",), ("b",)]))
pairs = iter([(1, 2), (3, "x"), (5, 6)])
sums = starmap(operator.add, pairs)
print(next(sums))
try:
    next(sums)
except TypeError as error:
    print("TypeError", error)
print(next(pairs))
lists = [[1], [2]]
print(list(starmap(operator.iadd, zip(lists, [[3], [4]]))), lists)
for bad in ([(1,)], [5], [(1, 2, 3)]):
    try:
        list(starmap(operator.add, bad))
    except TypeError as error:
        print("TypeError", error)
print(list(islice(starmap(pow, zip(count(1), repeat(2))), 5)))

print("map of several")
consumers(lambda: map(pow, [1, 2, 3], repeat(2)))
consumers(lambda: map(operator.add, [1, 2, 3], [4, Number(5)]))
consumers(lambda: map(operator.mul, range(3), (2, 3, 4, 5)))
first, second = iter([1, 2, 3, 4]), iter([1, 2])
print(list(map(operator.sub, first, second)), list(first), list(second))
both = iter(range(7))
print(list(map(operator.add, both, both)))
powers = map(pow, [2, 3, 4], [1, 2, 3])
print(type(powers).__name__, next(powers), list(powers), list(powers))
try:
    print(list(map(divmod, [1, 2], [1, 0])))
except ZeroDivisionError as error:
    print("ZeroDivisionError", error)

print("accumulate")
consumers(lambda: accumulate([1, 2, 3]))
consumers(lambda: accumulate([1, 2.5, Number(3), 4]))
consumers(lambda: accumulate([], initial=4))
consumers(lambda: accumulate(iter("abc")))
consumers(lambda: accumulate([3, 1, 2], max))
consumers(lambda: accumulate([3, 1, 2], lambda a, b: a - b, initial=10))
running = accumulate(count(1), initial=0)
print(next(running), next(running), [n for n in islice(running, 4)], next(running))
running = accumulate([1, 2, Number(5), 4])
print(next(running), next(running))
for total in running:
    print("total", total)
mixed = accumulate([[1], [2], [3]])
print([len(part) for part in mixed])
try:
    for total in accumulate([1, 2, "x", 4]):
        print("total", total)
except TypeError as error:
    print("TypeError", error)

print("chain")
consumers(lambda: chain.from_iterable(part for part in [[1, 2], (3,), range(4, 6)]))
consumers(lambda: chain([1], (n for n in [2, 3]), {4: 0}))
consumers(lambda: chain.from_iterable(part for part in [[1, 2], 5, [3]]))
parts = chain.from_iterable(iter(part) for part in ["ab", "", "cde"])
print(next(parts), list(parts), list(parts))
kept = []
try:
    kept.extend(chain.from_iterable(part for part in [[1, 2], None]))
except TypeError as error:
    print("TypeError", error, kept)


class Sized:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        print("iter")
        return iter(self.items)

    def __len__(self):
        print("len asked")
        return len(self.items)


print(list(chain.from_iterable(item for item in [Sized([1]), Sized([2, 3])])))


class Stops:
    def __iter__(self):
        raise StopIteration


print(list(chain.from_iterable(item for item in [[1], Stops(), [2]])))

print("dropwhile and takewhile")
consumers(lambda: dropwhile(lambda n: n < 3, [1, 2, 3, 1, 5]))
consumers(lambda: takewhile(lambda n: n < 3, [1, 2, 3, 1, 5]))
consumers(lambda: dropwhile(lambda n: True, [1, 2]))
source = iter(range(10))
rest = dropwhile(lambda n: n < 3, source)
print(next(rest), next(source), next(rest), [n for n in islice(rest, 2)], list(rest), next(source, "none"))
source = iter(range(10))
print(list(takewhile(lambda n: n < 3, source)), list(source))


def stop_at_three(n):
    if n == 3:
        raise StopIteration
    return n < 5


source = iter(range(10))
print(list(takewhile(stop_at_three, source)), next(source))
print(list(filterfalse(lambda n: stop_at_three(n) and n % 2, range(10))))
print(list(filter(stop_at_three, range(10))))
print(list(dropwhile(lambda n: stop_at_three(n + 2), range(10))))
print(list(starmap(lambda n: stop_at_three(n), [(1,), (3,), (4,)])))
print(list(accumulate([1, 1, 1, 1], lambda a, b: stop_at_three(a + b) and a + b)))


def fails_at_three(n):
    if n == 3:
        raise KeyError(n)
    return True


for make in (takewhile, filter, filterfalse):
    into = []
    try:
        into.extend(make(fails_at_three, [1, 2, 3, 4]))
    except KeyError as error:
        print(make.__name__, "KeyError", error, into)
