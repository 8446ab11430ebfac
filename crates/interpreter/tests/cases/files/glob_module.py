# `glob`, with and without recursion.
import glob
import os

for name in ("a.py", "b.txt", ".hidden", "d/c.py", "d/e/f.py", "d/.h/g.py", "d/[x].py"):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    open(name, "w").close()
for pattern in ("*", "*.py", ".*", "d/*", "d/*.py", "*/*.py", "**", "d/**", "nope", "a.py", "d", "d/", "*/", "[ab]*", "d/[[]x].py", "?.py", "d/*/", "./*.py", "no/*"):
    print(pattern, sorted(glob.glob(pattern)), sorted(glob.glob(pattern, recursive=True)))
print(sorted(glob.glob("**/*.py", recursive=True)), sorted(glob.glob("**/", recursive=True)))
print(sorted(glob.glob("**/*.py", recursive=True, include_hidden=True)), sorted(glob.glob("*.py", root_dir="d")))
print(sorted(glob.glob(b"*.py")), glob.escape("d/[x]*?.py"), glob.has_magic("a*"), list(glob.iglob("*.txt")))
print([os.path.relpath(path) for path in sorted(glob.glob(os.path.join(os.getcwd(), "*.py")))])
