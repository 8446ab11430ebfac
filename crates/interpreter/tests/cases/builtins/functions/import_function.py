# __import__ and import errors.
m = __import__("sys")
print(m.__name__, m is __import__("sys"))
for bad in (lambda: __import__("no_such_thing"), lambda: __import__(""), lambda: __import__(5), lambda: __import__(), lambda: __import__("no.such")):
    try:
        bad()
    except (ImportError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
try:
    import definitely_not_here as x
except ModuleNotFoundError as e:
    print(e.name, e.path, isinstance(e, ImportError), e.msg)
try:
    from definitely_not_here import something
except ImportError as e:
    print(e)
try:
    from . import sibling
except ImportError as e:
    print(e)
try:
    import sys.nope
except ImportError as e:
    print(e)
try:
    optional = __import__("optional_dependency_zz")
except ImportError:
    optional = None
print(optional)
def lazy():
    import sys
    return sys.__name__
print(lazy(), "lazy" in globals())
