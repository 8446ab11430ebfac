# Each assertion: what passes, and the message when it fails.
import unittest
class T(unittest.TestCase):
    maxDiff = None
    def runTest(self): pass
t = T()
checks = [lambda: t.assertEqual(1, 2), lambda: t.assertEqual([1, 2], [1, 3]), lambda: t.assertEqual({"a": 1}, {"a": 2}), lambda: t.assertEqual("abc", "abd"), lambda: t.assertEqual((1,), (1, 2)), lambda: t.assertEqual({1}, {2}), lambda: t.assertEqual("a\nb\n", "a\nc\n"), lambda: t.assertNotEqual(1, 1), lambda: t.assertTrue(0), lambda: t.assertFalse([1]), lambda: t.assertIs(1, 2), lambda: t.assertIsNot(None, None), lambda: t.assertIsNone(5), lambda: t.assertIsNotNone(None), lambda: t.assertIn(1, [2]), lambda: t.assertNotIn(1, [1]), lambda: t.assertIsInstance(1, str), lambda: t.assertNotIsInstance(1, int), lambda: t.assertAlmostEqual(1, 1.1), lambda: t.assertAlmostEqual(1, 2, delta=0.5), lambda: t.assertAlmostEqual(1.00001, 1, places=3), lambda: t.assertNotAlmostEqual(1, 1.00000001), lambda: t.assertGreater(1, 2), lambda: t.assertGreaterEqual(1, 2), lambda: t.assertLess(2, 1), lambda: t.assertLessEqual(2, 1), lambda: t.assertRegex("abc", "x"), lambda: t.assertNotRegex("abc", "b"), lambda: t.assertCountEqual([1, 1, 2], [1, 2, 2]), lambda: t.assertSequenceEqual([1], (2,)), lambda: t.assertListEqual([1], (1,)), lambda: t.assertTupleEqual((1,), (2,)), lambda: t.assertSetEqual({1, 2}, {2, 3}), lambda: t.assertDictEqual({"a": 1}, {"b": 1}), lambda: t.assertMultiLineEqual("a", "b"), lambda: t.fail("on purpose"), lambda: t.fail(), lambda: t.assertEqual(1, 2, "my message"), lambda: t.assertTrue(False, "why"), lambda: t.assertRaises(ValueError, int, "5"), lambda: t.assertRaisesRegex(ValueError, "zzz", int, "x"), lambda: t.assertEqual(1.0, 1), lambda: t.assertIn("x", "xyz"), lambda: t.assertRaises(ValueError, int, "x"), lambda: t.assertEqual(None, False), lambda: t.assertEqual([[1], [2]], [[1], [3]]), lambda: t.assertIsInstance([], (int, str))]
for check in checks:
    try:
        print("ok", check())
    except AssertionError as error:
        print("failed:", error)
    except Exception as error:
        print(type(error).__name__, error)
with t.assertRaises(ZeroDivisionError) as caught: 1 / 0
print(repr(caught.exception), caught.expected.__name__ if hasattr(caught, "expected") else "")
for call in (lambda: t.assertRaises(KeyError).__enter__().__exit__(None, None, None), lambda: t.skipTest("later"), lambda: t.assertRaises(), lambda: t.assertRaises(5), lambda: t.assertLogs("x").__enter__()):
    try:
        call(); print("passed")
    except BaseException as error:
        print(type(error).__name__, error)
import warnings, logging
with t.assertWarns(UserWarning) as w: warnings.warn("careful")
with t.assertLogs("mine", level="INFO") as logs: logging.getLogger("mine").info("hello %s", "x"); logging.getLogger("mine.sub").error("bad")
print(w.warning, logs.output, [r.levelname for r in logs.records])
try:
    with t.assertLogs("mine"): pass
except AssertionError as error:
    print(error)
print(t.id(), str(t), repr(t), t.shortDescription(), t.countTestCases(), t.failureException.__name__)
