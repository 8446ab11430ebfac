# Temporary files and folders.
import os
import tempfile

with tempfile.TemporaryDirectory(dir=".") as folder:
    print(os.path.isdir(folder), os.path.basename(folder).startswith("tmp"), os.listdir(folder))
    path = os.path.join(folder, "x")
    with open(path, "w") as f:
        f.write("inside")
    os.mkdir(os.path.join(folder, "sub"))
print(os.path.exists(folder), os.listdir("."))
with tempfile.NamedTemporaryFile("w+", dir=".", suffix=".txt", prefix="pre") as f:
    f.write("hello")
    f.seek(0)
    name = os.path.basename(f.name)
    print(f.read(), name.startswith("pre"), name.endswith(".txt"), len(name), os.path.exists(f.name), f.closed)
print(os.path.exists(f.name), f.closed)
f = tempfile.NamedTemporaryFile(dir=".", delete=False)
f.write(b"kept")
f.close()
print(open(f.name).read())
os.unlink(f.name)
with tempfile.TemporaryFile("w+", dir=".") as f:
    f.write("no name")
    f.seek(0)
    print(f.read(), os.listdir("."))
made = tempfile.mkdtemp(dir=".", prefix="a", suffix="z")
print(os.path.isdir(made), os.path.basename(made)[0], made[-1], os.path.isabs(made))
other = tempfile.TemporaryDirectory(dir=".")
print(repr(other).startswith("<TemporaryDirectory '"), other.name != made)
other.cleanup()
with tempfile.SpooledTemporaryFile(max_size=10, mode="w+", dir=".") as f:
    f.write("short")
    f.write(" and then longer")
    f.seek(0)
    print(f.read())
print(tempfile.gettempprefix(), os.path.isabs(tempfile.gettempdir()), sorted(os.listdir(".")) == [os.path.basename(made)])
