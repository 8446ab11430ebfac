# Errors of patterns, templates and arguments.
import re
for p in ("(", ")", "[", "a**", "*a", "(?P<1>a)", "(?P<a>x)(?P<a>y)", "(?P=x)", "\\1", "(?<=a+)b", "[z-a]", "a{3,1}", "(?z)", "(?P<a", "\\", "(?", "x(?i)", "(?(1)a|b|c)", "\\g", "[a", "(?#x", "a\n(", "(?P>a)", "\\u12", "(?:a"):
    try:
        print(p, re.compile(p))
    except re.error as e:
        print(repr(p), "|", e, "|", e.msg, e.pos, e.lineno, e.colno, e.pattern == p)

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

m = re.match("(a)", "a")
for f in (lambda: re.match("a", 5), lambda: re.match("a", b"a"), lambda: re.match(b"a", "a"), lambda: re.compile(5), lambda: re.sub("a", r"\2", "a"), lambda: re.sub("a", r"\g<x>", "a"), lambda: re.sub("a", r"\q", "a"), lambda: re.sub("a", 5, "a"), lambda: re.sub("a", lambda m: 5, "xa"), lambda: m.group(2), lambda: m.group("x"), lambda: m[5], lambda: m.start(3), lambda: re.compile(re.compile("a"), re.I), lambda: re.escape(5), lambda: re.split("a", None)):
    err(f)
print(re.error.__name__, re.error.__module__, issubclass(re.error, Exception), str(re.error("m", "ab", 1)), str(re.error("m")))
