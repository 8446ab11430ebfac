import re
p = re.compile(r"\b(\w)(\w*)\b")
s = "one two  three"
for m in p.finditer(s, 2, 9):
    print(m.span(), m.span(1), m.start(2), m.end(2), m.pos, m.endpos, m.string is s, m.re is p, m.lastindex, m.lastgroup)
print(p.search(s, 4).group(), p.match(s, 4).group(), p.match(s, 1), p.fullmatch(s, 0, 3))
m = re.match(r"(?P<y>\d{4})-(?P<m>\d\d)(-(?P<d>\d\d))?", "2024-05")
print(m.groups(), m.groups("?"), m.groupdict(), m.groupdict(0), m["y"], m["m"], m["d"], m[3])
print(m.expand(r"\g<m>/\g<y>"), m.span("d"), m.start("d"), m.regs, len(m.groups()))
print(repr(m), m.lastgroup, m.lastindex)
print(re.compile("^a", re.M).findall("a\nab\nba"), re.compile("a$", re.M).findall("a\nba\nab"))
print(re.compile("^b").search("ab", 1), re.compile(r"\Ab").search("ab", 1), re.compile(r"(?<=a)b").search("ab", 1))
print([m.span() for m in re.finditer(r"\d*", "1a22")])
print(re.split(r"(,)|;", "a,b;c"), re.split(r"\s*", "a b"), re.split(",", ""), re.split(",", "a,b,c", 1))
print(re.findall(r"(\w)=(\d)", "a=1,b=2"), re.findall(r"(?:\w)=\d", "a=1,b=2"), re.findall(r"(\w)=\d", "a=1,b=2"))
print(bool(re.match("", "")), re.match("a|b", "c"), re.escape("a.b*c[d]-e f\n~é"), re.escape(b"a.b"))
