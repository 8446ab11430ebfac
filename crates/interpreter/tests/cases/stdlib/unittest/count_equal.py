# What assertCountEqual says, for items that have a hash and for those that have none.
import unittest


class Check(unittest.TestCase):
    def runTest(self):
        pass


check = Check()
for first, second in (
    ([1, 2, 2], [1, 1, 2]),
    ([], ["a"]),
    ("abca", "bcad"),
    ([[1], [2]], [[2], [3], [3]]),
    ([3, 1, 2], [2, 3, 1]),
    ([[1], [1]], [[1], [1]]),
    ((1, 1.0, True), [1, 1]),
    (iter([1, 2]), iter([2, 1])),
):
    try:
        check.assertCountEqual(first, second)
        print("equal")
    except AssertionError as error:
        print(error)
try:
    check.assertCountEqual([1], [2], "told")
except AssertionError as error:
    print(error)
