# Containers that are changed by the comparisons of their own methods.
from collections import deque
from functools import cmp_to_key
class Clears:
    def __eq__(self, other): d.clear(); return False
for op in (lambda: 5 in d, lambda: d.count(5), lambda: d.index(5), lambda: d.remove(5)):
    d = deque([Clears(), 1, 2])
    try: print(op())
    except Exception as error: print(type(error).__name__, error)
class Same:
    def __eq__(self, other): return other == "same"
d = deque([1, Same(), 2, Same()])
print("same" in d, d.count("same"), d.index("same"), d.index("same", 2), d.index("same", -1))
d.remove("same")
print(len(d), d[0], d[1])
for op in (lambda: d.remove("none"), lambda: d.index("same", 0, 2)):
    try: op()
    except ValueError as error: print(error)

items = [3, 1, 2]
def compare(a, b):
    items.append(9); items.pop()
    return a - b
try: items.sort(key=cmp_to_key(compare))
except ValueError as error: print(error)
print(items)
def fails(a, b):
    items.append(a)
    raise KeyError(a)
try: items.sort(key=cmp_to_key(fails))
except KeyError: print(items)
items.sort(key=lambda item: -item)
print(items)
