# The traceback object of an exception is one object, and grows at its outer end.
import sys
import traceback


def inner():
    raise ValueError("x")


def middle():
    try:
        inner()
    except ValueError as error:
        seen.append(error.__traceback__)
        assert error.__traceback__ is error.__traceback__
        assert error.__traceback__.tb_next is error.__traceback__.tb_next
        raise


def outer():
    try:
        middle()
    except ValueError as error:
        seen.append(error.__traceback__)
        raise


seen = []
try:
    outer()
except ValueError as error:
    last = error.__traceback__


def names(tb):
    found = []
    while tb is not None:
        found.append((tb.tb_frame.f_code.co_name, tb.tb_lineno))
        tb = tb.tb_next
    return found


print(names(seen[0]))
print(names(seen[1]))
print(names(last))
print([f.name for f in traceback.extract_tb(last)], [f.name for f in traceback.extract_tb(seen[0])])
print(last.tb_next is seen[1], seen[1].tb_next.tb_next is seen[0] or seen[1].tb_next is seen[0])

try:
    raise KeyError("other").with_traceback(last)
except KeyError as error:
    tb = error.__traceback__
    print(tb.tb_next is last, names(tb)[1:] == names(last))
try:
    1 / 0
except ZeroDivisionError as error:
    tb = error.__traceback__
    error.__traceback__ = None
    print(error.__traceback__, names(tb))
    error.__traceback__ = tb
    print(error.__traceback__ is tb, sys.exc_info()[2] is tb)
    other = TypeError("t").with_traceback(tb)
    print(other.__traceback__ is tb, other.__traceback__ == tb)

group = ExceptionGroup("g", [ValueError(1), TypeError(2), ExceptionGroup("h", [ValueError(3)])])
try:
    raise group
except ExceptionGroup as error:
    match, rest = error.split(ValueError)
    print(match.__traceback__ is error.__traceback__, rest.__traceback__ is error.__traceback__)


def again(error):
    try:
        raise error
    except ValueError:
        pass


e = ValueError("many")
for _ in range(3):
    again(e)
print(len(names(e.__traceback__)), e.__traceback__.tb_next.tb_next.tb_next)
