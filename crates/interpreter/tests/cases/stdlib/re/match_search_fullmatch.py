# match, search, fullmatch, with positions and flags.
import re
for pattern, text in (("a+", "aaab"), ("b", "aab"), ("^b", "a\nb"), ("a|ab", "ab"), ("", "x"), ("x*", "yyy"), (r"\d+", "abc 123"), ("(a)(b)?", "ac"), (r"\Aa\Z", "a\n"), ("a$", "a\n"), (r"\bfoo\b", "a foo b"), (r"\Bo", "foo")):
    print(repr(pattern), [m and (m.span(), m.group()) for m in (re.match(pattern, text), re.search(pattern, text), re.fullmatch(pattern, text))])
p = re.compile(r"\w+")
print(p.match("hello world", 6), p.search("  hello", 1, 4), p.fullmatch("abcdef", 1, 3), p.match("abc", 10), p.search("abc", -5), p.match(string="abc", pos=1, endpos=2), re.compile("^a").match("ba", 1), re.compile("a$").search("ab", 0, 1))
m = re.search(r"(?P<year>\d{4})-(?P<month>\d\d)", "on 2024-05-06")
print(m, m.group(), m.group(0, 1, 2), m.group("year"), m["month"], m[1], m.groups(), m.groupdict(), m.start(), m.end("year"), m.span(2), m.pos, m.endpos, m.string, m.re.pattern, m.lastindex, m.lastgroup, m.regs)
for bad in (lambda: m.group(3), lambda: m.group("nope"), lambda: m["x"], lambda: m[5], lambda: m.start(9), lambda: m.group(1.5), lambda: m.span("q"), lambda: re.match("a"), lambda: re.match(5, "a"), lambda: re.match("a", b"a"), lambda: re.match(b"a", "a"), lambda: re.match("a", 5), lambda: re.search("a", None), lambda: p.match(), lambda: re.match("a", "a", "i")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(bool(re.match("", "")), re.match("x", "y"), re.match(b"\\w", b"a").group(), re.search("é", "café").span(), re.match(r"(?i)É", "é"))
