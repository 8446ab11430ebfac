# Compiled patterns: attributes, equality, cache.
import re, copy
p = re.compile(r"(?P<a>x)(y)(?P<b>z)?", re.I)
print(p, p.pattern, p.flags, p.groups, p.groupindex, dict(p.groupindex), type(p.groupindex).__name__, p == re.compile(r"(?P<a>x)(y)(?P<b>z)?", re.I), p == re.compile("x"), hash(p) == hash(re.compile(p.pattern, re.I)), copy.copy(p) is p, copy.deepcopy(p) is p, isinstance(p, re.Pattern), re.Pattern.__module__, re.Pattern[str])
print(re.compile("a" * 250), len(repr(re.compile("a" * 300))), repr(re.compile("a'b")), repr(re.compile('a"b')), repr(re.compile("a\nb")), repr(re.compile(b"\xff")))
for name in ("match", "search", "fullmatch", "findall", "finditer", "split", "sub", "subn", "scanner"):
    print(name, callable(getattr(p, name, None)) or name == "scanner", end="; ")
print()
for bad in (lambda: p.nothing, lambda: setattr(p, "pattern", "x"), lambda: p < p, lambda: re.Pattern(), lambda: p.groupindex.__setitem__("q", 1), lambda: re.compile(None), lambda: re.compile(["a"]), lambda: re.compile()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
re.purge()
cache = {re.compile("a"): 1, re.compile("b"): 2}
print(cache[re.compile("a")], len({re.compile("a"), re.compile("a"), re.compile("a", re.I)}), [q.pattern for q in map(re.compile, "ab")], re.compile("") == re.compile(""), re.template("a") if False else "")
class Str(str): pass
print(re.match(Str("a"), Str("abc")).group(), type(re.match("a", Str("abc")).group()), type(re.sub("x", "y", Str("abc"))), re.compile(Str("q")).pattern)
