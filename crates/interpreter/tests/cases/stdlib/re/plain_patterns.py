# Patterns that are no more than a text, or characters of one kind.
import re

TEXTS = ["", "a", "aaa", "ab ba  abab", "Grüße, über äöü 12 345\n6\n", "日本語 テキスト 日本", "x" * 40 + "ab" + "y" * 40, "1,2,,3", "\x00\xff\u0100\U0001f600a"]
PATTERNS = [
    "a", "ab", "ü", "日本", r"\.", ",", "a+", r"\w+", r"\d+", r"\s+", "[ab]+", "[^a]+", r"\W+", "[a-z]", "[^,]", r"\d", "[^\x00-\x7f]+", "[ä-ü]+",
    ".", ".+", "a++", r"\w++", "a+?", r"\d+?", "a{1,}", "a{1,2}", "a*", "(a)", "(?i)AB", "(?i)[A-B]+", "(?s).+", "(?s).", "(?a)\\w+", "(?:ab)", "(?:[ab])+", "😀",
]
for pattern in PATTERNS:
    compiled = re.compile(pattern)
    print(pattern)
    for text in TEXTS:
        found = [m.span() for m in compiled.finditer(text)]
        print("", compiled.findall(text), found, compiled.sub("<>", text, count=3) if found else "-", compiled.split(text, 2))
        print("", compiled.search(text), compiled.match(text), compiled.fullmatch(text))
    m = compiled.search(TEXTS[3])
    if m:
        print("", m.lastindex, m.lastgroup, m.groups(), m.regs, m.pos, m.endpos, m.group())

for pattern in (b"a", b"ab", rb"\w+", b"[^a]+", b"\xff+", b"[\x80-\xff]", b".+"):
    compiled = re.compile(pattern)
    for text in (b"", b"ab aab", b"a\xff\xffb\x80", bytearray(b"abab")):
        print(pattern, compiled.findall(text), [m.span() for m in compiled.finditer(text)], compiled.sub(b"_", text))

words = re.compile(r"\w+")
text = "one two\tthree"
for pos in range(-1, 16, 3):
    for endpos in (-1, 0, 2, 5, 9, 20):
        print(pos, endpos, words.findall(text, pos, endpos), words.search(text, pos, endpos), re.compile("t").search(text, pos, endpos))
print(re.findall("ab", "ababab"), re.findall("aa", "aaaaa"), re.split(r"\s+", " a  b "), re.sub(r"\d", lambda m: str(int(m[0]) + 1), "a1b9"))
print(list(map(re.Match.span, re.finditer("(a)(b)?(c)?(d)?", "abcd ab a"))), [m.groups() for m in re.finditer("(a)(b)?(c)?(d)?", "abcd ab a")])
print([m.regs for m in re.finditer("(a)(b)?", "ab a")], [m.regs for m in re.finditer("(a)", "ab a")])
