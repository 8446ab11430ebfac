# raise: classes, instances, re-raise, from, and bad values.
for thing in (ValueError, ValueError("msg"), ValueError(), ValueError(1, 2)):
    try:
        raise thing
    except ValueError as e:
        print(repr(e), str(e), e.args)
for bad in (5, "text", None, object, int):
    try:
        raise bad
    except TypeError as e:
        print(e)
try:
    raise
except RuntimeError as e:
    print(e)
def reraise():
    try:
        raise KeyError("original")
    except KeyError:
        raise
try:
    reraise()
except KeyError as e:
    print(repr(e))
def helper():
    raise
try:
    try:
        raise IndexError("current")
    except IndexError:
        helper()
except IndexError as e:
    print("re-raised from a helper", e)
try:
    raise ValueError("a") from KeyError("b")
except ValueError as e:
    print(repr(e.__cause__), e.__suppress_context__)
try:
    raise ValueError("a") from None
except ValueError as e:
    print(e.__cause__, e.__suppress_context__)
try:
    raise ValueError("a") from 5
except TypeError as e:
    print(e)
try:
    raise ValueError from KeyError
except ValueError as e:
    print(repr(e.__cause__))
class NeedsArgs(Exception):
    def __init__(self, a, b):
        super().__init__(a, b)
try:
    raise NeedsArgs
except TypeError as e:
    print(e)
