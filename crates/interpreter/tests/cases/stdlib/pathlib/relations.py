# relative_to, is_relative_to, match.
from pathlib import PurePosixPath as P, PureWindowsPath as W
print(P("/a/b/c").relative_to("/a"), P("/a/b/c").relative_to("/a/b/c"), P("a/b").relative_to(P("a")), P("/a/b").relative_to("/", "a"), P("a/b").relative_to(""), P("/a/b").is_relative_to("/a"), P("/a/b").is_relative_to("/x"), P("a/b").is_relative_to("a/b/c"), P("/ab").is_relative_to("/a"), W("c:/A/b").relative_to("C:/a"), P("a").is_relative_to("a"))
for bad in (lambda: P("/a/b").relative_to("/x"), lambda: P("a").relative_to("/a"), lambda: P("a/b").relative_to("a/b/c"), lambda: P("/a").relative_to(), lambda: P("/a").relative_to("b"), lambda: W("c:/a").relative_to("d:/a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
for path, pattern in (("a/b.py", "*.py"), ("/a/b/c.py", "b/*.py"), ("/a/b/c.py", "a/*.py"), ("/a.py", "/*.py"), ("a/b.py", "/*.py"), ("a/b.py", "a/*"), ("a/b.py", "?/b.p?"), ("a/b.py", "**/*.py"), ("a/b/c/d.py", "a/**/*.py"), ("x.TXT", "*.txt"), ("data1.csv", "data[0-9].csv"), ("data.csv", "[!x]*.csv"), ("a", "b"), ("a/b", "b"), ("/a/b", "a/b"), (".hid", "*")):
    print(path, pattern, P(path).match(pattern))
print(W("X.Txt").match("*.TXT"), W("c:/a/b.py").match("c:/*/*.py"))
for bad in (lambda: P("a").match(""), lambda: P("a").match("."), lambda: P("a").match(5)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
tree = [P("src/main.py"), P("src/lib/util.py"), P("docs/index.md"), P("src/lib/data.json")]
print([str(p) for p in tree if p.match("src/*/*.py")], sorted({p.suffix for p in tree}), {str(p.parent): p.name for p in tree}, [str(p.relative_to("src")) for p in tree if p.is_relative_to("src")])
