import re
sample = "aZ0_ \t\n-é中²٣½Ⅷ\u00a0\u2028ß"
for p in [r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", r".", r"[a-z]", r"[^a-z]", r"[\w-]", r"[^\w\s]", r"[\]\-]", r"[]a]", r"[^]a]", r"[a-]", r"[-a]", r"[\t\n]", r"[é-中]", r"\x61", r"\u00e9", r"[\x30-\x39]", r"[\d_]", r"(?a:\w)", r"(?s:.)", r"(?i:z)", r"(?i:É)", r"(?i:SS|ß)", r"\141", r"[\101\132]", r"\N{SNOWMAN}|\N{LATIN SMALL LETTER E WITH ACUTE}"]:
    print(p, ascii(re.findall(p, sample)))
print(ascii(re.findall(r"\w", sample, re.A)), ascii(re.findall(r"\s", sample, re.A)), ascii(re.findall(r"\d", sample, re.ASCII)))
print(re.findall(r"[A-z]", "aZ_^"), re.findall(r"(?i)[k]", "kK\u212a"), re.findall(r"(?i)[^k]", "kKx"), re.findall("(?i)σ", "σςΣ"))
print(re.findall(rb"\w+", b"caf\xc3\xa9 1"), re.findall(rb"[\x80-\xff]", b"caf\xc3\xa9"), re.findall(rb"(?i)A", b"aA"))
print(re.findall(r"\bfoo\b", "foo food (foo) foo_"), re.findall(r"\Boo", "foo oo boo"), re.findall(r"\b", "a b"), re.findall(r"\Z", "ab\n"), re.findall(r"$", "ab\n"))
print(re.I, re.I | re.M, repr(re.X), re.RegexFlag(0), re.RegexFlag.DOTALL, int(re.S | re.A), re.compile("a", re.I | re.S), re.NOFLAG, ~re.I & re.I)
