# An agent's cell: the most common words with stop words removed.
text = """The rain in Spain stays mainly in the plain. In Hartford, Hereford and
Hampshire, hurricanes hardly ever happen. The rain! The rain?"""
stop = {"the", "in", "and"}
words = ["".join(c for c in w if c.isalpha()).lower() for w in text.split()]
counts = {}
for w in words:
    if w and w not in stop:
        counts[w] = counts.get(w, 0) + 1
top = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:5]
for word, n in top: print(f"{word:>10} {n} {'*' * n}")
print(len(words), len(set(words)), max(words, key=len), sum(map(len, words)) / len(words))
by_letter = {}
for w in sorted(set(words)): by_letter.setdefault(w[0], []).append(w)
print({k: v for k, v in by_letter.items() if len(v) > 1})
