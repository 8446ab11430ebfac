# Numbers at the edge: rounding to absurd places, powers of complex numbers without a result, hashes of what is empty.
import operator


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


for digits in (10**30, 2**63, -400, True):
    attempt(round, 8979323, digits)
attempt(round, 5, 1.5)
attempt(pow, 1e200 + 1j, 1e200 + 1j)
attempt(pow, 1e200 + 1j, 5)
attempt(pow, complex("inf"), 2)
attempt(pow, 1 + 1j, 2)
attempt(pow, 2j, -1)
attempt(pow, 0j, -1)
print(hash(b""), hash(""), hash(b"") == hash(bytes()))

numbers = {1, 2, 3, 4}
iterator = iter(numbers)
next(iterator)
print(operator.length_hint(iterator))
numbers.add(9)
print(operator.length_hint(iterator))
table = {1: 2, 3: 4}
iterator = iter(table)
next(iterator)
print(operator.length_hint(iterator))
table[5] = 1
print(operator.length_hint(iterator), operator.length_hint(iter(table.items())))
items = [1, 2, 3, 4]
iterator = reversed(items)
next(iterator)
print(operator.length_hint(iterator))
items.clear()
print(operator.length_hint(iterator), list(iterator))
