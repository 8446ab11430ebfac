# sub, subn, templates, functions, escape, flags.
import re
print(re.sub(r"\d", "#", "a1b2"), re.sub("a", "b", "aaa", 2), re.sub("a", "b", "aaa", count=1), re.subn("a", "b", "banana"), re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.sub(r"(?P<n>\d+)", r"<\g<n>>\g<0>", "x12"), re.sub("(a)(b)?", r"[\1|\2]", "aab"), re.sub("x*", "-", "abxd"), re.sub("", "-", "abc"), re.sub(r"\\", "/", "a\\b"), re.sub("a", r"\n", "a"), re.sub("b", r"\\", "abc"))
print(re.sub(r"\w+", lambda m: m.group().capitalize(), "the quick fox"), re.sub("[aeiou]", lambda m: "", "education"), re.subn(r"\d", lambda m: str(int(m[0]) * 2), "1a2"), re.sub(r"(.)", lambda m: m.group(1) * 2, "é日"))
print(re.escape("a.b*c[d]"), re.escape("hello world_1-2"), re.escape(b"a+b"), re.sub(re.escape("$5"), "x", "cost $5"))
print(re.I, re.IGNORECASE | re.M, repr(re.S), re.RegexFlag.X, re.I.value, int(re.M), re.I & re.M, re.I in (re.I | re.S), bool(re.NOFLAG), re.A | 0)
m = re.match("(a)(b)", "ab")
print(m.expand(r"\2\1 \g<1>"), re.template if False else "", re.purge())
class R:
    def __call__(self, m): return "!"
print(re.sub("a", R(), "banana"), re.compile("n").sub(str.upper if False else "N", "banana"), re.compile("(?P<k>a)").subn(r"<\g<k>>", "banana", 2))
def counted(m, seen=[]):
    seen.append(m.start())
    return str(len(seen))
print(re.sub("a", counted, "banana"))
