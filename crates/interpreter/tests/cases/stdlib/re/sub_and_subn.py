# sub with strings and functions, counts, empty matches.
import re
print(re.sub("a", "b", "banana"), re.sub("a", "b", "banana", 2), re.sub("a", "b", "banana", count=1), re.subn("a", "b", "banana"), re.subn("x", "y", "abc"), re.sub("", "-", "abc"), re.sub("x*", "-", "abxd"), re.sub("b*", "X", "abc"))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.sub(r"(?P<a>\w)(?P<b>\w)", r"\g<b>\g<a>", "abcd"), re.sub(r"(a)(b)?", r"[\1\2]", "ab a"), re.sub("a", r"\g<0>\g<0>", "banana"), re.sub(r"(\d)", r"\g<1>0", "1 2"), re.sub("x", r"\n\t\\", "axb"), re.sub("a", "\\\\1", "a"))
print(re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "1 20 300"), re.sub(r"(?i)hello", lambda m: m.group().upper(), "Hello hello"), re.sub("a", lambda m: "", "banana"), re.sub(r"\b\w", lambda m: m[0].upper(), "the quick fox"))
calls = []
def swap(m):
    calls.append(m.span()); return m[2] + m[1]
print(re.sub("(.)(.)", swap, "abcde"), calls, re.sub(b"a", b"b", b"aa"), re.sub("^", "> ", "a\nb", flags=re.M), re.sub(r"\s+", " ", "  a \n b\t"), re.sub("A", "x", "aA", flags=re.I), re.sub("[aeiou]", "", "programming"))
p = re.compile("(?P<d>\\d)")
print(p.sub("<\\g<d>>", "a1b2", 1), p.subn(lambda m: "#", "1a2"), p.sub(repl="", string="1a2", count=0))
for bad in (lambda: re.sub("a", r"\2", "a"), lambda: re.sub("(a)", r"\g<2>", "a"), lambda: re.sub("a", r"\g<n>", "a"), lambda: re.sub("a", r"\g<", "a"), lambda: re.sub("a", r"\g", "a"), lambda: re.sub("a", r"\q", "a"), lambda: re.sub("a", "\\", "a"), lambda: re.sub("a", 5, "a"), lambda: re.sub("a", lambda m: 5, "a"), lambda: re.sub("a", b"b", "a"), lambda: re.sub("a", "b", b"a"), lambda: re.sub("a", lambda: "", "a"), lambda: re.sub("a", None, "a"), lambda: re.sub("a", r"\g<1a>", "a"), lambda: re.sub("a", r"\g<-1>", "a"), lambda: re.sub("a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(re.sub("a", r"\0", "a") == "\x00", re.sub("(a)", r"\1\061", "a"), re.sub("x", r"\101", "x"), re.sub("(b)", r"\07", "b") == "\x07")
