# `sys.excepthook` says what a name may have been meant to be; the module `traceback` does not.
import io
import sys
import traceback


class Shop:
    def __init__(self):
        self.colour = 1

    def visit(self):
        pass


def attribute():
    Shop().color


def method():
    Shop.vsit


def local():
    customers = 1
    return customer


def builtin():
    lenn("a")


def chained():
    try:
        Shop().visitt
    except AttributeError:
        raise ValueError("bad")


def plain():
    raise KeyError("k")


for function in (attribute, method, local, builtin, chained, plain):
    try:
        function()
    except Exception as error:
        out, sys.stderr = sys.stderr, io.StringIO()
        sys.excepthook(type(error), error, error.__traceback__)
        text, sys.stderr = sys.stderr.getvalue(), out
        print(function.__name__, [line for line in text.splitlines() if not line.startswith(" ")])
        print("    ", traceback.format_exc().splitlines()[-1])
out, sys.stderr = sys.stderr, io.StringIO()
sys.excepthook(ValueError, ValueError("without a place"), None)
sys.__excepthook__(int, 5, None)
text, sys.stderr = sys.stderr.getvalue(), out
print(text, sys.excepthook is sys.__excepthook__)
