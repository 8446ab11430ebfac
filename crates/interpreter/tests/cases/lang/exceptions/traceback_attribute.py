# __traceback__ and with_traceback, without looking inside.
def fail():
    raise ValueError("x")
try:
    fail()
except ValueError as e:
    saved = e
    print(e.__traceback__ is not None, type(e.__traceback__).__name__)
print(saved.__traceback__ is not None)
fresh = saved.with_traceback(None)
print(fresh is saved, saved.__traceback__)
try:
    ValueError("y").with_traceback(5)
except TypeError as e:
    print(e)
try:
    saved.__traceback__ = 7
except TypeError as e:
    print(e)
import sys
print(sys.exc_info())
try:
    fail()
except ValueError:
    t, v, tb = sys.exc_info()
    print(t.__name__, v, tb is v.__traceback__)
print(sys.exc_info())
def inner():
    return sys.exc_info()[0]
try:
    1 / 0
except ZeroDivisionError:
    print(inner().__name__)
    try:
        {}[0]
    except KeyError:
        print(inner().__name__)
    print(inner().__name__)
print(sys.exception() if hasattr(sys, "exception") else "no", inner())
