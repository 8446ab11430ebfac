# Words: anagram groups, ladders, scrabble scores, pig latin, letter statistics.
WORDS = "cold cord card ward warm word worm wood food fold gold cord corm dorm form farm eat tea ate tan nat bat tab dog god act cat".split()
groups = {}
for w in dict.fromkeys(WORDS): groups.setdefault("".join(sorted(w)), []).append(w)
print([g for g in groups.values() if len(g) > 1])
def ladder(a, b, words):
    words = {w for w in words if len(w) == len(a)}
    paths, seen = [[a]], {a}
    while paths:
        path = paths.pop(0)
        if path[-1] == b: return path
        for w in sorted(words - seen):
            if sum(x != y for x, y in zip(w, path[-1])) == 1:
                seen.add(w)
                paths.append(path + [w])
    return []
print(" -> ".join(ladder("cold", "warm", WORDS)), ladder("dog", "tea", WORDS))
SCORES = {c: s for s, cs in {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}.items() for c in cs}
def score(w): return sum(SCORES[c] for c in w.lower())
print({w: score(w) for w in ("quiz", "cabbage", "jukebox", "a")}, max(WORDS, key=lambda w: (score(w), w)))
def pig(w):
    if w[0] in "aeiou": return w + "way"
    i = next((i for i, c in enumerate(w) if c in "aeiouy" and i), len(w))
    return w[i:] + w[:i] + "ay"
print(" ".join(map(pig, "the quick apple style rhythm".split())))
text = "the quick brown fox jumps over the lazy dog"
freq = sorted({c: text.count(c) for c in set(text) - {" "}}.items(), key=lambda p: (-p[1], p[0]))
print(freq[:5], len(freq) == 26, "".join(sorted(set(text.replace(" ", "")))))
def is_isogram(w): return len(set(w.lower())) == len(w)
def soundex(w):
    codes = {c: str(i) for i, cs in enumerate(("bfpv", "cgjkqsxz", "dt", "l", "mn", "r"), 1) for c in cs}
    out, last = w[0].upper(), codes.get(w[0].lower(), "")
    for c in w[1:].lower():
        code = codes.get(c, "")
        if code and code != last: out += code
        if c not in "hw": last = code
    return (out + "000")[:4]
print([w for w in WORDS if is_isogram(w)][:5], {w: soundex(w) for w in ("Robert", "Rupert", "Ashcraft", "Tymczak", "Honeyman")})
def longest_common(a, b): return max((a[i:j] for i in range(len(a)) for j in range(i + 1, len(a) + 1) if a[i:j] in b), key=len, default="")
print(longest_common("concatenate", "cathedral"), repr(longest_common("abc", "xyz")), [w[::-1] for w in WORDS if w[::-1] in WORDS and w < w[::-1]])
