# isinstance and issubclass over the builtin types.
values = [1, True, 1.5, 1j, "s", b"b", bytearray(b""), [], (), {}, set(), frozenset(), range(1), None, ..., len, lambda: 0, int, object(), ValueError(), iter([]), (x for x in []), slice(1), memoryview(b"")]
types = [int, float, complex, bool, str, bytes, list, tuple, dict, set, frozenset, type, object, Exception, range, slice]
for v in values:
    print(type(v).__name__, [t.__name__ for t in types if isinstance(v, t)])
print(issubclass(bool, int), issubclass(int, object), issubclass(list, (tuple, list)), issubclass(KeyError, LookupError), issubclass(type, object), isinstance(int, type), isinstance(1, (str, (bytes, (int,)))), isinstance(1, ()), isinstance(True, int | str), issubclass(int, int))
print(type(1) is int, type(True) is int, type([]) == list, type(type(1)) is type, type("").__name__, type(None) is type(None), [type(v).__name__ for v in (1, "a", None)])
