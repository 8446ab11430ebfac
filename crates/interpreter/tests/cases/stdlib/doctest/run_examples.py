# Doctests that pass, fail, raise, and options.
import doctest, io, contextlib

def good(n):
    """Double.

    >>> good(2)
    4
    >>> good("ab")
    'abab'
    >>> good(None)
    Traceback (most recent call last):
        ...
    TypeError: unsupported operand type(s) for *: 'NoneType' and 'int'
    >>> for i in range(2):
    ...     print(good(i))
    0
    2
    """
    return n * 2
def bad():
    """
    >>> bad()
    2
    >>> 1 + 1
    3
    """
    return 1
def opts():
    """
    >>> list(range(20))  # doctest: +ELLIPSIS
    [0, 1, ..., 18, 19]
    >>> print("a   b")  # doctest: +NORMALIZE_WHITESPACE
    a b
    >>> 1 / 0  # doctest: +SKIP
    never
    >>> print("x\\n\\ny")
    x
    <BLANKLINE>
    y
    >>> {"a": 1}["b"]  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    KeyError: whatever
    """
finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(verbose=False)
for fn in (good, opts):
    for t in finder.find(fn, fn.__name__): print(t.name, len(t.examples), runner.run(t))
out = io.StringIO()
for t in finder.find(bad, "bad"): print(runner.run(t, out=out.write))
text = out.getvalue(); print("Expected:" in text, "Got:" in text, text.count("Failed example"), runner.summarize(verbose=False) if False else runner.tries, runner.failures)
with contextlib.redirect_stdout(io.StringIO()) as o: res = doctest.run_docstring_examples(good, globals(), name="g")
print(repr(o.getvalue()), res, doctest.TestResults(1, 2), doctest.ELLIPSIS, doctest.NORMALIZE_WHITESPACE, doctest.SKIP)
p = doctest.DocTestParser(); ex = p.get_examples(">>> x = 1\n>>> x\n1\n>>> if x:\n...     print(2)\n2\n"); print([(e.source, e.want, e.lineno, e.indent) for e in ex], [type(x).__name__ for x in p.parse("text\n>>> 1\n1\nmore")])
t = p.get_doctest(">>> a\n5\n", {"a": 5}, "inline", None, 0); print(t.name, t.examples[0].source, doctest.DocTestRunner().run(t))
c = doctest.OutputChecker(); print(c.check_output("1\n", "1\n", 0), c.check_output("1\n", "2\n", 0), c.check_output("a...z\n", "abcz\n", doctest.ELLIPSIS), c.check_output("a...z\n", "abczq\n", doctest.ELLIPSIS), c.check_output("True\n", "1\n", 0), c.check_output("1\n", "True\n", 0))
try: p.get_examples(">>>x\n")
except ValueError as e: print(e)
