# fnmatch, fnmatchcase, filter and translate.
import fnmatch
import re

cases = [("*.py", "a.py"), ("*.py", "a.pyc"), ("?.txt", "a.txt"), ("?.txt", "ab.txt"), ("[abc]*", "bob"), ("[!abc]*", "bob"), ("[a-c]x", "bx"), ("*", ""), ("", ""), ("a*b*c", "axxbyyc"), ("a*b*c", "axxbyy"), ("[[]x]", "[x]"), ("[]]", "]"), ("[]", "[]"), ("[a", "[a"), ("file[0-9].dat", "file7.dat"), ("*.tar.gz", "x.tar.gz"), ("A*", "abc"), ("a\nb*", "a\nbc"), ("*.[ch]", "x.h"), ("[!]]", "a"), ("[a-]", "-"), ("[--0]", "."), ("**", "anything"), ("a?c", "a\nc"), (".*", ".hidden"), ("[z-a]", "m"), ("[!z-a]", "m")]
for pat, name in cases:
    print(repr(pat), repr(name), fnmatch.fnmatch(name, pat), fnmatch.fnmatchcase(name, pat))
names = ["a.py", "b.txt", "c.PY", "dir", "d.py.bak"]
print(fnmatch.filter(names, "*.py"), fnmatch.filter(names, "?.*"), fnmatch.filter([], "*"), fnmatch.filter((n for n in names), "[!a]*"))
for pat in ("*.py", "a?b", "[abc]", "[!x]*", "[a", "a.b+c(d)", "***", "", "[\\]", "a*b*c"):
    t = fnmatch.translate(pat)
    print(repr(pat), bool(re.match(t, "a.py")), type(t).__name__)
print(fnmatch.fnmatch(b"a.py", b"*.py"), fnmatch.filter([b"x", b"y"], b"x"), fnmatch.__all__)
def err(f, *a):
    try: print("no error:", f(*a))
    except Exception as e: print(type(e).__name__)
err(fnmatch.fnmatch, "a", b"a"); err(fnmatch.fnmatch, 5, "a"); err(fnmatch.filter, 5, "a"); err(fnmatch.translate, 5)
