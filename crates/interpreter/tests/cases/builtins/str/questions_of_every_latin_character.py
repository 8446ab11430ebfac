# Every character up to U+24FF, and some beyond, alone and beside others: what it is, its cases, its escapes, and what splits at it.
import hashlib

QUESTIONS = ("isalnum", "isalpha", "isascii", "isdecimal", "isdigit", "isidentifier", "islower", "isnumeric", "isprintable",
             "isspace", "istitle", "isupper")
MAPS = ("lower", "upper", "title", "capitalize", "swapcase", "casefold")


def digest(texts):
    return hashlib.sha256("\n".join(texts).encode("utf-8", "surrogatepass")).hexdigest()[:16]


points = [*range(0x2500), *range(0x2E00, 0x3200), *range(0xA630, 0xA7FF), *range(0xFB00, 0xFB20), *range(0x10400, 0x10450), 0x1E943, 0x1F600]
for before, after in (("", ""), ("a", ""), ("", "B"), ("Ab ", "cD"), ("é", "ß"), ("—日", "本"), ("x" * 20, "Y" * 20)):
    texts = [before + chr(point) + after for point in points]
    for name in QUESTIONS:
        answers = [getattr(text, name)() for text in texts]
        print(repr(before + "?" + after), name, sum(answers), digest(map(str, answers)))
    for name in MAPS:
        print(name, digest(getattr(text, name)() for text in texts))
    print("split", digest(repr(text.split()) for text in texts), digest(repr(text.split(None, 1)) for text in texts))
    print("repr", digest(map(repr, texts)), digest(map(ascii, texts)))
for text in ("", "a", "A", "1", "_", "é", " ", "\t\n", "\x1c\x1f", "\x7f", "aB", "Ab Cd", "Ab cd", "A1b", "1A", "a" * 5000, "A" * 5000, " " * 5000, "é" * 3000):
    print(text[:8], len(text), [name[2:] for name in QUESTIONS if getattr(text, name)()])
for text in ("a\tb", "\t", "", "a\t\tb\n\tc\r\td", "é\tb", "\t" * 40, "x" * 255 + "\t", "12345678\t9"):
    for size in (8, 4, 1, 0, -3, 100, 300):
        expanded = text.expandtabs(size)
        print(len(expanded), digest([expanded]), end=" ")
    print()
print(ascii("Grüße — 日本語 \U0001F600 it's\n"), repr("x" * 15 + "\\" + "y" * 15 + "'" + "z" * 40 + "\x7f"))
