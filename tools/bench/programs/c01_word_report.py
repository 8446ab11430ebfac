# A report on a text: words, their lengths and their neighbours.
N = 240  #@ small=1
from collections import Counter, defaultdict
TEXT = ("The quick brown fox jumps over the lazy dog while seven wizards box quietly near the frozen lake. "
        "Every bright morning a small crowd gathers there, and the dog sleeps on. ") * 40
def report(text):
    words = [w.strip(".,").lower() for w in text.split()]
    counts = Counter(words)
    by_length = defaultdict(list)
    for word in sorted(set(words)):
        by_length[len(word)].append(word)
    pairs = Counter(zip(words, words[1:]))
    top = ", ".join(f"{w} ({n})" for w, n in counts.most_common(5))
    longest = max(by_length)
    return top, by_length[longest], pairs.most_common(2)
for _ in range(N):
    result = report(TEXT)
print(result)
