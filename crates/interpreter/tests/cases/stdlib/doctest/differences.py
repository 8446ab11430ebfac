# What an example should have printed beside what it printed, as each option shows it.
import doctest

checker = doctest.OutputChecker()
PAIRS = [("a\nb\nc\nd\n", "a\nx\nc\nd\n"), ("a\n", "b\n"), ("a\nb\nc\n", "a\nb\nd  \n"), ("a\nb\n", "a\n"), ("", "x\n"), ("x\n", ""), ("a ...b\nc\nd\n", "q\n\ne\n")]
for option in (0, doctest.REPORT_NDIFF, doctest.REPORT_UDIFF, doctest.REPORT_CDIFF, doctest.REPORT_UDIFF | doctest.REPORT_NDIFF):
    for want, got in PAIRS:
        print(option, repr(checker.output_difference(doctest.Example("x", want), got, option)))


def wrong():
    """
    >>> for number in range(5): print(number)
    0
    1
    2
    4
    4
    """


runner = doctest.DocTestRunner(optionflags=doctest.REPORT_UDIFF)
for test in doctest.DocTestFinder().find(wrong, "wrong", globs={}):
    test.filename = None
    print(runner.run(test))
