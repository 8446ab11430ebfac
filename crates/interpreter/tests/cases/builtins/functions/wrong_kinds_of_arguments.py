# Arguments of the wrong kind: what is said of each.


def tried(function, *args, **named):
    try:
        print("->", ascii(function(*args, **named)).split(" at ")[0])
    except Exception as error:
        print("!!", type(error).__name__, error)


for args in ((1, "", "exec"), ("1", 1, "exec"), ("1", "", 1), ("1", "", "foo"), ("1", "", "exec", 99999999), (None, "", "exec"), ([], "", "exec"),
             ("1", b"f", "exec"), ("1", "", "exec", 0, False, 5)):
    tried(compile, *args)
for kind in (bytes, bytearray):
    for args in ((1, 2), ("a",), (b"a", "utf-8"), (1, "utf-8"), ("a", 2), ("a", "utf-8", 5), (1, 2, 3), (1, 2, 3, 4)):
        tried(kind, *args)
    tried(kind, errors="strict")
    tried(kind, 1, errors=5)
for args in (("a", "b", 1), ("a", "bc"), (1, "b"), ("a", 1), ({"ab": 1},), (1,)):
    tried(str.maketrans, *args)
view = memoryview(b"ab")
for order in (1, "Z", "F", "A", None, "C"):
    tried(view.tobytes, order)
tried(view.tobytes, order=1)
for kind, good in ((UnicodeEncodeError, ("a", "b", 0, 1, "r")), (UnicodeDecodeError, ("a", b"b", 0, 1, "r")), (UnicodeTranslateError, ("b", 0, 1, "r"))):
    for at in range(len(good)):
        for bad in (None, 5, "s", b"b", 1.5, True):
            tried(kind, *good[:at], bad, *good[at + 1:])


class Mine(UnicodeDecodeError):
    pass


tried(Mine, "a", bytearray(b"b"), 0, 1, "r")
tried(Mine, "a", "b", 0, 1, "r")
for wrapper in (staticmethod, classmethod):
    tried(lambda: wrapper(5).__name__)
    tried(lambda: wrapper(len).__name__)
    tried(lambda: wrapper(5).__wrapped__)
