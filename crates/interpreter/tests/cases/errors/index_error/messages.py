# IndexError messages of each sequence.
for source in ("[][0]", "[1][1]", "[1][-2]", "()[0]", "(1,)[5]", "''[0]", "'a'[3]", "b''[0]", "bytearray()[0]", "range(0)[0]", "range(3)[3]", "range(3)[-4]", "[].pop()", "[1].pop(5)", "[1].pop(-3)", "bytearray().pop()", "'{}'.format()", "'{1}'.format(0)", "'{0[5]}'.format([1])", "memoryview(b'a')[3]", "[[1], [2]][1][1]", "'abc'.split(',')[1]", "list(range(5))[10]", "[1, 2, 3][10 ** 20]", "[1][-10 ** 20]", "''.split()[0]", "max([], key=len)", "{1: []}[1][0]", "(lambda: [])()[0]"):
    try:
        print(source, eval(source))
    except (IndexError, ValueError) as e:
        print(source, "|", type(e).__name__, e)
l = [1, 2]
for source in ("l[2] = 5", "l[-3] = 5", "del l[2]", "del l[-3]", "l[5] += 1", "bytearray(b'a')[1] = 5", "l.insert(50, 3)"):
    try:
        exec(source)
        print(source, l)
    except IndexError as e:
        print(source, "|", e)
i = 0
try:
    while True:
        i += l[i]
except IndexError as e:
    print(i, e)
class S:
    def __getitem__(self, i):
        if i > 1: raise IndexError(f"no {i}")
        return i
try:
    S()[5]
except IndexError as e:
    print(e, e.args)
print(isinstance(IndexError(), LookupError), repr(IndexError("m")), list(S()))
