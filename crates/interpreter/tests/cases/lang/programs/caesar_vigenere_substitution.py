# Ciphers: Caesar with frequency attack, Vigenère, rail fence, substitution.
A = "abcdefghijklmnopqrstuvwxyz"
def caesar(t, k): return t.translate(str.maketrans(A + A.upper(), A[k % 26:] + A[:k % 26] + A[k % 26:].upper() + A[:k % 26].upper()))
def vigenere(t, key, sign=1):
    out, i = [], 0
    for c in t:
        if c.isalpha():
            shift = sign * A.index(key[i % len(key)])
            out.append(caesar(c, shift))
            i += 1
        else:
            out.append(c)
    return "".join(out)
FREQ = "etaoinshrdlcumwfgypbvkjxqz"
def crack(t):
    def score(s):
        counts = {c: s.count(c) for c in A}
        top = sorted(A, key=lambda c: (-counts[c], c))[:6]
        return sum(c in FREQ[:6] for c in top)
    return max(range(26), key=lambda k: (score(caesar(t, -k).lower()), -k))
def rails(n, length):
    row, step = 0, 1
    for i in range(length):
        yield row, i
        if n > 1:
            step = 1 if row == 0 else -1 if row == n - 1 else step
            row += step
def fence(t, n): return "".join(t[i] for _, i in sorted(rails(n, len(t))))
def unfence(t, n):
    out = [""] * len(t)
    for c, (_, i) in zip(t, sorted(rails(n, len(t)))): out[i] = c
    return "".join(out)
text = "The treasure is hidden near the eastern stone tree, at noon."
secret = caesar(text, 7)
print(secret, crack(secret), caesar(secret, -crack(secret)) == text)
v = vigenere(text, "lemon")
print(v, vigenere(v, "lemon", -1) == text)
for n in (1, 2, 3, 4):
    f = fence(text, n)
    print(n, f, unfence(f, n) == text)
key = "".join(dict.fromkeys("zebras" + A))
table = str.maketrans(A, key)
print(key, text.lower().translate(table), text.lower().translate(table).translate(str.maketrans(key, A)) == text.lower())
print(caesar("xyz XYZ", 3), caesar("abc", -3), vigenere("aaa", "abc"), atbash := "hello".translate(str.maketrans(A, A[::-1])))
