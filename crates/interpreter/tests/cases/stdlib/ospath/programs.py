# Programs over lists of paths.
import os, os.path
files = ["/srv/app/main.py", "/srv/app/lib/util.py", "/srv/app/lib/__init__.py", "/srv/data/in.csv", "/srv/data/out.csv.gz", "/etc/conf"]
by_ext = {}
for f in files:
    by_ext.setdefault(os.path.splitext(f)[1] or "none", []).append(os.path.basename(f))
print(by_ext, os.path.commonpath(files[:3]), os.path.commonprefix(files[:2]))
def tree(paths):
    root = {}
    for path in paths:
        node = root
        for part in path.strip(os.sep).split(os.sep):
            node = node.setdefault(part, {})
    return root
def show(node, depth=0):
    for name in sorted(node):
        print("  " * depth + name + ("/" if node[name] else "")); show(node[name], depth + 1)
show(tree(files))
def safe_join(base, *parts):
    path = os.path.normpath(os.path.join(base, *parts))
    if os.path.commonpath([base, path]) != base: raise ValueError(f"outside: {path}")
    return path
print(safe_join("/srv", "a", "../b"))
try:
    safe_join("/srv", "../etc")
except ValueError as error:
    print(error)
print(os.linesep == "\n", os.name, os.sep, os.curdir, os.pardir, os.fspath("a"), os.fsencode("é"), os.fsdecode(b"\xc3\xa9"), [os.path.relpath(f, "/srv") for f in files[:4]], os.path.split("/a/b")[1], os.path.dirname(os.path.dirname("/a/b/c")))
class P:
    def __fspath__(self): return "/x/y.z"
print(os.path.join(P(), "q"), os.path.splitext(P()), os.fspath(P()), isinstance(P(), os.PathLike), issubclass(P, os.PathLike))
for bad in (lambda: os.fspath(5), lambda: os.fsencode(5), lambda: os.fsdecode(None)):
    try:
        print(bad())
    except TypeError as error:
        print(error)
