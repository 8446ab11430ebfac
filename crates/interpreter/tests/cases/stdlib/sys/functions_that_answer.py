# Functions of `sys` that answer, set and refuse: encodings, hooks, exits, the exception being handled, sizes.
import sys


def show(name, function, *args, **keywords):
    try:
        result = function(*args, **keywords)
        print(name, repr(result), type(result).__name__)
    except BaseException as error:
        print(name, type(error).__name__, error.args)


PLAIN = "getdefaultencoding getfilesystemencoding getfilesystemencodeerrors is_finalizing gettrace getprofile get_coroutine_origin_tracking_depth getswitchinterval exc_info exception _clear_type_cache"
for name in PLAIN.split():
    function = getattr(sys, name)
    show(name, function)
    show(name, function, 1)
    show(name, function, x=1)
    print(function.__name__, type(function).__name__, function.__module__)
CALLS = {
    "exit": [(1, 2)], "setswitchinterval": [(0.01,), (0,), (-1,), ("a",), (1,), ()], "settrace": [(None,), ()], "setprofile": [(None,), ()],
    "set_coroutine_origin_tracking_depth": [(0,), (-1,), ("a",), (1.5,), ()], "set_asyncgen_hooks": [(None, None), (5,), (None, "a"), ()],
    "audit": [("x",), (5,), ("a", 1, 2), ()], "call_tracing": [(len, ([1],)), (len, [1]), (len,), ()], "intern": [("a",), (5,), ()],
}
for name, calls in CALLS.items():
    for args in calls:
        show(f"{name} {args}", getattr(sys, name), *args)
print(sys.getswitchinterval())
sys.setswitchinterval(0.005)
for status in (None, 1, "x", (1, 2), (), [1], SystemExit(4), ValueError("v"), True):
    try:
        sys.exit(status)
    except SystemExit as error:
        print(repr(status), error.args, repr(error.code))
try:
    sys.exit()
except SystemExit as error:
    print(error.args, error.code)


def handled():
    try:
        1 / 0
    except ZeroDivisionError:
        kind, value, traceback = sys.exc_info()
        print(kind, value, traceback.tb_lineno, sys.exception() is value)
        try:
            raise KeyError(3)
        except KeyError:
            print(sys.exc_info()[1], sys.exception())
        print(sys.exc_info()[1])
    print(sys.exc_info())


def generated():
    try:
        raise ValueError("a")
    except ValueError:
        yield sys.exc_info()[0]
    yield sys.exc_info()


handled()
print(list(generated()))


class Sized:
    def __init__(self, size):
        self.size = size

    def __sizeof__(self):
        if self.size is None:
            raise ValueError("no size")
        return self.size


class Listed(list):
    def __sizeof__(self):
        return 7


things = (1, 0, 2**100, 1.5, "", "abc", "é", "漢", b"", b"abc", [], [1], (), (1, 2), {}, {1: 2}, {"a": 1}, set(), None, True, 1j, range(3))
for thing in (*things, Sized(100), Sized("a"), Sized(-1), Sized(None), Listed()):
    show("size", sys.getsizeof, thing)
    show("size", sys.getsizeof, thing, 5)
    show("size", sys.getsizeof, thing, default=9)
show("size", sys.getsizeof)
show("size", sys.getsizeof, object=1)
show("size", sys.getsizeof, 1, 2, 3)
