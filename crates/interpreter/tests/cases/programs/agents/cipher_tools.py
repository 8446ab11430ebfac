import string
from itertools import cycle
from collections import Counter
def caesar(text, shift):
    upper, lower = string.ascii_uppercase, string.ascii_lowercase
    table = str.maketrans(upper + lower, upper[shift:] + upper[:shift] + lower[shift:] + lower[:shift])
    return text.translate(table)
secret = caesar("Attack at Dawn!", 3)
print(secret, caesar(secret, -3), caesar("xyz", 29 % 26))
def vigenere(text, key, sign=1):
    keys = cycle(key)
    return "".join(chr((ord(c) - 65 + sign * (ord(next(keys)) - 65)) % 26 + 65) if c.isupper() else c for c in text)
hidden = vigenere("HELLO WORLD", "KEY")
print(hidden, vigenere(hidden, "KEY", -1))
def xor(data, key):
    return bytes(a ^ b for a, b in zip(data, cycle(key)))
print(xor(b"secret", b"k").hex(), xor(xor(b"secret", b"ab"), b"ab"), bytes.fromhex("de ad be ef"), list(b"abc"), bytearray(b"xyz")[::-1])
print(Counter("".join(filter(str.isalpha, secret.lower()))).most_common(2), "racecar" == "racecar"[::-1], sorted("listen") == sorted("silent"))
print("".join(chr(i) for i in range(945, 950)), "ß".upper(), "İ".lower().encode(), "ﬁ".casefold(), "é".encode("utf-8"), b"\xc3\xa9".decode(), "naïve".encode("ascii", "replace"), "Ω".encode("ascii", "xmlcharrefreplace"), ascii("日本"))
