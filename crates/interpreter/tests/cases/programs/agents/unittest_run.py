import io
import unittest
class Account:
    def __init__(self):
        self.balance = 0
    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
class TestAccount(unittest.TestCase):
    def setUp(self):
        self.account = Account()
    def test_deposit(self):
        self.account.deposit(5)
        self.assertEqual(self.account.balance, 5)
    def test_refuses(self):
        with self.assertRaisesRegex(ValueError, "positive") as caught:
            self.account.deposit(-1)
        self.assertIn("must", str(caught.exception))
    def test_fails(self):
        self.assertEqual([1, 2, 3], [1, 2, 4])
    @unittest.skip("later")
    def test_skipped(self):
        self.fail()
    def test_many(self):
        for n in range(3):
            with self.subTest(n=n):
                self.assertNotEqual(n, 1)
    @unittest.expectedFailure
    def test_known(self):
        self.assertTrue(False)
suite = unittest.defaultTestLoader.loadTestsFromTestCase(TestAccount)
out = io.StringIO()
result = unittest.TextTestRunner(stream=out, verbosity=0).run(suite)
print(result.testsRun, len(result.failures), len(result.errors), len(result.skipped), len(result.expectedFailures), result.wasSuccessful())
for test, trace in result.failures:
    print(test.id().split(".")[-1], trace.strip().splitlines()[-1])
check = unittest.TestCase()
for attempt in (lambda: check.assertEqual("abc", "abd"), lambda: check.assertAlmostEqual(1.0, 1.1), lambda: check.assertIsNone(3), lambda: check.assertCountEqual([1, 1, 2], [1, 2, 2]),
                lambda: check.assertDictEqual({"a": 1}, {"a": 2}), lambda: check.assertGreater(1, 2), lambda: check.assertIsInstance(1, str), lambda: check.assertRaises(ValueError, int, "5")):
    try:
        attempt()
    except AssertionError as error:
        print(error)
