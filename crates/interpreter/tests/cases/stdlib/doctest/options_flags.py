# Option flags and the output checker.
import doctest
c = doctest.OutputChecker()
cases = [("a b\n", "a   b\n", doctest.NORMALIZE_WHITESPACE), ("a b\n", "a   b\n", 0), ("[0, ..., 9]\n", str(list(range(10))) + "\n", doctest.ELLIPSIS), ("...\n", "anything\nat all\n", doctest.ELLIPSIS), ("a\n<BLANKLINE>\nb\n", "a\n\nb\n", 0), ("a\n<BLANKLINE>\nb\n", "a\n\nb\n", doctest.DONT_ACCEPT_BLANKLINE), ("True\n", "1\n", 0), ("1\n", "True\n", 0), ("1\n", "True\n", doctest.DONT_ACCEPT_TRUE_FOR_1), ("x", "x\n", 0), ("", "", 0)]
for want, got, flags in cases: print(repr(want), repr(got), flags, c.check_output(want, got, flags))
p = doctest.DocTestParser()
for e in p.get_examples(">>> 1 / 3  # doctest: +ELLIPSIS\n0.33...\n>>> x  # doctest: +SKIP, -ELLIPSIS\n"): print(repr(e.source), repr(e.want), e.options)
for bad in (">>> x\n  1\n>>>y\n", "  >>> a\n b\n", ">>> x # doctest: +NOPE\n"):
    try:
        p.get_examples(bad); print("ok")
    except ValueError as e:
        print(e)
text = "Intro\n>>> 1 + 1\n2\n\nMiddle\n    >>> for i in range(2):\n    ...     print(i)\n    0\n    1\n\nEnd"
print([x if isinstance(x, str) else (x.source, x.want, x.lineno, x.indent) for x in p.parse(text)])
t = p.get_doctest(text, {}, "t", "f.txt", 10); print(t, t.lineno, t.filename, len(t.examples), doctest.DocTestRunner(verbose=False).run(t))
flags = doctest.register_optionflag("MY_FLAG"); print(flags == doctest.register_optionflag("MY_FLAG"), "MY_FLAG" in doctest.OPTIONFLAGS_BY_NAME)
