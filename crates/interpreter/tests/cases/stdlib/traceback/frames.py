# The frames of a traceback have the variables that they had when the exception left them.
import inspect
import sys
import traceback
import types


def inner(number, factor=2):
    product = number * factor
    raise ValueError("deep")


def outer():
    items = [1, 2]
    inner(3)


def cells():
    shared = "shared"

    def uses():
        return shared

    number = [1 / (n - 1) for n in (0, 1)]
    return uses, number


try:
    outer()
except ValueError as error:
    at = error.__traceback__
    while at is not None:
        frame = at.tb_frame
        names = {} if frame.f_code.co_name == "<module>" else dict(frame.f_locals)
        print(frame.f_code.co_name, at.tb_lineno, names, isinstance(frame, types.FrameType))
        last, at = frame, at.tb_next
    print(last.f_back.f_code.co_name, last.f_back.f_locals, last.f_back.f_back.f_code.co_name, last.f_globals is globals())
    print(error.__traceback__.tb_frame.f_locals is globals())
    told = traceback.TracebackException.from_exception(error, capture_locals=True)
    print([(one.name, one.locals) for one in told.stack[1:]])
    print([one.splitlines()[1:] for one in told.stack.format()[1:]])
    print([(one.function, one.lineno, one.code_context, one.index) for one in inspect.trace()])
    print([one.function for one in inspect.getinnerframes(error.__traceback__)])
    print(inspect.getframeinfo(error.__traceback__)[2:], inspect.getargvalues(last))
    print([(frame.f_code.co_name, line) for frame, line in traceback.walk_tb(error.__traceback__)])
    print(traceback.StackSummary.extract(traceback.walk_tb(error.__traceback__), capture_locals=True)[-1].locals)
    print(repr(last).partition(", ")[2])
try:
    cells()
except ZeroDivisionError as error:
    found = error.__traceback__.tb_next.tb_frame.f_locals
    print(sorted(found.keys() - {"n"}), found["shared"])
print(inspect.trace(), sys.exc_info())
