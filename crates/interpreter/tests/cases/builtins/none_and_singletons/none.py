# None, NotImplemented and Ellipsis.
print(None, str(None), repr(None), bool(None), None is None, None == None, None == 0, None != False, type(None).__name__, hash(None) == hash(None))
print(NotImplemented, repr(NotImplemented), type(NotImplemented).__name__, Ellipsis, repr(...), type(...).__name__, ... is Ellipsis, bool(...))
print([None, ...], {None: 1}[None], (None,) * 2, None in [0, None], [None].index(None), sorted([None], key=str), f"{None}", "%s" % None, "{}".format(None))
print(type(None)() is None, type(...)() is ..., type(NotImplemented)() is NotImplemented, isinstance(None, type(None)), isinstance(None, object))
def f(): pass
print(f(), print("x"), [].append(1), {}.update({}), [].sort(), setattr(f, "a", 1))
n = None
for bad in (lambda: None + 1, lambda: None.x, lambda: n(), lambda: n[0], lambda: len(None), lambda: iter(None), lambda: None < None, lambda: -None, lambda: int(None), lambda: [1, None].sort(), lambda: "".join([None]), lambda: sum([None]), lambda: None.append(1), lambda: "x" in None, lambda: max(None, 1), lambda: {}[None], lambda: n["k"], lambda: range(None), lambda: type(None)(1)):
    try:
        bad()
    except (TypeError, AttributeError, KeyError) as e:
        print(type(e).__name__, e)
try:
    None.attr = 1
except AttributeError as e:
    print(e)
try:
    None[0] = 1
except TypeError as e:
    print(e)
try:
    del None[0]
except TypeError as e:
    print(e)
try:
    a, b = None
except TypeError as e:
    print(e)
try:
    for x in None:
        pass
except TypeError as e:
    print(e)
