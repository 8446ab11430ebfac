# SimpleNamespace, MappingProxyType, new_class and the names of types.
import types
n = types.SimpleNamespace(a=1, b="x")
n.c = [1]; print(n, n.a, vars(n), n == types.SimpleNamespace(a=1, b="x", c=[1]), n == types.SimpleNamespace(), repr(types.SimpleNamespace()), hasattr(n, "z")); del n.a; print(n, types.SimpleNamespace(**{"k": 1}))
class Sub(types.SimpleNamespace): pass
print(Sub(q=1), types.SimpleNamespace(x=1) == Sub(x=1))
d = {"a": 1}; p = types.MappingProxyType(d); d["b"] = 2
print(p, p["b"], len(p), list(p), "a" in p, p.get("z"), dict(p), p.copy(), p | {"c": 3}, p == {"a": 1, "b": 2}, list(p.items()), list(reversed(p)), repr(p), str(p), hash(p) if False else "", isinstance(p, dict))
for bad in (lambda: p.__setitem__("a", 1), lambda: p.pop("a"), lambda: types.MappingProxyType(5), lambda: types.MappingProxyType([1]), lambda: p.nope, lambda: types.SimpleNamespace(1), lambda: n.zzz, lambda: hash(n), lambda: p["zz"]):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
C = types.new_class("C", (list,), {}, lambda ns: ns.update(x=5, hi=lambda self: "hi")); print(C, C().hi(), C.x, C.__mro__[1], C.__module__, types.new_class("D"), types.resolve_bases((list, int)), types.prepare_class("E", (int,))[0:2])
def gen(): yield
async def co(): pass
print([k.__name__ for k in (types.FunctionType, types.LambdaType, types.GeneratorType, types.CoroutineType, types.MethodType, types.BuiltinFunctionType, types.ModuleType, types.CodeType, types.TracebackType, types.FrameType, types.MappingProxyType, types.NoneType, types.EllipsisType, types.NotImplementedType, types.GenericAlias, types.UnionType, types.CellType, types.GetSetDescriptorType, types.MemberDescriptorType, types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType)])
c = co(); c.close()
print(isinstance(gen, types.FunctionType), isinstance(gen(), types.GeneratorType), isinstance(c, types.CoroutineType), isinstance([].append, types.BuiltinMethodType), isinstance(C().hi, types.MethodType), isinstance(types, types.ModuleType), isinstance(None, types.NoneType), isinstance(int | str, types.UnionType), isinstance(list[int], types.GenericAlias), isinstance(gen.__code__, types.CodeType), isinstance(str.join, types.MethodDescriptorType))
try:
    1 / 0
except ZeroDivisionError as error:
    print(isinstance(error.__traceback__, types.TracebackType), type(error.__traceback__).__name__)
