"""Dicts: counted, grouped, merged, nested, by tuples, sorted by value, iterated in every way."""
from collections import Counter, OrderedDict, defaultdict

words = ("the quick brown fox jumps over the lazy dog and runs away from the big bad wolf " * 40).split()
total = 0
for turn in range(25):
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    for word in words:
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1
    groups = defaultdict(list)
    for i, word in enumerate(words):
        groups[len(word)].append(i)
    by_first = {}
    for word in words:
        by_first.setdefault(word[0], set()).add(word)
    top = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:5]
    inverse = {count: word for word, count in counts.items()}
    merged = {**counts, **inverse, "turn": turn}
    merged.update({word: 0 for word in words[:10]})
    total += len(merged) + sum(merged.get(word, 0) for word in counts) + top[0][1]
    total += sum(len(v) for v in groups.values()) + len(Counter(words).most_common(3)) + len(by_first)
grid = {}
for x in range(120):
    for y in range(120):
        grid[x, y] = (x * y) % 7
near = 0
for (x, y), value in grid.items():
    for dx, dy in ((0, 1), (1, 0)):
        if grid.get((x + dx, y + dy)) == value:
            near += 1
nested = {}
for i in range(6000):
    level = nested.setdefault(i % 10, {}).setdefault(i % 7, {"n": 0, "last": None})
    level["n"] += 1
    level["last"] = i
ordered = OrderedDict((i, i * i) for i in range(2000))
for i in range(0, 2000, 3):
    ordered.move_to_end(i)
while len(ordered) > 1500:
    ordered.popitem(last=False)
removed = {i: str(i) for i in range(5000)}
for i in range(0, 5000, 2):
    del removed[i]
print(total, near, nested[3][3], len(ordered), next(iter(ordered)), len(removed), list(removed.values())[:3], removed.pop(1), removed == dict(removed))
