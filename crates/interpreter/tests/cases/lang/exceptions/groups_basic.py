# ExceptionGroup: construction, attributes, nesting, str and repr.
g = ExceptionGroup("msg", [ValueError(1), TypeError("t")])
print(str(g), repr(g), g.message, g.exceptions)
print(type(g).__mro__[1].__name__, isinstance(g, Exception), isinstance(g, BaseExceptionGroup))
n = ExceptionGroup("outer", [g, KeyError("k")])
print(n, n.exceptions[0] is g, len(n.exceptions))
b = BaseExceptionGroup("base", [KeyboardInterrupt()])
print(type(b).__name__, isinstance(b, Exception))
print(type(BaseExceptionGroup("becomes", [ValueError()])).__name__)
one = ExceptionGroup("one", (OSError("x"),))
print(str(one), one.exceptions)
for args in (("m",), ("m", []), ("m", [5]), (5, [ValueError()]), ("m", ValueError()), ("m", [KeyboardInterrupt()])):
    try:
        ExceptionGroup(*args)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
class MyGroup(ExceptionGroup):
    def derive(self, excs):
        return MyGroup(self.message, excs)
m = MyGroup("mine", [ValueError(1), KeyError(2)])
print(type(m.subgroup(ValueError)).__name__, repr(m.split(KeyError)))
try:
    raise g
except ExceptionGroup as caught:
    print(caught is g)
print(g.args, g.derive([ValueError(9)]))
