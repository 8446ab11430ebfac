# reversed: sequences, own classes, errors.
print(list(reversed([1, 2, 3])), "".join(reversed("abc")), list(reversed((1, 2))), list(reversed(range(3))), list(reversed({"a": 1, "b": 2})), list(reversed(b"ab")), list(reversed([])))
class Seq:
    def __len__(self): return 3
    def __getitem__(self, i): return i * 10
class Own:
    def __reversed__(self): return iter("own")
print(list(reversed(Seq())), list(reversed(Own())))
r = reversed([1, 2, 3])
print(next(r), list(r), next(r, "end"), type(r).__name__, iter(r) is r, type(reversed("a")).__name__, type(reversed(range(2))).__name__)
for bad in (lambda: reversed({1}), lambda: reversed(5), lambda: reversed(x for x in []), lambda: reversed(), lambda: reversed(object()), lambda: reversed(zip()), lambda: reversed([1], [2]), lambda: reversed(iter([1]))):
    try:
        print(bad())
    except TypeError as e:
        print(e)
l = [1, 2, 3]
r = reversed(l)
l.append(4)
print(list(r), sorted(reversed([2, 1])), [*reversed("xy")], list(enumerate(reversed("ab"))), list(reversed(list(enumerate("ab")))), r.__length_hint__())
