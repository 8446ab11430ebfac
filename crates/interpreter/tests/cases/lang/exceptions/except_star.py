# except*: which clause gets which part, and what remains.
def run(*excs):
    try:
        raise ExceptionGroup("eg", list(excs))
    except* ValueError as e:
        print("ValueError:", repr(e))
    except* (TypeError, KeyError) as e:
        print("tuple:", repr(e))
    else:
        print("else")
    finally:
        print("finally")
run(ValueError(1))
run(ValueError(1), TypeError(2), ValueError(3), KeyError(4))
try:
    run(ValueError(1), OSError("left"))
except ExceptionGroup as e:
    print("rest", repr(e))
try:
    raise ValueError("naked")
except* ValueError as e:
    print(repr(e), e.exceptions)
try:
    pass
except* Exception:
    print("no")
else:
    print("else runs")
try:
    raise ExceptionGroup("nested", [ExceptionGroup("in", [ValueError("deep"), KeyError("k")]), ValueError("flat")])
except* ValueError as e:
    print(repr(e))
except* KeyError as e:
    print(repr(e))
try:
    try:
        raise ExceptionGroup("a", [ValueError(1)])
    except* ValueError as e:
        raise TypeError("from the handler")
except ExceptionGroup as e:
    print(repr(e), repr(e.exceptions[0].__context__))
try:
    try:
        raise ExceptionGroup("b", [ValueError(1), KeyError(2)])
    except* ValueError:
        raise
    except* KeyError:
        print("key handled")
except ExceptionGroup as e:
    print(repr(e))
try:
    try:
        raise TypeError("not matched")
    except* ValueError:
        print("no")
except TypeError as e:
    print("naked again", repr(e))
