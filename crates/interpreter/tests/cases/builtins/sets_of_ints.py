# Sets of ints: their order shows, and other numbers may equal them.
print(set([5, 3, 1, 1, 3]), set(range(20)), set([-1, -2, -1]), set([1, True, 1.0, 0, False]), set([True, 1]), set([2.0, 2, 3]))
print(set([0, 8, 16, 24, 32, 1]), set(range(0, 200, 7)), set(range(100, 0, -9)), {*[7, 15, 23], *[31]})
print(set([2**61 - 1, 0, 2**61, 1]), set([10**20, 5, 10**20]), set([2**48, -2**48]), len(set(range(100_000))))
changed = set(range(10))
changed -= {3, 4, 5}
changed.update([30, 4, 20])
print(changed, set(range(6)) & set(range(3, 9)), sorted(set([9, 1]) | set(range(3))))


class Odd:
    def __hash__(self):
        return 3

    def __eq__(self, other):
        print("eq", other)
        return other == 3


print(len({Odd(), 5} | set([3, 4])), len(set([3, Odd(), 3])), len(set([Odd(), 3, 3])))
print(frozenset([3, 1, 2]), set([1, "1", (1,), 1]) == {1, "1", (1,)})
try:
    set([1, 2, []])
except TypeError as error:
    print(error)
