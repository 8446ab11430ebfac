# __context__, __cause__ and __suppress_context__ as exceptions replace one another.
def chain(e):
    out = []
    while e is not None:
        out.append(repr(e))
        e = e.__cause__ if e.__cause__ is not None or e.__suppress_context__ else e.__context__
    return " <- ".join(out)
try:
    try:
        try:
            {}["k"]
        except KeyError:
            raise ValueError("two")
    except ValueError as v:
        raise TypeError("three") from v
except TypeError as t:
    print(chain(t))
    print(repr(t.__context__), repr(t.__cause__), t.__suppress_context__)
    print(repr(t.__context__.__context__))
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise RuntimeError("hidden") from None
except RuntimeError as e:
    print(chain(e), repr(e.__context__), e.__cause__, e.__suppress_context__)
try:
    try:
        raise KeyError(1)
    finally:
        raise ValueError(2)
except ValueError as e:
    print(chain(e))
e1 = ValueError("plain")
print(e1.__context__, e1.__cause__, e1.__suppress_context__, e1.__traceback__)
e1.__cause__ = KeyError("set by hand")
print(e1.__suppress_context__, chain(e1))
try:
    e1.__cause__ = 5
except TypeError as e:
    print(e)
try:
    raise e1
except ValueError as e:
    print(e is e1, e.__traceback__ is not None)
    same = e
    try:
        raise e
    except ValueError as again:
        print(again.__context__ is again, again is same)
