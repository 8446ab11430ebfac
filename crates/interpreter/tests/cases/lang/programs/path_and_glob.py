# Paths as text: joining, splitting, normalising, relative paths, globbing and trees.
class Path:
    def __init__(self, *parts): self.text = "/".join(str(p).rstrip("/") if p != "/" else "" for p in parts) or "/"
    def __truediv__(self, o): return Path(str(o)) if str(o).startswith("/") else Path(self.text if self.text != "/" else "/", o)
    def __rtruediv__(self, o): return Path(o) / self
    def __str__(self): return self.text
    def __repr__(self): return f"Path({self.text!r})"
    def __eq__(self, o): return isinstance(o, Path) and self.norm().text == o.norm().text
    def __hash__(self): return hash(self.norm().text)
    def __lt__(self, o): return self.parts < o.parts
    parts = property(lambda s: tuple(p for p in s.text.split("/") if p))
    name = property(lambda s: s.parts[-1] if s.parts else "")
    suffix = property(lambda s: "." + s.name.rpartition(".")[2] if "." in s.name.lstrip(".") else "")
    stem = property(lambda s: s.name[:len(s.name) - len(s.suffix)] if s.suffix else s.name)
    parent = property(lambda s: Path(s.text.rpartition("/")[0] or ("/" if s.text.startswith("/") else ".")))
    def norm(self):
        out = []
        for p in self.parts:
            if p == ".." and out and out[-1] != "..": out.pop()
            elif p != "." and not (p == ".." and self.text.startswith("/")): out.append(p)
        return Path(("/" if self.text.startswith("/") else "") + "/".join(out) or ".")
    def relative_to(self, base):
        a, b = self.norm().parts, base.norm().parts
        n = 0
        while n < min(len(a), len(b)) and a[n] == b[n]: n += 1
        return Path(*([".."] * (len(b) - n) + list(a[n:]) or ["."]))
    def with_suffix(self, s): return self.parent / (self.stem + s)
    def match(self, pattern): return glob(self.name, pattern)
def glob(s, p):
    if not p: return not s
    if p[0] == "*": return glob(s, p[1:]) or bool(s) and glob(s[1:], p)
    if p[0] == "[" and "]" in p: end = p.index("]"); return bool(s) and s[0] in p[1:end] and glob(s[1:], p[end + 1:])
    return bool(s) and p[0] in ("?", s[0]) and glob(s[1:], p[1:])
p = Path("/srv") / "data" / "log.tar.gz"
print(p, p.name, p.suffix, p.stem, p.parent, p.parts, p.with_suffix(".zip"), "root" / Path("x"), Path("a") / "/abs", repr(Path("/")), Path("/") / "x")
print([str(Path(t).norm()) for t in ("a/./b/../c", "/../x", "../a/..", "a//b/", ".", "/a/b/../../..")], Path("a/./b") == Path("a/b"), len({Path("x/../y"), Path("y")}), sorted([Path("b"), Path("a/z"), Path("a")]))
print([str(Path(a).relative_to(Path(b))) for a, b in (("/a/b/c", "/a"), ("/a/x", "/a/b/c"), ("/a", "/a"), ("x/y", "z"))], [Path(n).suffix for n in (".bashrc", "a.b", "noext", "x.")])
files = ["main.rs", "lib.rs", "test_a.py", "test_b.py", "readme.md", "data1.csv", "data22.csv", "a[1].txt"]
for pat in ("*.rs", "test_?.py", "*", "data[12].csv", "data*.csv", "r*e*.md", "?", "*.p[yx]"): print(pat, [f for f in files if glob(f, pat)])
tree = {}
for f in ("src/a/x.rs", "src/a/y.rs", "src/b.rs", "doc/i.md"):
    node = tree
    for part in Path(f).parts: node = node.setdefault(part, {})
def draw(t, pre=""):
    for i, (k, v) in enumerate(sorted(t.items())):
        last = i == len(t) - 1
        print(pre + ("└── " if last else "├── ") + k)
        draw(v, pre + ("    " if last else "│   "))
draw(tree)
