# What a failing doctest prints, line by line.
import doctest

def f():
    """
    >>> f()
    'wrong'
    >>> print("a\\nb")
    a
    c
    >>> undefined
    1
    >>> 1
    >>> int("x")
    Traceback (most recent call last):
    ValueError: other
    """
    return "right"

t = doctest.DocTestFinder().find(f, "f")[0]
r = doctest.DocTestRunner(verbose=False)
lines = []
print(r.run(t, out=lines.append, clear_globs=False))
report = "".join(lines)
for line in report.splitlines():
    if not line.startswith(("File ", "Line ")) and "line " not in line and "exec(compile" not in line:
        print("|", line)
class K:
    """
    >>> K().v
    1
    """
    v = 1
    def m(self):
        """
        >>> K().m()
        2
        """
        return 2
    @property
    def p(self):
        """
        >>> K().p
        3
        """
        return 3
print([(t.name, len(t.examples)) for t in doctest.DocTestFinder().find(K, "K")], [(t.name, len(t.examples)) for t in doctest.DocTestFinder(recurse=False).find(K, "K")], [doctest.DocTestRunner().run(t) for t in doctest.DocTestFinder().find(K, "K")])
e = doctest.Example("1 + 1\n", "2\n"); print(e.source, e.want, e.exc_msg, e.lineno, e.options, e == doctest.Example("1 + 1", "2"), doctest.Example("x", "Traceback (most recent call last):\nValueError: v\n", exc_msg="ValueError: v\n").exc_msg)
verbose = doctest.DocTestRunner(verbose=True); got = []; verbose.run(doctest.DocTestParser().get_doctest(">>> 1 + 1\n2\n", {}, "v", None, 0), out=got.append); print("".join(got))
