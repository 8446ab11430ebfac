import unittest
class Out:
    def __init__(self): self.text = ""
    def write(self, s): self.text += s
    def flush(self): pass
class T(unittest.TestCase):
    def setUp(self): self.x = 1
    def test_ok(self): self.assertEqual(self.x, 1)
    def test_fail(self): self.assertEqual(1, 2, "msg")
    def test_error(self): raise KeyError("k")
    @unittest.skip("why")
    def test_skip(self): pass
    @unittest.skipIf(True, "cond")
    def test_skip_if(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail("x")
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_sub(self):
        for i in range(3):
            with self.subTest("m", i=i):
                self.assertNotEqual(i, 1)
    def test_skip_inside(self): self.skipTest("inside")
out = Out()
r = unittest.TextTestRunner(stream=out, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(T))
print(r.testsRun, len(r.failures), len(r.errors), len(r.skipped), len(r.expectedFailures), len(r.unexpectedSuccesses), r.wasSuccessful())
print("\n".join(l for l in out.text.splitlines() if " ... " in l))
print([l for l in out.text.splitlines() if l.startswith(("FAIL", "ERROR", "UNEXPECTED", "OK"))])
class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self): self.v = 3
    async def test_it(self): self.assertEqual(self.v, 3)
out = Out(); r = unittest.TextTestRunner(stream=out).run(unittest.TestLoader().loadTestsFromTestCase(Async)); print(r.wasSuccessful(), out.text.splitlines()[0], r)
s = unittest.TestSuite([T("test_ok")]); s.addTest(T("test_fail")); print(s.countTestCases(), [t.id() for t in s], T("test_ok"))
order = []
class Fix(unittest.TestCase):
    @classmethod
    def setUpClass(cls): order.append("class up")
    @classmethod
    def tearDownClass(cls): order.append("class down")
    def setUp(self): order.append("up"); self.addCleanup(order.append, "cleanup")
    def tearDown(self): order.append("down")
    def test_a(self): order.append("a")
    def test_b(self): order.append("b")
unittest.TextTestRunner(stream=Out()).run(unittest.TestLoader().loadTestsFromTestCase(Fix)); print(order)
