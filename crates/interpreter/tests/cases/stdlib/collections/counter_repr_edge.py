# Counter: reprs with mixed values, deletion, ordering and word statistics.
from collections import Counter
import re

c = Counter(a=1, b="x", c=None)
try:
    print(repr(c))
except TypeError as e:
    print("TypeError", e)
del c["a"]
del c["not there"]
try:
    del {}["z"]
except KeyError as e:
    print("KeyError", e)
print(sorted(c))
text = """The quick brown fox. The lazy dog! the QUICK fox? A fox, a dog."""
words = Counter(re.findall(r"[a-z]+", text.lower()))
print(words.most_common(3))
for word, n in sorted(words.items(), key=lambda kv: (-kv[1], kv[0])):
    print(f"{word:<6}{'#' * n}")
lengths = Counter(map(len, words))
print(sorted(lengths.items()), max(lengths, key=lengths.get))
nested = Counter((w[0], len(w)) for w in words)
print(nested.most_common(1), nested[("t", 3)])
letters = Counter(ch for ch in text if ch.isalpha())
print(letters.total(), letters["T"], letters["t"], {k: round(v / letters.total(), 3) for k, v in letters.most_common(2)})
def is_anagram(a, b):
    norm = lambda s: Counter(s.replace(" ", "").lower())
    return norm(a) == norm(b)
print(is_anagram("Dormitory", "dirty room"), is_anagram("abc", "abd"))
inventory = Counter(apple=5, pear=2)
order = Counter(apple=3, kiwi=1)
missing = order - inventory
inventory.subtract(order)
print(missing, inventory, +inventory)
class Item:
    def __repr__(self): return "Item"
i = Item()
print(Counter({i: 2, "x": 2, 3: 1}), Counter([i, i]).most_common())
