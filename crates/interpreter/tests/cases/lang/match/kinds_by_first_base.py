# What a class is for patterns is said by the first of its bases that says anything.
import collections
import collections.abc as abc


class Both(collections.UserDict, abc.Sequence):
    def __getitem__(self, key): return key
    def __len__(self): return 2


class Turned(abc.Sequence, collections.UserDict):
    def __getitem__(self, key): return key
    def __len__(self): return 2


class ListFirst(list, abc.Mapping):
    def __getitem__(self, key): return key


class MappingFirst(abc.Mapping, list):
    def __getitem__(self, key): return key


class DictFirst(dict, abc.Sequence): pass


class Registered: pass


abc.Mapping.register(Registered)


class Second: pass


abc.Sequence.register(Second)


class Mixed(Registered, Second): pass


class MixedOther(Second, Registered): pass


class Text(str): pass


class Raw(bytes): pass


class Point(collections.namedtuple("Point", "x y")): pass


def kind(subject):
    match subject:
        case [*_]:
            return "sequence"
        case {}:
            return "mapping"
    return "neither"


subjects = [Both(), Turned(), ListFirst(), MappingFirst(), DictFirst(), Registered(), Second(), Mixed(), MixedOther(), Text("a"), Raw(b"a")]
subjects += [Point(1, 2), collections.deque(), collections.Counter(), collections.ChainMap(), range(2), memoryview(b"a"), {1}, "a", b"a"]
for subject in subjects:
    print(type(subject).__name__, kind(subject))
