from functools import cmp_to_key
from operator import itemgetter, attrgetter
import bisect, random
from collections import namedtuple
Person = namedtuple("Person", "name age city", defaults=["?"])
people = [Person("Ann", 31, "Rome"), Person("bob", 25), Person("Cid", 31, "Oslo"), Person("dee", 25, "Rome")]
print([p.name for p in sorted(people, key=attrgetter("age", "name"))], [p.name for p in sorted(people, key=lambda p: (-p.age, p.name.lower()))])
print(sorted(people)[0], max(people, key=itemgetter(1)).name, sorted(people, key=itemgetter(2), reverse=True)[-1].city)
versions = ["1.10", "1.9", "1.2.3", "1.2"]
print(sorted(versions), sorted(versions, key=lambda v: [int(x) for x in v.split(".")]))
print(sorted(["b10", "a2", "a10", "b1"], key=lambda s: (s[0], int(s[1:]))), sorted([3, "a", 2.5, "B"], key=str), sorted("bAc", key=str.casefold))
numbers = [5, 2, 9, 1]
numbers.sort(reverse=True)
print(numbers, sorted(numbers, key=cmp_to_key(lambda a, b: (a % 3 - b % 3) or a - b)), list(reversed(numbers)), sorted([[2, 1], [1, 5], [1, 2]]), sorted([(1, "b"), (1, "a")]))
grades = [60, 70, 80, 90]
print([("FDCBA")[bisect.bisect(grades, score)] for score in (33, 60, 99, 77, 70, 89, 90)], bisect.bisect_left(grades, 70), bisect.bisect_right(grades, 70, 0, 2))
for x in (65, 100, 10):
    bisect.insort(grades, x)
print(grades, bisect.bisect_left([(1, "a"), (2, "b")], 2, key=itemgetter(0)))
random.seed(3)
deck = list(range(10))
random.shuffle(deck)
print(deck, random.sample(range(100), 5), random.choice("abc"), random.choices([1, 2], weights=[9, 1], k=6), round(random.gauss(0, 1), 6), random.randint(1, 6))
def quick(items):
    if len(items) < 2:
        return items
    pivot, *rest = items
    return quick([x for x in rest if x < pivot]) + [pivot] + quick([x for x in rest if x >= pivot])
print(quick(deck) == sorted(deck), Person("Zed", 1)._asdict(), Person._make(["A", 2, "B"]), people[0]._replace(age=1))
try:
    sorted([1, "a"])
except TypeError as error:
    print(error)
