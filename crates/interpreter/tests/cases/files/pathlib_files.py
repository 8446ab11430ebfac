# Files through `pathlib`.
from pathlib import Path

root = Path("data")
print(root.exists(), root.mkdir(), root.exists(), root.is_dir(), root.is_file())
file = root / "a.txt"
print(file.write_text("héllo\nworld\n", encoding="utf-8"), file.read_text(encoding="utf-8"), file.read_bytes(), file.stat().st_size)
print(file.write_bytes(b"\0\1"), file.read_bytes(), file.is_file(), file.is_symlink(), file.exists())
with file.open("w") as f:
    f.write("opened")
with file.open() as f:
    print(f.read(), f.name == str(file), f)
deep = root / "x" / "y" / "z"
for options in ({}, {"parents": True}, {"parents": True}, {"parents": True, "exist_ok": True}):
    try:
        print(deep.mkdir(**options))
    except OSError as error:
        print(type(error).__name__, error)
for name in ("one.py", "two.py", "x/three.py", "x/y/four.txt", "x/y/z/.hidden"):
    (root / name).touch()
print(sorted(root.iterdir()))
for pattern in ("*", "*.py", "**/*.py", "**", "x/*", "*/*.py", "x/y/z/*", "a.txt", "nope/*", "**/y/*", "[ot]*", "?ne.py"):
    print(pattern, sorted(str(path) for path in root.glob(pattern)))
print(sorted(root.rglob("*.py")), sorted(root.rglob("*.txt")), len(list(root.rglob("*"))))
for pattern in ("", "/x"):
    try:
        print(list(root.glob(pattern)))
    except (ValueError, NotImplementedError) as error:
        print(type(error).__name__, error)
print(file.rename(root / "b.txt"), file.exists(), (root / "b.txt").replace(root / "c.txt"))
print((root / "c.txt").unlink(), (root / "c.txt").unlink(missing_ok=True))
for attempt in ((root / "c.txt").unlink, root.rmdir, (root / "nope").read_text, (root / "x").read_text, lambda: list((root / "no").iterdir())):
    try:
        attempt()
    except OSError as error:
        print(type(error).__name__, error)
(root / "x/y/z/.hidden").unlink()
(root / "x/y/z").rmdir()
print((root / "x/y/z").exists(), Path.cwd() == Path().resolve(), Path("data").resolve() == Path.cwd() / "data", root.absolute() == root.resolve())
print(file.with_suffix(".csv").touch(exist_ok=False), root.samefile("data"), (root / "x" / "..").resolve() == root.resolve())
try:
    (root / "a.csv").touch(exist_ok=False)
except FileExistsError as error:
    print(error)
try:
    file.write_text(b"bytes")
except TypeError as error:
    print(error)
