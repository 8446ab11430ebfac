import doctest
class Out:
    def __init__(self): self.text = ""
    def write(self, s): self.text += s
def square(x):
    """
    >>> square(3)
    9
    >>> square("a")
    Traceback (most recent call last):
        ...
    TypeError: can't multiply sequence by non-int of type 'str'
    >>> for i in range(2):
    ...     print(i)
    0
    1
    """
    return x * x
def wrong():
    """
    >>> 1 + 1
    3
    """
out = Out()
finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(verbose=False)
for f in (square, wrong):
    for test in finder.find(f, f.__name__, globs=globals()):
        print(test.name, len(test.examples), runner.run(test, out=out.write))
print("Expected:\n    3\nGot:\n    2" in out.text, runner.tries, runner.failures)
p = doctest.DocTestParser(); ex = p.get_examples(">>> x = 1\n>>> x\n1\n\ntext\n>>> print('a')\na\n"); print([(e.source, e.want) for e in ex])
c = doctest.OutputChecker()
print(c.check_output("a...z\n", "abcz\n", doctest.ELLIPSIS), c.check_output("a b\n", "a   b\n", doctest.NORMALIZE_WHITESPACE), c.check_output("1\n", "2\n", 0), c.check_output("<BLANKLINE>\n", "\n", 0))
