# Fixtures, skips, expected failures, subtests, loaders, and the text result.
import unittest, io
events = []
def setUpModule(): events.append("setUpModule")
def tearDownModule(): events.append("tearDownModule")
class A(unittest.TestCase):
    @classmethod
    def setUpClass(cls): events.append("setUpClass A")
    @classmethod
    def tearDownClass(cls): events.append("tearDownClass A")
    def setUp(self): events.append("setUp"); self.addCleanup(events.append, "cleanup")
    def tearDown(self): events.append("tearDown")
    def test_b(self): events.append("b")
    def test_a(self):
        """First line of doc.

        More."""
        events.append("a")
    def test_fails(self): self.assertEqual(1, 2)
    def test_errors(self): raise KeyError("k")
    @unittest.skip("not now")
    def test_skipped(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_sub(self):
        for i in range(3):
            with self.subTest(i=i): self.assertNotEqual(i, 1)
    def helper(self): pass
@unittest.skipIf(True, "class skip")
class B(unittest.TestCase):
    def test_x(self): pass
class C(unittest.TestCase):
    def setUp(self): self.skipTest("in setUp")
    def test_y(self): pass
loader = unittest.TestLoader()
print(loader.getTestCaseNames(A), loader.loadTestsFromTestCase(C), unittest.TestSuite([A("test_a"), B("test_x")]).countTestCases(), A("test_a").shortDescription(), A("test_b").id())
out = io.StringIO(); suite = unittest.TestSuite(); [suite.addTests(loader.loadTestsFromTestCase(c)) for c in (A, B, C)]
result = unittest.TextTestRunner(stream=out, verbosity=2).run(suite)
print(events, result.testsRun, len(result.failures), len(result.errors), [(str(t), r) for t, r in result.skipped], len(result.expectedFailures), [str(t) for t in result.unexpectedSuccesses], result.wasSuccessful(), result)
text = out.getvalue(); print([line for line in text.splitlines() if "..." in line or line.startswith(("FAIL", "ERROR", "UNEXP", "Ran")) and "Ran" not in line], text.strip().splitlines()[-1])
r = unittest.TestResult(); A("test_b").run(r); print(r.testsRun, r.wasSuccessful(), r.failures, r.shouldStop, repr(r)); r = unittest.TestResult(); r.failfast = True; unittest.TestSuite([A("test_fails"), A("test_b")]).run(r); print(r.testsRun, len(r.failures), r.shouldStop)
for bad in (lambda: A("nope"), lambda: unittest.TestSuite().addTest(5), lambda: unittest.TestSuite().addTests("abc"), lambda: unittest.TestSuite().addTest(A), lambda: loader.loadTestsFromTestCase(unittest.TestSuite), lambda: A("test_a").debug(), lambda: A("test_fails").debug()):
    try:
        print(bad())
    except BaseException as error:
        print(type(error).__name__, error)
print(unittest.FunctionTestCase(lambda: None).countTestCases(), A("test_a") == A("test_a"), A("test_a") != A("test_b"), hash(A("test_a")) == hash(A("test_a")), unittest.skipUnless(True, "x")(A) is A, str(A("test_sub")))
class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self): self.v = 1
    async def test_it(self): self.assertEqual(self.v, 1)
r = unittest.TestResult(); Async("test_it").run(r); print(r.wasSuccessful(), r.testsRun)
