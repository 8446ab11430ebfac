import io

class Index:
    def __index__(self):
        return 1

def shown(function, *args):
    try:
        print(repr(function(*args)))
    except Exception as error:
        print(type(error).__name__, error)

for value in (0, 1, -1, None, 2.5, "a", True, Index(), [1]):
    for name in ("read", "readline", "seek", "truncate"):
        stream = io.StringIO("ab\ncd")
        shown(getattr(stream, name), value)
        print(name, repr(stream.getvalue()), stream.tell())
    shown(io.StringIO("ab\ncd").readlines, value)
    shown(io.BytesIO(b"ab\ncd").seek, value)
    shown(io.BytesIO(b"ab\ncd").truncate, value)
