# With `buffer`, what tests print is kept and shown with those that fail; suites let go of the tests that they ran.
import io
import re
import sys
import unittest


class Prints(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("class begins")

    def test_fails(self):
        print("out")
        print("err", file=sys.stderr)
        self.fail("no")

    def test_passes(self):
        print("never shown")

    def test_raises(self):
        sys.stdout.write("no end of line")
        raise KeyError("k")

    def test_parts(self):
        for part in range(2):
            with self.subTest(part=part):
                print("part", part)
                self.assertEqual(part, 0)


class FailsAtOnce(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("begins badly")
        raise ValueError("bad")

    def test_one(self):
        pass


for buffer in (True, False):
    for case in (Prints, FailsAtOnce):
        stream = io.StringIO()
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
        result = unittest.TextTestRunner(stream=stream, buffer=buffer).run(suite)
        print(re.sub(r"in [\d.]+s", "in 0s", stream.getvalue()), result.buffer, result)
        print(suite.countTestCases(), [*suite])
case = Prints("test_passes")
with case.assertRaises(ValueError) as raised:
    int("a")
print(type(raised), type(raised).__module__, raised.exception)
failed = unittest.defaultTestLoader.loadTestsFromName("__main__.Nothing")
stream = io.StringIO()
unittest.TextTestRunner(stream=stream).run(failed)
print(stream.getvalue().splitlines()[1], stream.getvalue().splitlines()[-5])
