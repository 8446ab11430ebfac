import unittest, warnings
t = unittest.TestCase()
good = [lambda: t.assertTrue(1), lambda: t.assertIn(1, [1]), lambda: t.assertIsNone(None), lambda: t.assertAlmostEqual(0.1 + 0.2, 0.3), lambda: t.assertCountEqual([1, 2], [2, 1]), lambda: t.assertRaises(ValueError, int, "x"), lambda: t.assertIsInstance(1, int), lambda: t.assertGreater(2, 1), lambda: t.assertDictEqual({}, {})]
for g in good: g()
with t.assertRaises(KeyError) as cm:
    {}["z"]
print(repr(cm.exception))
with t.assertRaisesRegex(ValueError, "inv.*"):
    int("q")
with t.assertWarns(UserWarning):
    warnings.warn("w")
with t.assertLogs("lg", "INFO") as logs:
    import logging
    logging.getLogger("lg").info("hello")
print(logs.output)
bad = [lambda: t.assertEqual(1, 2), lambda: t.assertTrue(0), lambda: t.assertFalse(1), lambda: t.assertIs(1, 2), lambda: t.assertIsNot(None, None), lambda: t.assertIsNone(1), lambda: t.assertIsNotNone(None), lambda: t.assertIn(1, []), lambda: t.assertNotIn(1, [1]), lambda: t.assertIsInstance(1, str), lambda: t.assertRaises(ValueError, int, "5"), lambda: t.assertAlmostEqual(1, 2), lambda: t.assertAlmostEqual(1, 1.5, delta=0.1), lambda: t.assertGreater(1, 2), lambda: t.assertLessEqual(3, 2), lambda: t.assertRegex("abc", "x"), lambda: t.assertEqual("a", "b"), lambda: t.assertEqual([1], [1, 2]), lambda: t.assertEqual((1,), (2,)), lambda: t.assertEqual({1}, {2}), lambda: t.assertEqual({"a": 1}, {"a": 2}), lambda: t.fail("given"), lambda: t.assertTrue(False, "extra"), lambda: t.assertNotEqual(1, 1)]
for b in bad:
    try:
        b()
    except AssertionError as e:
        print(str(e).splitlines()[0])
