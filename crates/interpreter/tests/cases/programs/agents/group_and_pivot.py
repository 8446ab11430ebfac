from collections import defaultdict
from itertools import groupby, accumulate, pairwise, islice, starmap, compress, takewhile, dropwhile
from operator import itemgetter, attrgetter, methodcaller
people = [{"name": n, "city": c, "age": a} for n, c, a in [("Ann", "Rome", 31), ("Bob", "Oslo", 25), ("Cid", "Rome", 44), ("Dee", "Oslo", 25), ("Eve", "Bern", 19)]]
people.sort(key=itemgetter("city", "age"))
for city, group in groupby(people, key=itemgetter("city")):
    group = list(group)
    print(city, [p["name"] for p in group], sum(p["age"] for p in group) / len(group))
pivot = defaultdict(lambda: defaultdict(list))
for p in people:
    pivot[p["city"]][p["age"] // 10 * 10].append(p["name"])
print({city: dict(ages) for city, ages in pivot.items()})
print(list(accumulate(p["age"] for p in people)), list(accumulate([3, 1, 4, 1, 5], max)), list(accumulate([1, 2, 3], lambda a, b: a * b, initial=10)))
print([b["age"] - a["age"] for a, b in pairwise(people)], list(islice(people, 1, None, 3))[0]["name"], list(starmap(pow, [(2, 3), (3, 2)])))
print(list(compress("abcdef", [1, 0, 1, 0, 1, 1])), list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(str.isspace, "  ab ")))
print([(key, "".join(group)) for key, group in groupby("aaabbc")], {key: len(list(group)) for key, group in groupby(sorted("mississippi"))})
print(sorted(["b", "A", "c"], key=methodcaller("lower")), sorted([1 + 2j, 3j], key=attrgetter("imag")), max(people, key=itemgetter("age"))["name"])
groups = groupby([1, 1, 2, 3, 3])
first = next(groups)
second = next(groups)
print(list(first[1]), list(second[1]), [k for k, _ in groups])
