# The runner that raises the first failure, sources of examples, and examples that are written wrongly.
import doctest
import sys


def fails():
    """Some words.

    >>> 1 + 1
    3
    """


def raises():
    """
    >>> x = 5
    >>> 1 / 0
    """


def holds():
    """
    >>> x = 5
    >>> x
    5
    """


for function in (fails, raises, holds):
    test = doctest.DocTestFinder().find(function, function.__name__, globs={})[0]
    try:
        print(doctest.DebugRunner(verbose=False).run(test), sorted(test.globs))
    except (doctest.DocTestFailure, doctest.UnexpectedException) as error:
        print(type(error), str(error).split(" from ")[0], error.example.source, "x" in error.test.globs)
        print(repr(error.got) if isinstance(error, doctest.DocTestFailure) else error.exc_info[0])
try:
    doctest.testmod(sys.modules["__main__"], raise_on_error=True)
except doctest.DocTestFailure as error:
    print(error.test.name, error.example.want)
print(doctest.testsource(sys.modules["__main__"], "__main__.fails"))
try:
    doctest.testsource(sys.modules["__main__"], "missing")
except ValueError as error:
    print(error)
for text in (">>> 1\n...2", ">>> 1\n... 2\n...\n3", ">>> # doctest: +SKIP", ">>> # words", ">>> 1\n....5", "   >>> 1\n   ...2", ">>>1"):
    try:
        print([(example.source, example.want, example.options) for example in doctest.DocTestParser().get_examples(text)])
    except ValueError as error:
        print(error)
