# Which except clause takes an exception: subclasses, tuples, order, expressions.
class Base(Exception): pass
class Child(Base): pass
class Grand(Child): pass
for cls in (Base, Child, Grand):
    try:
        raise cls(cls.__name__)
    except Grand as e:
        print("Grand", e)
    except (Child, KeyError) as e:
        print("Child", e)
    except Base as e:
        print("Base", e)
def choose():
    print("expression evaluated")
    return ZeroDivisionError
try:
    1 / 0
except choose() as e:
    print(e)
try:
    pass
except undefined_and_never_evaluated:
    pass
try:
    [][1]
except LookupError as e:
    print(type(e).__name__)
try:
    {}[1]
except (IndexError, (TypeError, (KeyError,))[1][0]) as e:
    print(type(e).__name__)
try:
    try:
        raise ValueError("v")
    except 5:
        pass
except TypeError as e:
    print(e)
try:
    try:
        raise ValueError("v")
    except (KeyError, "str"):
        pass
except TypeError as e:
    print(e)
try:
    raise KeyboardInterrupt("not an Exception")
except Exception:
    print("no")
except BaseException as e:
    print(type(e).__name__, isinstance(e, Exception))
try:
    raise Grand
except () :
    print("empty tuple")
except Base:
    print("an empty tuple catches nothing")
