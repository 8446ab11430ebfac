# Docstrings: cleaned, and found where they are inherited.
import inspect

for text in (
    "", "one", "  one", "\n", "\n\n  a\n  b\n\n", "a\n    b\n      c\n", "a\n\tb\n\t  c", "\ta\n\tb", "  a\n b\nc", "a\n   \n    b", "a\n   ",
    "first\n\n\n    last\n    ", "x\n  y\n z\n   ", "é\n  ü\n  ö", "a\r\n  b", "\u3000a\n\u3000b", "a\n  b\n\n  c  \n  ", "tab\tin\tline\n\tb\tc",
):
    print(repr(inspect.cleandoc(text)))

for line in ("", "  a", "\ta", " \t a", "a", "    ", "\u2003x", "\x0c  a"):
    print(repr(line), inspect.indentsize(line))

for function in (inspect.cleandoc, inspect.indentsize):
    for wrong in (None, 1, [], object):
        try:
            print(function(wrong))
        except (AttributeError, TypeError) as error:
            print(type(error).__name__, error)


class Base:
    """Base
       doc."""

    def method(self):
        """Says what it does.

        In two parts.
        """

    def other(self):
        "other of base"

    @classmethod
    def of_class(cls):
        "of class"

    @staticmethod
    def static():
        "static"

    @property
    def prop(self):
        "prop of base"

    plain = 1


class Derived(Base):
    def method(self):
        pass

    def other(self):
        pass

    @classmethod
    def of_class(cls):
        pass

    @property
    def prop(self):
        return 1

    def own(self):
        pass

    class Inner(Base):
        def method(self):
            pass


class Further(Derived):
    "Further"

    def method(self):
        "of further"


class Documented:
    def __init__(self):
        self.__doc__ = "of the instance\n   indented"


class Asked:
    @property
    def __doc__(self):
        return "asked\n    for"


class Refusing:
    @property
    def __doc__(self):
        raise AttributeError("no")


class Number:
    __doc__ = 5


def function():
    """A function.

        deep
    shallow
    """


for thing in (
    Base, Derived, Further, Derived.Inner, Base.method, Derived.method, Derived().method, Further.method, Derived.other, Derived.of_class,
    Derived().of_class, Base.static, Derived.static, Base.prop, Derived.prop, Derived.own, Derived.Inner.method, Derived.Inner().method,
    Documented(), Asked(), Refusing(), Number, Number(), function, lambda: 1, function.__code__ and None,
):
    doc = inspect.getdoc(thing)
    print(repr(doc) if doc is None or len(doc) < 60 and "NoneType" not in doc else "...")
