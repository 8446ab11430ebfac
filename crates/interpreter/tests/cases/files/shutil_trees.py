# Copying and moving.
import os
import shutil


def tree():
    return sorted(os.path.join(folder, name) for folder, folders, files in os.walk(".") for name in files + folders)


os.makedirs("src/inner")
for name in ("src/a.txt", "src/b.pyc", "src/inner/c.txt"):
    with open(name, "w") as f:
        f.write(name)
print(shutil.copy("src/a.txt", "copy.txt"), open("copy.txt").read(), shutil.copy("src/a.txt", "src/inner"), shutil.copy2("src/a.txt", "two"))
print(shutil.copyfile("src/a.txt", "three"), shutil.copytree("src", "dst", ignore=shutil.ignore_patterns("*.pyc")))
print(tree())
for function, args in (
    (shutil.copyfile, ("nope", "x")), (shutil.copyfile, ("two", "two")), (shutil.copyfile, ("src", "x")), (shutil.copytree, ("src", "dst")),
    (shutil.rmtree, ("nope",)), (shutil.move, ("nope", "x")), (shutil.move, ("two", "dst")), (shutil.move, ("dst", "dst/inner")), (shutil.copy, ("two", "no/x")),
):
    try:
        print(function.__name__, function(*args))
    except (OSError, shutil.Error) as error:
        print(function.__name__, type(error).__name__, error)
print(shutil.copytree("src", "dst", dirs_exist_ok=True), shutil.move("dst", "moved"), shutil.move("copy.txt", "moved"), shutil.move("three", "four"))
print(tree())
try:
    shutil.move("four", "moved")
    shutil.copy("moved/four", "four")
    shutil.move("four", "moved")
except shutil.Error as error:
    print(error)
shutil.rmtree("moved")
shutil.rmtree("nope", ignore_errors=True)
shutil.rmtree("src", onerror=print)
print(tree())
with open("big", "wb") as f:
    f.write(b"x" * 200_000)
with open("big", "rb") as reader, open("big2", "wb") as writer:
    shutil.copyfileobj(reader, writer, 1000)
print(os.path.getsize("big2"))
