# Sequences of different classes, suites that are equal, and arguments that no assertion takes.
import unittest


class Case(unittest.TestCase):
    def one(self):
        pass

    def two(self):
        pass


case = Case("one")


def failing(action):
    try:
        action()
        print("fine")
    except (AssertionError, TypeError) as error:
        print(type(error).__name__, str(error).split("\n")[0])


failing(lambda: case.assertSequenceEqual([], ()))
failing(lambda: case.assertSequenceEqual([1, "a"], (1, "a")))
failing(lambda: case.assertSequenceEqual([1, "a"], (1, "b")))
failing(lambda: case.assertSequenceEqual([1], (1, 2)))
failing(lambda: case.assertSequenceEqual("ab", ["a", "b"]))
failing(lambda: case.assertSequenceEqual([1], (1,), seq_type=list))
failing(lambda: case.assertListEqual([1], (1,)))
failing(lambda: case.assertRaises(ValueError, message="word"))
failing(lambda: case.assertWarns(UserWarning, message="word"))
failing(lambda: case.assertRaises(ValueError, msg="word").__enter__())

suite = unittest.TestSuite([Case("one"), Case("two")])
print(suite == unittest.TestSuite([Case("one"), Case("two")]), suite == unittest.TestSuite([Case("two"), Case("one")]), suite == [1])
print(suite != unittest.TestSuite(suite), unittest.TestSuite() == unittest.TestSuite(()), suite.countTestCases(), unittest.TestSuite.__hash__)
