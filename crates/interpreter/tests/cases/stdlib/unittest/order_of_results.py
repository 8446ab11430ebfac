# The order in which a result hears of a test: failures before tearDown, subtests as they end; debug() lets all through.
import unittest, sys
import io


class Quiet(io.StringIO):
    def writeln(self, text=""):
        self.write(text)


class R(unittest.TextTestResult):
    def addFailure(self, t, e): print("addFailure", t.id()); super().addFailure(t, e)
    def addError(self, t, e): print("addError", t.id()); super().addError(t, e)
    def addSuccess(self, t): print("addSuccess", t.id()); super().addSuccess(t)
    def addSkip(self, t, r): print("addSkip", r); super().addSkip(t, r)
    def addSubTest(self, t, s, e): print("addSubTest", s.id(), e and e[0].__name__); super().addSubTest(t, s, e)
    def addExpectedFailure(self, t, e): print("addXF"); super().addExpectedFailure(t, e)
    def addUnexpectedSuccess(self, t): print("addUS"); super().addUnexpectedSuccess(t)
    def startTest(self, t): print("start"); super().startTest(t)
    def stopTest(self, t): print("stop"); super().stopTest(t)
class T(unittest.TestCase):
    def setUp(self): print("setUp"); self.addCleanup(print, "cleanup")
    def tearDown(self): print("tearDown")
    def test_a(self): self.fail("x")
    def test_b(self): raise ValueError(1)
    def test_c(self):
        for i in range(3):
            with self.subTest(i=i): self.assertNotEqual(i, 1)
        print("after")
    def test_d(self): self.skipTest("why")
    @unittest.expectedFailure
    def test_e(self): self.fail()
    @unittest.expectedFailure
    def test_f(self): pass
    def test_g(self): pass
    def test_h(self):
        with self.subTest("m", a=1): self.skipTest("sub")
        with self.subTest("m", a=2): raise KeyError("k")
s = unittest.defaultTestLoader.loadTestsFromTestCase(T)
unittest.TextTestRunner(resultclass=R, stream=Quiet(), verbosity=2).run(s)
for n in "abcdefgh":
    try: print("debug", n); T("test_"+n).debug()
    except BaseException as e: print(type(e).__name__, e)
class U(unittest.TestCase):
    def tearDown(self): raise RuntimeError("td")
    def test_1(self): self.fail("f")
    def test_2(self): pass
outcome = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(U).run(outcome)
print(outcome, [case.id() for case, _ in outcome.failures + outcome.errors])


class V(unittest.TestCase):
    def test_nested(self):
        with self.subTest("outer", a=1, b=2):
            with self.subTest(b=3, c=4):
                self.fail("inner")
            print("between")
        with self.subTest(None):
            pass

    def test_stops(self):
        for at in range(3):
            with self.subTest(at=at):
                print(at)
                self.fail("stop")


for failfast in (False, True):
    outcome = R(Quiet(), True, 0)
    outcome.failfast = failfast
    unittest.defaultTestLoader.loadTestsFromTestCase(V).run(outcome)
    print(outcome.failures and [case.id() for case, _ in outcome.failures])
case = V("test_nested")
case.addCleanup(print, "by hand")
print(case.doCleanups())
