# Single files, copied with their modes and times.
import inspect
import os
import pathlib
import shutil


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


write("a", "one")
os.chmod("a", 0o600)
os.utime("a", (5, 1000))
os.makedirs("d/e")
for function in (shutil.copyfile, shutil.copy, shutil.copy2):
    show(function, "a", "b")
    print(open("b").read(), oct(os.stat("b").st_mode & 0o777) if function is not shutil.copyfile else "", int(os.stat("b").st_mtime) == 1000)
    os.remove("b")
    show(function, "a", "d")
    print(sorted(os.listdir("d")))
    if os.path.exists("d/a"):
        os.remove("d/a")
    show(function, "a", "d/")
    show(function, b"a", b"c")
    show(function, b"a", b"d/e")
    show(function, "a", "a")
    show(function, "a", "./a")
    show(function, "missing", "b")
    show(function, "a", "missing/b")
    show(function, "a", "nothing/")
    show(function, "d", "b")
    show(function, pathlib.PurePath("a"), "p")
    show(function, "a", pathlib.PurePath("q"))
    show(function, pathlib.Path("a"), pathlib.Path("a"))
    show(function, pathlib.PurePath("a"), pathlib.PurePath("d"))
    show(function, "a", dst="r")
    show(function, "a")
    show(function, "a", "b", "c")
    print(sorted(os.listdir(".")), sorted(os.listdir("d")))
write("w", "longer than before")
shutil.copyfile("a", "w")
print(open("w").read())
for function in (shutil.copymode, shutil.copystat):
    write("m", "")
    os.chmod("m", 0o644)
    show(function, "a", "m")
    print(oct(os.stat("m").st_mode & 0o777), int(os.stat("m").st_mtime) == 1000)
    show(function, "missing", "m")
    show(function, "a", "missing")
    show(function, pathlib.PurePath("a"), pathlib.PurePath("m"))
print(shutil.copytree("d", "tree"), shutil.move("a", "tree/e/z"), sorted(os.listdir("tree")), sorted(os.listdir("tree/e")))
for function in (shutil.copyfile, shutil.copy, shutil.copy2, shutil.copymode, shutil.copystat):
    print(function.__name__, function.__module__, inspect.signature(function), inspect.isfunction(function))
