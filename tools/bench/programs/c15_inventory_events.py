# A stream of events through generators: parsed, filtered, grouped, summed.
N = 90  #@ small=1
from itertools import groupby
def events(n):
    for i in range(n):
        yield f"{i},{['add', 'remove', 'move'][i % 3]},{['bolt', 'nut', 'gear', 'cog'][i * 7 % 4]},{i % 20 + 1}"
def parsed(lines):
    for line in lines:
        number, kind, item, count = line.split(",")
        yield {"id": int(number), "kind": kind, "item": item, "count": int(count)}
def changes(records):
    for record in records:
        if record["kind"] == "add":
            yield record["item"], record["count"]
        elif record["kind"] == "remove":
            yield record["item"], -record["count"]
def stock(n):
    levels = {}
    for item, group in groupby(sorted(changes(parsed(events(n)))), key=lambda pair: pair[0]):
        amounts = [amount for _, amount in group]
        levels[item] = (sum(amounts), min(amounts), max(amounts), len(amounts))
    return levels
for _ in range(N):
    result = stock(900)
print(result)
