from pathlib import PurePosixPath, PureWindowsPath

def shown(function, *args):
    try:
        print(args, repr(function(*args)))
    except Exception as error:
        print(args, type(error).__name__, error)

for path in (PurePosixPath("/a/b.c"), PurePosixPath("a/b.c"), PurePosixPath("/"), PurePosixPath("."), PureWindowsPath("c:/a/b"), PureWindowsPath("c:a")):
    for other in ("", "/", "a", "/a", "/a/b.c", ".", "..", "c:", "c:/"):
        shown(path.relative_to, other)
        shown(path.is_relative_to, other)
    shown(path.with_stem, "x")
    shown(path.with_stem, 5)
