import sys
print(sys.exc_info())
try:
    1 / 0
except ZeroDivisionError as e:
    kind, value, trace = sys.exc_info()
    print(kind is ZeroDivisionError, value is e, trace is e.__traceback__)
    try:
        raise KeyError("inner")
    except KeyError:
        print(sys.exc_info()[0].__name__)
    print(sys.exc_info()[0].__name__)
print(sys.exc_info())
for arg in ((), (0,), (3,), ("text",), (None,)):
    try:
        sys.exit(*arg)
    except SystemExit as e:
        print(e.code, e.args)
