# The text of translated patterns, and selecting files by several patterns.
import fnmatch
import re

for pat in ("*.txt", "?", "a", "", "[abc]", "[!abc]", "[^a]", "a*b", "*a*", "**", "[a-z]*.py", "[", "[]", "[!]", "[]a]", "[!]a]", "a.b", "x+y", "[a\\b]", "[&&]", "[a-c-e]"):
    print(repr(pat), fnmatch.translate(pat))
regex = re.compile(fnmatch.translate("*.txt"))
print(regex.match("foobar.txt") is not None, regex.match("foobar.txt.gz"))
files = ["src/main.py", "src/test_main.py", "docs/readme.md", "README.MD", "src/.hidden", "data/2024-01.csv", "data/2024-13.csv", "build/x.o"]
def select(include, exclude=()):
    return [f for f in files if any(fnmatch.fnmatchcase(f, p) for p in include) and not any(fnmatch.fnmatchcase(f, p) for p in exclude)]
print(select(["*.py"]), select(["*"], ["*.py", "build/*"]), select(["data/2024-[01][0-9].csv"]), select(["*/[!.]*"]), select(["*.md", "*.MD"]))
groups = {}
for f in files:
    for label, pat in (("code", "*.py"), ("docs", "*.[mM][dD]"), ("data", "data/*"), ("other", "*")):
        if fnmatch.fnmatch(f, pat):
            groups.setdefault(label, []).append(f)
            break
print(groups)
ignore = "*.o\nbuild/\n# comment\n\n.*\n".splitlines()
rules = [r.rstrip("/") + ("/*" if r.endswith("/") else "") for r in ignore if r and not r.startswith("#")]
print(rules, [f for f in files if not any(fnmatch.fnmatch(f, r) or fnmatch.fnmatch(f.split("/")[-1], r) for r in rules)])
