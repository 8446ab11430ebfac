# What the opcodes do with objects that are no builtin containers.
import pickle


class Appends:
    def __init__(self):
        self.items = []

    def append(self, item):
        self.items.append(("append", item))


class Extends(Appends):
    def extend(self, items):
        self.items.append(("extend", list(items)))


class Maps:
    def __init__(self):
        self.pairs = []

    def __setitem__(self, key, value):
        self.pairs.append((key, value))


class Adds:
    def __init__(self):
        self.items = []

    def add(self, item):
        self.items.append(item)


class Sets(set):
    pass


class Lists(list):
    def append(self, item):
        raise ValueError("never called")

    def extend(self, items):
        print("extend", list(items))
        super().extend(items)


class Init:
    def __init__(self, *args):
        self.args = args


class InitArgs(Init):
    def __getinitargs__(self):
        return ()


print(pickle.loads(b"c__main__\nAppends\n(t\x81}b.") if False else pickle.loads(b"c__main__\nAppends\n)R(I1\nI2\ne.").items)
print(pickle.loads(b"c__main__\nAppends\n)RI1\na.").items)
print(pickle.loads(b"c__main__\nExtends\n)R(I1\nI2\ne.").items, pickle.loads(b"c__main__\nExtends\n)RI1\na.").items)
print(pickle.loads(b"c__main__\nMaps\n)R(I1\nI2\nI3\nI4\nu.").pairs, pickle.loads(b"c__main__\nMaps\n)RI1\nI2\ns.").pairs)
print(pickle.loads(b"c__main__\nAdds\n)R(I1\nI2\n\x90.").items, sorted(pickle.loads(b"c__main__\nSets\n)R(I1\nI2\n\x90.")))
print(pickle.loads(b"c__main__\nLists\n)R(I1\nI2\ne."))
print(pickle.loads(b"(I1\nI2\ni__main__\nInit\n.").args, hasattr(pickle.loads(b"(i__main__\nInit\n."), "args"), pickle.loads(b"(i__main__\nInitArgs\n.").args)
print(pickle.loads(b"(c__main__\nInit\nI1\no.").args, pickle.loads(b"c__main__\nInit\n)\x81(I1\nt}\x86.")[1])
print(pickle.loads(b"c__main__\nInit\n)\x81}(S'x'\nI5\nub.").__dict__)
print(pickle.loads(b"c__main__\nInit\n)\x81(N}S'y'\nI6\nstb.").__dict__, pickle.loads(b"c__main__\nInit\n)\x81(}S'x'\nI1\ns}S'y'\nI6\nstb.").__dict__)
for wrong in (b"c__main__\nInit\n)\x81I5\na.", b"c__main__\nInit\n)\x81I5\nI6\ns.", b"c__main__\nInit\n)\x81(I5\n\x90.", b"c__main__\nInit\n)\x81I5\nb.", b"c__main__\nMaps\n)\x81I1\nI2\ns."):
    try:
        print(pickle.loads(wrong))
    except Exception as error:
        print(type(error).__name__, error)
