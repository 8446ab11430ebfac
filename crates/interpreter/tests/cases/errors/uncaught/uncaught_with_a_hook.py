# `sys.excepthook` of the program is called with what nobody caught, instead of the traceback.
import sys
import traceback


class Refused(Exception):
    def __str__(self):
        return f"refused {self.args}"


def hook(kind, value, trace):
    print("hook", kind.__name__, value, value.__cause__)
    print([entry.name for entry in traceback.extract_tb(trace)])
    print(traceback.format_exception_only(kind, value))


def fail():
    try:
        1 / 0
    except ZeroDivisionError as error:
        raise Refused(1, "a") from error


sys.excepthook = hook
print(sys.excepthook is sys.__excepthook__)
fail()
