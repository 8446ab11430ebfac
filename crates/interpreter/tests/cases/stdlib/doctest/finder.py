# Which objects the finder looks into: those of the module itself, wrapped ones too, and what `__test__` names.
import doctest
import functools
import sys
import types


def plain():
    """
    >>> plain()
    1
    """
    return 1


class Callable:
    def __init__(self, function):
        functools.update_wrapper(self, function)

    def __call__(self, *args):
        return self.__wrapped__(*args)


@Callable
def wrapped(a):
    """
    >>> wrapped(2)
    3
    """
    return a + 1


@functools.lru_cache
def cached(a):
    """
    >>> cached(1)
    2
    """
    return a * 2


class Holder:
    """
    >>> Holder().static(1)
    1
    """
    dedent = staticmethod(__import__("textwrap").dedent)
    join = str.join

    @staticmethod
    def static(a):
        """
        >>> Holder.static(2)
        2
        """
        return a

    @classmethod
    def made(cls):
        """
        >>> Holder.made().number
        7
        """
        return cls()

    @property
    def number(self):
        """
        >>> Holder().number
        7
        """
        return 7

    class Inner:
        """
        >>> 1 + 1
        2
        """


from textwrap import dedent, TextWrapper
number = 5
finder = doctest.DocTestFinder()
main = sys.modules["__main__"]
for test in finder.find(main, "m"):
    print(test.name, len(test.examples), test.lineno is not None)
print([test.name for test in finder.find(Holder)], [test.name for test in finder.find(Holder, "h", module=False)])
print([test.name for test in doctest.DocTestFinder(recurse=False).find(main, "m")])
print(len(doctest.DocTestFinder(exclude_empty=False).find(Holder)), [test.name for test in finder.find("a text >>> 1", "text")])
print(doctest.testmod())

other = types.ModuleType("other", "A module.\n\n>>> x\n3\n")
other.x, other.plain, other.Holder = 3, plain, Holder
other.__test__ = {"one": ">>> x + 1\n4\n", "two": plain}
sys.modules["other"] = other
print([test.name for test in finder.find(other)], doctest.testmod(other))
for bad in ({1: "x"}, {"a": 5}):
    other.__test__ = bad
    try:
        finder.find(other)
    except ValueError as error:
        print(error)
for bad in (5, None):
    try:
        finder.find(bad)
    except ValueError as error:
        print(error)
print(finder._from_module(main, plain), finder._from_module(other, plain), finder._from_module(None, plain), finder._from_module(main, property(plain)))
try:
    finder._from_module(main, 5)
except ValueError as error:
    print(error)
