# Where a failure is said to be: the file and the line of the example.
import doctest
import io
import contextlib
import re


def decorated(function):
    return function


def plain(number):
    """Adds one.

    >>> plain(1)
    3
    """
    return number + 1


@decorated
def below(number):
    "One line: >>> is no example"


class Box:
    """A box.

    >>> Box().size
    1
    """

    size = 2

    def open(self):
        '''
        >>> Box().open()
        'no'
        '''
        return "yes"

    @property
    def lid(self):
        """
        >>> Box().lid
        0
        """
        return 1

    @staticmethod
    def made():
        r"""
        >>> Box.made()
        0
        """
        return 1


out = io.StringIO()
with contextlib.redirect_stdout(out):
    result = doctest.testmod()
print(re.sub(r'File ".*/', 'File "', out.getvalue()), result)
for test in doctest.DocTestFinder().find(Box, "Box"):
    print(test.name, test.lineno, len(test.examples), test.filename.rpartition("/")[2])
with contextlib.redirect_stdout(out):
    doctest.run_docstring_examples(plain, {"plain": plain}, name="plain")
print(out.getvalue().count("File "))
