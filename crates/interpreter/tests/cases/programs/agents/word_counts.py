import re
import string
from collections import Counter
from heapq import nlargest
text = '''It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness,
it was the epoch of belief, it was the epoch of incredulity...'''
words = re.findall(r"[a-z']+", text.lower())
counts = Counter(words)
print(counts.most_common(5), counts["nothing"], sum(counts.values()), len(counts))
print(nlargest(3, counts.items(), key=lambda pair: (pair[1], pair[0])), max(counts, key=len))
print(Counter(map(len, words)), Counter(text.translate(str.maketrans("", "", string.punctuation + string.whitespace)).lower()).most_common(4))
pairs = Counter(zip(words, words[1:]))
print([" ".join(pair) for pair, n in pairs.most_common(3)], pairs[("of", "times")])
a, b = Counter("banana"), Counter("bandana")
print(a + b, a - b, b - a, a & b, a | b, a <= b, +Counter(x=-1, y=2), sorted(a.elements()))
a.subtract("nab")
print(a, a.total(), dict(a.items()), list(a))
a.update({"z": 3}, q=1)
print(a, a.pop("z"), "z" in a)
vowels = {c: text.lower().count(c) for c in "aeiou"}
print(vowels, sorted(vowels, key=vowels.get, reverse=True), "".join(sorted(set(words), key=lambda w: (-counts[w], w))[0]))
