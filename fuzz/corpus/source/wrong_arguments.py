# Every method of every builtin type with arguments that do not fit.
ODD = (None, -1, 2**70, 1.5, "", "x", b"y", [], {}, (), object(), print, float("nan"), ...)
KINDS = (int, float, complex, str, bytes, bytearray, list, tuple, dict, set, frozenset, range, slice, memoryview, type, object, property, super, map, filter, zip, enumerate, reversed, Exception)
RECEIVERS = (5, 1.5, 2j, "abc", b"abc", bytearray(b"abc"), [1], (1,), {1: 2}, {1}, frozenset({1}), range(3), slice(1, 2), memoryview(b"abc"), int, object(), property(), Exception("e"))
for kind in KINDS:
    for name in dir(kind):
        for arguments in ((), (None,), ("x",), (-1,), (None, None), ([], {}), (2**70, "", 1.5)):
            try: getattr(kind, name)(*arguments)
            except BaseException: pass
for receiver in RECEIVERS:
    for name in dir(receiver):
        if name in ("__init_subclass__", "__class__"): continue
        for odd in ODD:
            try: getattr(receiver, name)(odd)
            except BaseException: pass
            try: getattr(receiver, name)(odd, odd)
            except BaseException: pass
