# fnmatch and its patterns.
import fnmatch
names = ["a.txt", "b.py", "A.TXT", "c.tar.gz", "dir/x.py", "[x]", "a-b"]
for p in ("*.txt", "?.py", "[ab].*", "[!a]*", "*", "*.tar.*", "[[]x]", "a[-]b", "**", "*/x.py", "[a-c].*", "[", "[]", ""):
    print(p, fnmatch.filter(names, p), fnmatch.translate(p), [fnmatch.fnmatchcase(n, p) for n in names])
print(fnmatch.fnmatch("x.PY", "*.py"), fnmatch.fnmatch(b"a", b"?"))
