# Cutting, dating and asking for rights; folders that are made and removed on the way; entries of a folder.
import os
import pathlib


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


def tree():
    print("   ", sorted(os.path.join(top, name) for top, folders, files in os.walk(".") for name in folders + files))


with open("f", "w") as file:
    file.write("0123456789")
for length in (4, 0, 6, -1, 2.5, "3"):
    show(os.truncate, "f", length)
    print(os.path.getsize("f"), open("f", "rb").read())
show(os.truncate, b"f", 3)
show(os.truncate, "missing", 3)
show(os.truncate, pathlib.PurePath("f"), 2)
show(os.truncate, None, 2)
show(os.truncate, "f")
with open("f", "r+") as file:
    os.ftruncate(file.fileno(), 1)
    os.truncate(file.fileno(), 5)
    os.fsync(file.fileno())
    os.fsync(file)
print(open("f", "rb").read())
show(os.ftruncate, 99, 1)
show(os.ftruncate, "f", 1)

os.mkdir("d")
for path in ("f", "d", "missing", b"f", pathlib.PurePath("d")):
    print([os.access(path, mode) for mode in (os.F_OK, os.R_OK, os.W_OK, os.R_OK | os.W_OK)], os.access(path, os.X_OK))
show(os.access, 5.5, 0)
show(os.access, "f", "r")
show(os.access, "f")
show(os.access, path="d", mode=os.R_OK)

for times in ((1, 2), (1.5, 1000000000.75), (0, 0), None, 5, (1,), (1, 2, 3), [1, 2], ("a", "b")):
    show(os.utime, "f", times)
    if isinstance(times, tuple) and len(times) == 2 and times[0] != "a":
        print(int(os.stat("f").st_mtime))
show(os.utime, "f", ns=(5, 7 * 10**9))
print(os.stat("f").st_mtime)
show(os.utime, "f", (1, 2), ns=(1, 2))
show(os.utime, "f", ns=(1,))
show(os.utime, "missing")
show(os.utime, pathlib.PurePath("d"), ns=(0, 10**18))
print(os.stat("d").st_mtime)

show(os.renames, "f", "x/y/z/g")
tree()
show(os.renames, "x/y/z/g", "h")
tree()
show(os.renames, "missing", "a/b")
tree()
show(os.renames, b"h", b"k/l")
tree()
show(os.renames, pathlib.PurePath("k/l"), "m")
tree()
os.makedirs("p/q/r")
show(os.removedirs, "p/q/r")
tree()
os.makedirs("p/q/r")
open("p/file", "w").close()
show(os.removedirs, "p/q/r/")
tree()
show(os.removedirs, "missing/a")
show(os.removedirs, "m")
show(os.removedirs, b"d")
show(os.removedirs, 5)
tree()

for folder in (".", b".", None, pathlib.PurePath("p")):
    with os.scandir(folder) as entries:
        print(sorted((entry.name, entry.path, entry.is_dir(), entry.is_file()) for entry in entries))
show(os.scandir, "missing")
show(os.scandir, "m")
show(os.scandir, 5.5)
print(sorted(entry.name for entry in os.scandir()), next(os.scandir("p")))
