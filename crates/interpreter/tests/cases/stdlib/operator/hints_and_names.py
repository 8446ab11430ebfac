# length_hint and call, and the second names of functions.
import operator


class Sized:
    def __init__(self, size):
        self.size = size

    def __len__(self):
        return self.size


class Hinted:
    def __init__(self, hint):
        self.hint = hint

    def __length_hint__(self):
        if isinstance(self.hint, BaseException):
            raise self.hint
        return self.hint


class Both(Hinted):
    def __len__(self):
        raise TypeError("no length")


for thing in ([1, 2], (1,), "abc", b"ab", {1: 2}, {1, 2, 3}, frozenset(), range(7), bytearray(4), iter([1, 2, 3]), iter(range(5)), 5, None, Sized(4), Hinted(9), Hinted(NotImplemented), Hinted(TypeError("x")), Both(6), (x for x in ()), reversed([1, 2])):
    print(type(thing).__name__, operator.length_hint(thing), operator.length_hint(thing, 11))
for args in ((), (1, 2, 3), ([], "x"), ([], None), ([], 1.5), (Hinted("x"),), (Hinted(-1),), (Hinted(ValueError("bad")),), (Sized(-1),), (Hinted(1.5), 3)):
    try:
        print(operator.length_hint(*args))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(operator.length_hint([1], True), operator.length_hint(5, True), operator.length_hint(5, 10**15))
for args, kwargs in ((([],), {"default": 1}), ((5, 10**30), {})):
    try:
        operator.length_hint(*args, **kwargs)
    except (TypeError, OverflowError) as error:
        print(error)


def shown(*args, **kwargs):
    return args, kwargs


print(operator.call(shown), operator.call(shown, 1, 2, a=3, **{"b": 4}), operator.call(int, "ff", 16), operator.call(str.upper, "x"), operator.__call__(len, "abc"))
for args, kwargs in (((), {}), ((), {"obj": 1}), ((5,), {}), ((len,), {}), ((len, 1), {})):
    try:
        print(operator.call(*args, **kwargs))
    except TypeError as error:
        print(error)
print(operator.call(dict, obj=1, a=2))

for name in sorted(name for name in dir(operator) if name.startswith("__") and callable(getattr(operator, name))):
    if name not in ("__loader__", "__class__") and hasattr(operator, name.strip("_")) or hasattr(operator, name.strip("_") + "_"):
        function = getattr(operator, name)
        print(name, function is getattr(operator, name.strip("_"), None) or function is getattr(operator, name.strip("_") + "_", None), function.__name__)
