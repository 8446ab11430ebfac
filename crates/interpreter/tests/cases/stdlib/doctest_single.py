# Examples are interactive statements: several on a line, in loops, without a last newline, and wrong ones.
import doctest


def examples():
    """
    >>> x = 3; x; x + 1
    3
    4
    >>> for i in range(2):
    ...     i
    0
    1
    >>> print("no newline", end="")
    no newline
    >>> [y for y in (1, 2)] = 10
    Traceback (most recent call last):
      ...
    SyntaxError: cannot assign to list comprehension here. Maybe you meant '==' instead of '='?
    >>> 1 +
    Traceback (most recent call last):
      ...
    SyntaxError: invalid syntax
    >>> next(iter([]))
    Traceback (most recent call last):
      ...
    StopIteration
    >>> def f(n):
    ...     return n * 2
    >>> f(4); f("ab")
    8
    'abab'
    """


print(doctest.testmod())


def wrong():
    """
    >>> 1; 2
    1
    """


runner = doctest.DocTestRunner(verbose=False)
for test in doctest.DocTestFinder().find(wrong, "wrong"):
    shown = []
    print(runner.run(test, out=shown.append))
    print("".join(shown).split("Failed example:")[1])
