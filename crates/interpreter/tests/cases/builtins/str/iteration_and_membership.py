# Loops over text with index, reversed, sorted, set, zip, sliding windows.
s = "banana"
print([*enumerate(s)], "".join(sorted(set(s))), "".join(reversed(s)), [s[i:i + 2] for i in range(len(s) - 1)], {c: s.count(c) for c in sorted(set(s))}, [i for i, c in enumerate(s) if c == "a"], s.index("n", 3))
print(list(zip(s, s[1:])), all(c in "abn" for c in s), any(c.isupper() for c in s), max(s, key=s.count), "".join(c for i, c in enumerate(s) if c not in s[:i]), [s[:i] for i in range(4)], s[::2] + s[1::2])
first, *middle, last = s
print(first, middle, last, [ord(c) - 96 for c in s], "".join(chr((ord(c) - 97 + 13) % 26 + 97) for c in s), sum(a == b for a, b in zip(s, s[::-1])), s == s[::-1], "".join(a + b for a, b in zip("ace", "bdf")))
vowels = 0
for c in "Programming in Python":
    match c.lower():
        case "a" | "e" | "i" | "o" | "u":
            vowels += 1
print(vowels)
