# Renaming, onto and into each other.
import os


def fresh():
    for folder, folders, files in os.walk(".", topdown=False):
        for name in files:
            os.remove(os.path.join(folder, name))
        for name in folders:
            os.rmdir(os.path.join(folder, name))
    with open("f", "w") as f:
        f.write("f")
    with open("g", "w") as f:
        f.write("g")
    os.mkdir("d")
    open("d/x", "w").close()
    os.mkdir("e")


for old, new in (
    ("nope", "q"), ("f", "nope/q"), ("f", "d"), ("d", "f"), ("d", "d/y"), ("f/x", "q"), ("f", "f"), ("d", "d"), ("f", "f/"), ("f", ""), ("d", "e"), ("e", "d"),
    ("f", "q/"), ("e", "q/"), (".", "q"), ("e", "."), ("f", "g"), ("f", "d/x"), ("d", "q"), ("d/x", "y"),
):
    fresh()
    try:
        print(old, new, os.rename(old, new), end=" ")
    except OSError as error:
        print(type(error).__name__, error, error.filename, error.filename2, end=" ")
    print(sorted(os.path.join(folder, name) for folder, folders, files in os.walk(".") for name in files + folders))
fresh()
os.replace("f", "g")
print(open("g").read(), os.path.exists("f"))
os.renames("g", "deep/er/g")
print(os.path.isfile("deep/er/g"))
with open("h", "w") as f:
    f.write("before")
    os.rename("h", "i")
    f.write(" after")
print(open("i").read())
with open("i") as f:
    os.remove("i")
    print(f.read(), os.path.exists("i"))
