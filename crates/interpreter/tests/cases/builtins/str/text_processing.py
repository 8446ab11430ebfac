# Typical text work: word counts, reversing words, wrapping, cleaning, caesar, palindromes.
text = "The quick brown fox jumps over the lazy dog. The dog sleeps!"
words = "".join(c if c.isalnum() or c.isspace() else " " for c in text).lower().split()
counts = {}
for w in words:
    counts[w] = counts.get(w, 0) + 1
print(sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:4])
print(" ".join(reversed(text.split())), " ".join(w[::-1] for w in text.split()))
def wrap(t, n):
    lines, line = [], ""
    for w in t.split():
        if len(line) + len(w) + bool(line) > n:
            lines.append(line)
            line = w
        else:
            line = f"{line} {w}".strip()
    return lines + [line]
for l in wrap(text, 20):
    print(l.ljust(20) + "|")
def caesar(s, k):
    return "".join(chr((ord(c) - b + k) % 26 + b) if c.isalpha() and (b := 65 if c.isupper() else 97) else c for c in s)
print(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3))
print([w for w in ("Racecar", "A man, a plan, a canal: Panama", "nope") if (t := [c for c in w.lower() if c.isalpha()]) == t[::-1]])
print("snake_case_name".title().replace("_", ""), "".join("_" + c.lower() if c.isupper() else c for c in "camelCaseName"))
print(" ".join(w.capitalize() for w in "make a title".split()), "a-b_c d".replace("-", " ").replace("_", " ").split())
print({c: text.count(c) for c in "aeiou"}, text.swapcase()[:9], sum(c.isupper() for c in text))
print("\n".join(f"{i:>2}: {w}" for i, w in enumerate(sorted(set(words))[:5], 1)))
print("key=value; k2=v2".split("; "), dict(p.split("=") for p in "key=value; k2=v2".split("; ")))
