# Folders through `os`.
import os

os.mkdir("a")
os.makedirs("b/c/d")
os.makedirs("b/c/d", exist_ok=True)
try:
    os.makedirs("b/c/d")
except FileExistsError as error:
    print(error)
for name in ("a/one.txt", "a/two.txt", "b/c/three.txt", "top.txt"):
    with open(name, "w") as f:
        f.write(name)
print(sorted(os.listdir()), sorted(os.listdir("a")), sorted(os.listdir(b"a")), os.listdir("b/c/d"))
for folder, folders, files in sorted(os.walk(".")):
    print(folder, sorted(folders), sorted(files))
print([folder for folder, _, _ in os.walk("b", topdown=False)])
print(list(os.walk("nope")))
with os.scandir("a") as entries:
    for entry in sorted(entries, key=lambda entry: entry.name):
        print(entry, entry.name, entry.path, entry.is_file(), entry.is_dir(), entry.is_symlink(), entry.stat().st_size, os.fspath(entry))
os.remove("a/one.txt")
os.unlink("a/two.txt")
os.rmdir("a")
os.remove("b/c/three.txt")
os.removedirs("b/c/d")
print(os.listdir())
os.chdir("/")
print(os.getcwd(), os.getcwdb())
for path in ("nope", "nope/"):
    try:
        os.chdir(path)
    except OSError as error:
        print(error)
