import doctest
import sys

sys.modules["__main__"].__file__ = None


def wanted():
    """
    >>> [][0]
    Traceback (most recent call last):
    ...
    IndexError: list index out of range
    >>> int("x")
    Traceback (most recent call last):
        some frames that are not looked at
      more
    ValueError: invalid literal for int() with base 10: 'x'
    >>> wanted()
    """


def bare():
    pass


__test__ = {"extra": """
>>> 1 + 1
2
""", "function": bare}
print(doctest.testmod(verbose=True))
parser = doctest.DocTestParser()
for text in (">>> x\nTraceback (most recent call last):\n    only frames\n", ">>> x\nTraceback (most recent call last):\n_Odd: y\n", ">>> x\nTraceback (innermost last):\n...\n\nNot part\n"):
    print([example.exc_msg for example in parser.get_examples(text)])
