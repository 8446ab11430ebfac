# What is at a path.
import os
import stat

os.makedirs("d/e")
with open("d/f", "w") as f:
    f.write("12345")
for path in ("d", "d/f", "d/e", "nope", "d/nope", ".", "..", "d/..", "d/f/x", "", "d//f", "./d/./f", "a\0b"):
    print(repr(path), os.path.exists(path), os.path.isfile(path), os.path.isdir(path), os.path.islink(path), os.path.lexists(path))
print(os.path.getsize("d/f"), os.path.samefile("d/f", "./d/../d/f"), os.path.samefile("d", "d/e"))
found = os.stat("d/f")
print(found.st_size, stat.S_ISREG(found.st_mode), stat.S_ISDIR(os.stat("d").st_mode), oct(found.st_mode), stat.filemode(found.st_mode), found[6], len(found))
print(os.access("d/f", os.R_OK), os.access("d/f", os.W_OK), os.access("nope", os.F_OK), os.access("d", os.X_OK), os.access("d/f", os.X_OK))
os.chmod("d/f", 0o600)
print(stat.filemode(os.stat("d/f").st_mode), os.lstat("d/f").st_size)
os.truncate("d/f", 2)
print(os.path.getsize("d/f"))
os.utime("d/f", (100, 200))
print(os.path.getmtime("d/f"), os.stat("d/f").st_mtime_ns)
with open("d/f", "rb") as f:
    print(os.fstat(f.fileno()).st_size, f.isatty())
    os.fsync(f.fileno())
try:
    os.path.getsize("nope")
except OSError as error:
    print(error)
print(os.path.realpath("d/../d/f") == os.path.join(os.path.realpath("."), "d/f"), os.path.isabs(os.path.abspath("d")))
for function in (os.stat, os.mkdir, os.access):
    try:
        function(3.5, *([0] if function is os.access else []))
    except TypeError as error:
        print(error)
