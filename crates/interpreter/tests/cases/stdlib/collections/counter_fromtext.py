# Counting characters, words and pairs.
from collections import Counter
text = "the cat and the hat and the bat"
words = text.split()
c = Counter(words)
print(c)
print(c.most_common(2))
print(sorted(c.items()))
print(Counter(map(len, words)))
print(Counter(zip(words, words[1:])).most_common(2))
print(Counter(text.replace(" ", "")).most_common(3))
print(c["the"], c["dog"], "dog" in c)
c["dog"] += 2
del c["the"]
print(c)
print(sum(c.values()), len(c), max(c.values()))
print([w for w, n in c.items() if n == 1])
print(Counter(w[0] for w in words))
