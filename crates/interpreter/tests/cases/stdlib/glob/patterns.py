# What of the module needs no files.
import glob

for text in ("", "a", "*", "a?b", "[a]", "a[b", "]", "é*", "a/b/*.txt", b"", b"a", b"*", b"a[", "**", "{a}", "!a"):
    print(repr(text), glob.has_magic(text), repr(glob.escape(text)))


class Path:
    def __fspath__(self):
        return "a*b[c]?"


class Text(str):
    pass


print(glob.escape(Path()), glob.escape(Text("x*")), glob.has_magic(Text("x*")))
for function in (glob.escape, glob.has_magic):
    for wrong in (None, 5, [], object()):
        try:
            print(function(wrong))
        except TypeError as error:
            print(type(error).__name__, str(error).replace("<object object at", ""))
for function in (glob.glob, glob.iglob, glob.escape, glob.has_magic):
    print(function.__name__, function.__module__, function.__qualname__, repr(function).startswith(f"<function {function.__name__} at"))
    for args, kwargs in (((), {}), ((1, 2), {}), (("x",), {"nothing": 1}), (("x", "y", "z"), {})):
        try:
            function(*args, **kwargs)
        except TypeError as error:
            print("   ", error)
for wrong in (None, 5, []):
    try:
        print(glob.glob(wrong))
    except TypeError as error:
        print(error)
print(sorted(glob.__all__))
