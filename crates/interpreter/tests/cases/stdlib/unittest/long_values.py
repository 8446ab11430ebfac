# How long values are shown beside each other.
import unittest


class T(unittest.TestCase):
    def runTest(self):
        pass


case = T()
case.maxDiff = None
pairs = [
    ("short", "other"), ("a" * 100, "a" * 100 + "b"), ("a" * 50 + "x" * 50, "a" * 50 + "y" * 50), ("x" * 200, "y" * 200), ("é" * 90, "é" * 90 + "ü"),
    (list(range(60)), list(range(59)) + [0]), ("p" * 300 + "1", "p" * 300 + "2"), (1, 10**100), (b"a" * 90, b"a" * 89 + b"b"), ("same" * 30 + "x", "same" * 30),
    ("漢" * 81, "漢" * 80 + "字"), (0.5, "0.5" * 40), ({"k": "v" * 90}, {"k": "v" * 91}),
]
for first, second in pairs:
    for method in (case.assertEqual, case.assertIs):
        try:
            if method is case.assertEqual and type(first) is type(second) and isinstance(first, (str, list, dict)):
                case.assertTupleEqual((first,), (second,))
            else:
                method(first, second)
        except AssertionError as error:
            print(str(error).split("\n")[0])
for function, args in ((unittest.installHandler, ()), (unittest.removeResult, (5,)), (unittest.registerResult, (unittest.TestResult(),))):
    print(function.__name__, len(args))
print(unittest.removeHandler.__name__, unittest.removeHandler(len) is not None)
