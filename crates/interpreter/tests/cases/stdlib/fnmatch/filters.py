# Selecting names with several patterns.
from fnmatch import fnmatch, fnmatchcase, filter as ffilter, translate
import re
names = ["main.py", "test_a.py", "test_b.PY", "notes.txt", "data1.csv", "data22.csv", ".env", "a[1].txt", "README"]
for pat in ("*.py", "test_*", "data?.csv", "data*.csv", "[a-m]*", "[!a-m]*", "*.[tc]*", ".*", "*", "a[[]1].txt", "README*", "?????"):
    print(pat, [n for n in names if fnmatchcase(n, pat)])
print(ffilter(names, "*.txt"), ffilter(iter(names), "d*"), ffilter([], "*"))
print(fnmatch("ABC", "abc"), fnmatchcase("ABC", "abc"), fnmatch("a/b/c", "a/*"), fnmatch("", "*"), fnmatch("x", ""))
rx = re.compile(translate("data[0-9]*.csv"))
print([n for n in names if rx.match(n)], bool(re.fullmatch(translate("a?c"), "abc")), bool(re.match(translate("*.x"), "a\nb.x")))
