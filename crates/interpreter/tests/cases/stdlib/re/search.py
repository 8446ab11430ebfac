# match, search, fullmatch, findall, finditer, split with groups and flags.
import re
m = re.match(r"(?P<year>\d{4})-(?P<month>\d\d)(-(?P<day>\d\d))?", "2024-05 rest")
print(m, m.group(), m.group(0), m.group(1, "month"), m["year"], m.groups(), m.groups("?"), m.groupdict(), m.groupdict(0), m.start(), m.end("year"), m.span("day"), m.lastindex, m.lastgroup, m.pos, m.endpos, m.string, m.re.pattern, m.regs, bool(m))
print(re.search(r"b+", "aabbb").span(), re.search("x", "abc"), re.fullmatch(r"\w+", "abc!"), re.fullmatch(r"\w+", "abc"), re.match("b", "ab"))
print(re.findall(r"\d+", "1 22 333"), re.findall(r"(\w)(\d)", "a1 b2"), re.findall(r"(a)|b", "ab"), re.findall("", "ab"), re.findall("x*", "axb"))
print([(m.group(), m.span()) for m in re.finditer(r"[aeiou]", "education")], list(re.finditer("z", "abc")))
print(re.split(r"[,;]\s*", "a, b;c,,d"), re.split(r"(-)", "a-b-c"), re.split("x", "abc"), re.split(r"\s", " a b "), re.split("", "abc"), re.split(r"\W+", "a.b.c", 1), re.split("(a)|b", "xay b"))
print(re.findall(r"^\w+", "one\ntwo", re.M), re.findall("a.b", "a\nb", re.S), re.findall("ABC", "abc", re.I), re.findall(r"a b # comment", "ab", re.X), re.match(r"\w+", "é", re.A), re.match(r"(?i)ABC", "abc").group(), re.match(r"(?i:A)b", "ab").group())
print(re.search(r"(?<=\$)\d+", "cost $45").group(), re.search(r"\d+(?!%)", "45% 67").group(), re.search(r"(\w+) \1", "the the").group(), re.search(r"(?P<q>['\"]).*?(?P=q)", 'say "hi"').group(), re.match(r"a{2,3}?", "aaaa").group(), re.match(r"(a)?(?(1)b|c)", "ab").group(), re.match(r"(?:ab)+", "ababx").group())
p = re.compile(r"(\w)(\w)?", re.I | re.M)
print(p, p.pattern, p.flags, p.groups, dict(p.groupindex), p.match("xyz", 1).group(), p.search("abc", 1, 2).group(), p.findall("abc", 1), p == re.compile(r"(\w)(\w)?", re.I | re.M), hash(p) == hash(re.compile(r"(\w)(\w)?", re.I | re.M)), type(p), type(m))
print(re.search("é+", "caféé!").span(), re.sub("é", "e", "né"), re.findall(r"\w+", "naïve café 日本"), re.search(r"\bcat\b", "a cat!").span(), re.findall(rb"\d", b"a1b2"), re.match(rb"(?P<x>.)", b"q")["x"])
