import traceback
class AppError(Exception):
    '''Base.'''
    def __init__(self, message, *, code=0):
        super().__init__(message)
        self.code = code
class NotFound(AppError):
    pass
def find(key, table):
    try:
        return table[key]
    except KeyError as error:
        raise NotFound(f"no {key!r}", code=404) from error
for key in ("a", "z"):
    try:
        print(find(key, {"a": 1}))
    except AppError as error:
        print(type(error).__name__, error, error.code, repr(error.__cause__), error.args, error.__suppress_context__)
    else:
        print("fine")
    finally:
        print("always")
try:
    try:
        1 / 0
    except ZeroDivisionError:
        int("x")
except ValueError as error:
    print(repr(error.__context__), error.__cause__)
    print("".join(traceback.format_exception_only(type(error), error)).strip())
def nested(n):
    if n == 0:
        raise RuntimeError("deep")
    try:
        nested(n - 1)
    finally:
        print("leaving", n)
try:
    nested(2)
except RuntimeError as error:
    error.add_note("a note")
    print(error, error.__notes__, len(traceback.extract_tb(error.__traceback__)))
try:
    raise ExceptionGroup("many", [ValueError(1), TypeError("t"), ExceptionGroup("in", [KeyError("k")])])
except* ValueError as group:
    print("values", group.exceptions)
except* (TypeError, KeyError) as group:
    print("others", group.exceptions)
def returns():
    try:
        return "try"
    finally:
        print("cleanup")
print(returns(), issubclass(NotFound, Exception), NotFound.__mro__[1].__name__, NotFound.__doc__)
try:
    assert 1 > 2, {"why": "math"}
except AssertionError as error:
    print(error.args[0]["why"])
for bad in (lambda: [][1], lambda: {}[()], lambda: None.x, lambda: "a" + 1, lambda: int("1.5"), lambda: (1, 2)[2.0], lambda: max([]), lambda: next(iter([])), lambda: undefined):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error)
