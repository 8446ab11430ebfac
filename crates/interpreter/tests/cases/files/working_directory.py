# Relative paths follow the working directory.
import contextlib
import os
from pathlib import Path

start = os.getcwd()
os.makedirs("a/b")
os.chdir("a")
print(os.path.relpath(os.getcwd(), start), Path.cwd().name)
open("here.txt", "w").close()
os.chdir("b")
print(os.path.exists("../here.txt"), os.listdir(".."), os.path.exists("here.txt"))
with open("../up.txt", "w") as f:
    f.write("up")
os.chdir("../..")
print(os.getcwd() == start, sorted(os.listdir("a")))
with contextlib.chdir("a/b"):
    print(os.path.relpath(os.getcwd(), start))
    with contextlib.chdir(".."):
        print(os.path.relpath(os.getcwd(), start), open("up.txt").read())
    print(os.path.relpath(os.getcwd(), start))
print(os.getcwd() == start, os.path.abspath("a") == os.path.join(start, "a"), Path("a").absolute() == Path(start) / "a")
print(os.path.normpath("a/./b/../b//c"), os.path.exists("a/b/../../a/up.txt"), os.path.exists("a/nope/../up.txt"))
