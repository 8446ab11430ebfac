# Handlers inside handlers, and finally inside except.
def f(n):
    try:
        try:
            if n == 0:
                raise ValueError("inner")
            if n == 1:
                raise TypeError("wrong")
            print("clean")
        except ValueError as e:
            print("inner handler", e)
            try:
                raise KeyError("second")
            except KeyError as k:
                print("nested", k, "context", repr(k.__context__))
            print("still", e)
            if n == 0:
                raise IndexError("third")
        finally:
            print("inner finally")
    except IndexError as e:
        print("outer index", e, repr(e.__context__))
    except TypeError as e:
        print("outer type", e)
    else:
        print("outer else")
    finally:
        print("outer finally")
for n in range(3):
    f(n)
    print("--")
try:
    try:
        raise ValueError(1)
    finally:
        try:
            raise KeyError(2)
        except KeyError as e:
            print("handled in finally", repr(e.__context__))
except ValueError as e:
    print("original survives", e)
