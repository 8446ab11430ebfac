import fnmatch

for pattern in ("*.py", "a?c", "[abc]*", "[!a]x", "*a*b*", "", "[", "[]]", "[a-c-e]", "[z-a]", "[!z-a]", "a[b", "**", "*.[ch]", "é?", "[a-]", "[]-a]", "x[!]y]z", "\\*"):
    names = ("a.py", "abc", "x", "", "[", "]", "b", "-", "é1", "azb", "aab", "xaybz", "a\nb", "f.c", "f.h", "xyz", "*", "\\x")
    print(repr(pattern), [name for name in names if fnmatch.fnmatch(name, pattern)], fnmatch.filter(names, pattern) == [name for name in names if fnmatch.fnmatchcase(name, pattern)])

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

shown(fnmatch.filter, ["a.py", "b.txt"], "*.py")
shown(fnmatch.filter, [], "*")
shown(fnmatch.filter, (b"a", b"b"), b"a")
shown(fnmatch.fnmatch, b"a", b"*")
shown(fnmatch.fnmatch, "a", b"*")
shown(fnmatch.fnmatch, 1, "a")
shown(fnmatch.fnmatch)
shown(fnmatch.fnmatch, "a", name="b")
shown(fnmatch.filter, "abc", "a")
shown(fnmatch.filter, iter(["a"]), "a")
