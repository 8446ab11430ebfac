# Everything a match knows.
import re, copy
m = re.match(r"(a)(b)?(?P<c>c)?(d)", "ad")
print(m.groups(), m.groups("-"), m.groupdict(), m.groupdict(""), m.group(2), m.start(2), m.span(3), m.lastindex, m.lastgroup, m.expand(r"\1-\4 \g<4>"), m.expand(r"[\2]"))
m = re.match(r"((a)(b))(?P<last>c)", "abcd")
print(m.lastindex, m.lastgroup, m.regs, m.expand(r"\g<last>\n\g<0>"), m.re is re.compile(m.re.pattern), copy.copy(m) is m, copy.deepcopy(m) is m, m.groups(), m[0], m["last"], len(m.groups()))
print(repr(m), repr(re.match("x" * 60, "x" * 60)), repr(re.match(b"ab", b"ab")), repr(re.search("\n", "a\n")), repr(re.match("'", "'")))
m = re.search(r"(\d+)", "abc 42 def")
print("before:", repr(m.string[:m.start()]), "after:", repr(m.string[m.end():]), m.start(1) == m.start(), bool(m), m == m, hash(m) == hash(m))
nested = re.match(r"(?:(x)|(y))+", "xyx")
print(nested.groups(), nested.span(1), nested.span(2), nested.lastindex)
for bad in (lambda: m.expand(r"\5"), lambda: m.expand(r"\g<x>"), lambda: m.expand(r"\g<1"), lambda: m.expand("\\"), lambda: m.groups(1, 2), lambda: m.nope, lambda: setattr(m, "pos", 1), lambda: m.__class__()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
if (m := re.fullmatch(r"(\w+)=(\w+)", "key=value")):
    key, value = m.groups(); print(key, value)
print([m.span() for m in re.finditer("a", "banana")], isinstance(m, re.Match), re.Match.__module__, type(m).__name__, re.Match[str])
