# One step of decomposition for every character, with its tag; sequences of characters that have a name.
import hashlib
import unicodedata

digest, count, tags = hashlib.sha256(), 0, {}
for code in range(0x110000):
    text = unicodedata.decomposition(chr(code))
    count += bool(text)
    digest.update(f"{code:x} {text}\n".encode())
    if text.startswith("<"):
        tag = text.split()[0]
        tags[tag] = tags.get(tag, 0) + 1
print(count, digest.hexdigest())
print(tags)
for char in "é\u1e69\ufb01\u2460\u00bd\u0340\uac00\u3392\uff21\u00a0\u2126\u0f77\u01c4\u1f71\U0001d15e":
    print(f"{ord(char):04X}", unicodedata.decomposition(char))
for name in ["KEYCAP DIGIT ONE", "latin small letter r with tilde", "BENGALI LETTER KHINYA", "LATIN SMALL LETTER A", "KEYCAP"]:
    try:
        print(name, ascii(unicodedata.lookup(name)))
    except KeyError as error:
        print(name, error)
