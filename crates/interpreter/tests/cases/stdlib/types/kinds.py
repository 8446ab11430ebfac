import types
def f(): pass
def g(): yield
async def c(): pass
class K:
    def m(self): pass
    @property
    def p(self): return 1
pairs = [(f, "FunctionType"), (lambda: 0, "LambdaType"), (K().m, "MethodType"), (len, "BuiltinFunctionType"), (g(), "GeneratorType"), (types, "ModuleType"), (None, "NoneType"), (..., "EllipsisType"), (NotImplemented, "NotImplementedType"), (f.__code__, "CodeType"), (list[int], "GenericAlias"), (int | str, "UnionType"), ([].append, "BuiltinMethodType"), (str.join, "MethodDescriptorType")]
for value, name in pairs:
    print(name, isinstance(value, getattr(types, name)))
bound = types.MethodType(lambda self, x: (self, x), 5)
print(bound(7), bound.__self__)
m = types.ModuleType("made", "its doc")
m.x = 1
print(m.__name__, m.__doc__, m.x, m)
New = types.new_class("New", (K,), {}, lambda ns: ns.update(y=2))
print(New.__name__, New.y, New.__mro__[1] is K, New.__module__)
@types.coroutine
def waits():
    got = yield "asked"
    return got
async def user():
    return await waits()
u = user()
print(u.send(None))
try:
    u.send("answer")
except StopIteration as e:
    print(e.value)
