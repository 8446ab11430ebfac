# What is wanted and what was got: ellipses, names of exceptions, flags.
import doctest
import inspect

checker = doctest.OutputChecker()
pairs = [
    ("a...z\n", "abcz\n"), ("a...z\n", "az\n"), ("a...z\n", "a\n"), ("...\n", "anything\n"), ("...\n", "\n"), ("a...b...c\n", "axbxc\n"),
    ("a...b...c\n", "axcxb\n"), ("aa...aa\n", "aaa\n"), ("aa...aa\n", "aaaa\n"), (".......x\n", "abcx\n"), (".......x\n", "abc.x\n"), ("......\n", "q\n"),
    ("[0, 1, ..., 9]\n", "[0, 1, 2, 3, 9]\n"), ("é...ß\n", "é漢字ß\n"), ("no dots\n", "no dots\n"), ("no dots\n", "nodots\n"), ("a...b\n", "a\nmany\nlines\nb\n"),
    ("x...y...x\n", "xyx\n"), ("ab...ab...ab\n", "ababab\n"), ("ab...ab...ab\n", "abab\n"),
]
for want, got in pairs:
    print(repr(want), repr(got), checker.check_output(want, got, doctest.ELLIPSIS), checker.check_output(want, got, 0),
          checker.check_output(want, got, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE))
example = doctest.Example("f()\n", "one\n\n  two\nthree\n")
print(checker.output_difference(example, "one\n \n  2\r\nthree", 0))
print(checker.output_difference(example, "", 0))
print(checker.output_difference(doctest.Example("f()\n", ""), "é\x0bü\n", 0))
known = doctest.register_optionflag("ELLIPSIS")
print(known == doctest.ELLIPSIS, doctest.register_optionflag("OWN_FLAG") == doctest.register_optionflag("OWN_FLAG"))
print(len(doctest.OPTIONFLAGS_BY_NAME), doctest.OPTIONFLAGS_BY_NAME["OWN_FLAG"] > doctest.FAIL_FAST)
for args in ((), ("a", "b"), ([1],)):
    try:
        doctest.register_optionflag(*args)
    except TypeError as error:
        print(error)
print(inspect.signature(doctest.register_optionflag))


def divide(a, b):
    """
    >>> divide(1, 0)
    Traceback (most recent call last):
    ZeroDivisionError: other words
    >>> divide(1, 0) # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    builtins.ZeroDivisionError: other: words
    >>> list(range(20)) # doctest: +ELLIPSIS
    [0, 1, ..., 19]
    """
    return a / b


runner = doctest.DocTestRunner()
for test in doctest.DocTestFinder().find(divide, "divide", globs={"divide": divide}):
    print(runner.run(test, out=lambda text: None))
