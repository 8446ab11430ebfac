# Numbered, named, optional and conditional groups, and what refers back to them.
import re
for pattern, text in ((r"(\w)\1", "aab"), (r"(?P<q>['\"]).*?(?P=q)", "say 'it' \"x\""), (r"(a)?b\1", "ab"), (r"(a)?(?(1)b|c)", "ab c"), (r"(?P<x>a)?(?(x)b|c)", "c"), (r"(<)?\w+(?(1)>)", "<a> b <c"), (r"(<)?(\w+)(?(1)>|$)", "<a>"), (r"(a)(b)(c)\3\2\1", "abccba"), (r"(?:(a)|b)\1?", "ba"), (r"(a|b)\1+", "aabbb"), (r"(\d+)-\1", "12-12 3-4"), (r"((a)(b(c)))", "abc"), (r"(?i)(a)\1", "aA"), (r"(x)(?:y)(z)", "xyz"), (r"(?P<year>\d+)/(?P<m>\d+)", "2024/5"), (r"(.)(.)\2\1", "abba xyyx"), (r"(?:(?P<a>1)|(?P<b>2))+", "1212"), (r"\b(\w+) \1\b", "the the cat"), (r"(a(b)?)+", "aba")):
    print(pattern, [m.groups() for m in re.finditer(pattern, text)], [m.group() for m in re.finditer(pattern, text)])
m = re.match(r"(?P<first>\w+) (?P<last>\w+)", "Ada Lovelace")
print(m.groupdict(), m.re.groupindex, m.expand(r"\g<last>, \g<first>"), {**m.groupdict()}, m.lastgroup)
print(re.sub(r"(?P<d>\d\d)/(?P<m>\d\d)", r"\g<m>-\g<d>", "31/12"), re.sub(r"(a)(?:b)(c)?", r"<\1\2>", "ab abc"), re.findall(r"(((a)))", "a"), re.compile("(" * 50 + "a" + ")" * 50).groups, re.match("".join(f"(?P<g{i}>{chr(97 + i)})" for i in range(5)), "abcde").groupdict())
print(re.match(r"(?:(\w)(\w))*", "abcd").groups(), re.match(r"(?:(a)|(b)|(c))*", "abc").groups(), re.match(r"(a)|(b)", "b").lastindex, re.search(r"(?P<n>x)|y", "y")["n"], re.match(r"(?:(?=(a)))a", "a").groups(), re.match(r"(?!(b))a", "a").groups())
