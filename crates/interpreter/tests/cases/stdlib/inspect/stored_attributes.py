# Attributes as they are stored, and what else needs no call: closures, annotations, wrappers, states.
import abc
import functools
import inspect
import types
import typing


class Meta(type):
    of_meta = "meta"


class Base(metaclass=Meta):
    slot = 1

    def method(self):
        pass


class Data:
    def __get__(self, instance, owner):
        raise RuntimeError("never called")

    def __set__(self, instance, value):
        raise RuntimeError("never called")


class NoData:
    def __get__(self, instance, owner):
        raise RuntimeError("never called")


class Things(Base):
    data, nodata = Data(), NoData()
    number = 5

    @property
    def prop(self):
        raise RuntimeError("never called")

    @staticmethod
    def static():
        pass

    @classmethod
    def of_class(cls):
        pass

    def __getattr__(self, name):
        raise RuntimeError("never called")


class Slotted:
    __slots__ = ("a", "b")


things = Things()
things.__dict__.update(data="own", nodata="own", number=6, prop="own", only="mine")
for name in "data nodata number prop static of_class method slot only of_meta absent __class__ __init__".split():
    found = inspect.getattr_static(things, name, "(absent)")
    print(name, type(found).__name__, found if isinstance(found, (int, str)) else "")
    found = inspect.getattr_static(Things, name, "(absent)")
    print("   ", type(found).__name__, found if isinstance(found, (int, str)) else "")
slotted = Slotted()
slotted.a = 1
print(type(inspect.getattr_static(slotted, "a")).__name__, type(inspect.getattr_static(slotted, "b")).__name__)
print(inspect.getattr_static(inspect, "CO_VARARGS"), inspect.getattr_static([], "append") is list.__dict__["append"], inspect.getattr_static(int, "real") is int.__dict__["real"])
for args in ((things, "absent"), (Things, "absent"), (5, "nothing"), (things, 7), (things,), (), (things, "a", 1, 2)):
    try:
        print(inspect.getattr_static(*args))
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error)

for attribute in inspect.classify_class_attrs(Things):
    if attribute.defining_class is not object and attribute.name not in ("__dict__", "__weakref__", "__doc__", "__module__", "of_meta", "mro"):
        print(attribute.name, attribute.kind, attribute.defining_class.__name__, type(attribute.object).__name__)
print(type(inspect.classify_class_attrs(Slotted)[0]).__name__, inspect.classify_class_attrs(Slotted)[0]._fields)

# ---- kinds
print([inspect.ismethoddescriptor(x) for x in (staticmethod(len), classmethod(len), property(), str.join, int.__add__, len, [].append, NoData(), Data(), 5, int, things.method)])
print([inspect.isdatadescriptor(x) for x in (staticmethod(len), property(), Slotted.a, types.FunctionType.__globals__, NoData(), Data(), 5, int, len)])
print([inspect.isroutine(x) for x in (staticmethod(len), classmethod(len), property(), str.join, int.__add__, len, [].append, NoData(), 5, int, things.method, Things.method, "".__add__, functools.partial(len))])
print([inspect.isgetsetdescriptor(x) for x in (types.FunctionType.__code__, Slotted.a, property())], [inspect.ismemberdescriptor(x) for x in (Slotted.a, property(), 1)])


class Abstract(abc.ABC):
    @abc.abstractmethod
    def todo(self):
        pass


class Concrete(Abstract):
    def todo(self):
        pass


class StillAbstract(Abstract):
    pass


print([inspect.isabstract(x) for x in (Abstract, Concrete, StillAbstract, Concrete(), int, 5, abc.ABC)])


class Liar:
    @property
    def __class__(self):
        return types.FunctionType


print(inspect.isfunction(Liar()), inspect.isclass(Liar()), inspect.ismodule(Liar()))


# ---- wrappers
def base(a, b=1):
    pass


@functools.wraps(base)
def middle(*args):
    pass


@functools.wraps(middle)
def outer(*args):
    pass


outer.stop = True
print(inspect.unwrap(outer) is base, inspect.unwrap(base) is base, inspect.unwrap(5), inspect.unwrap(outer, stop=lambda f: hasattr(f, "stop")) is outer)
print(inspect.unwrap(outer, stop=lambda f: f is middle) is middle, inspect.unwrap(middle, stop=None) is base)


class Wrapped:
    def __repr__(self):
        return "<loop>"


loop, other = Wrapped(), Wrapped()
loop.__wrapped__, other.__wrapped__ = other, loop
for args, kwargs in (((loop,), {}), ((other,), {"stop": lambda f: False}), ((base, None), {}), ((), {})):
    try:
        print(inspect.unwrap(*args, **kwargs))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


# ---- closures
GLOBAL = 10


def make(captured, other):
    def inner(x):
        return captured + GLOBAL + len(str(x)) + undefined + other.attr

    return inner


found = inspect.getclosurevars(make(1, "o"))
print(found.nonlocals, found.globals, sorted(found.builtins), sorted(found.unbound), type(found).__name__)
print(inspect.getclosurevars(base))
print(inspect.getclosurevars(things.method).nonlocals)
try:
    inspect.getclosurevars(5)
except TypeError as error:
    print(error)


# ---- annotations
def annotated(a: int, b: "str" = "", *c: list[int], d: typing.Optional[int] = None) -> typing.Union[int, str]:
    pass


class Annotated:
    x: int
    y: "str" = ""


class Inherits(Annotated):
    pass


print(inspect.get_annotations(annotated) == annotated.__annotations__, inspect.get_annotations(annotated) is annotated.__annotations__)
print(inspect.get_annotations(Annotated), inspect.get_annotations(Inherits), inspect.get_annotations(base), inspect.get_annotations(len))
print(inspect.get_annotations(Annotated, eval_str=True), inspect.get_annotations(annotated, eval_str=True)["b"])
print(inspect.get_annotations(Annotated, globals={"str": bytes}, eval_str=True))


class Odd:
    __annotations__ = 5

    def __call__(self):
        pass

    def __repr__(self):
        return "odd"


for args, kwargs in (((5,), {}), ((Odd(),), {}), ((Annotated, {}), {}), ((), {}), ((Annotated,), {"eval": 1})):
    try:
        print(inspect.get_annotations(*args, **kwargs))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
for annotation in (int, list[int], typing.List[int], typing.Optional[int], "text", None, Annotated, 5, typing.Any, int | None, ..., dict[str, list[int]], typing.Callable[[int], str], Odd()):
    print(inspect.formatannotation(annotation), inspect.formatannotation(annotation, "__main__"))


# ---- states
def gen():
    state.append(inspect.getgeneratorstate(made))
    yield 1


async def coro():
    pass


state = []
made = gen()
print(inspect.getgeneratorstate(made))
next(made)
print(state, inspect.getgeneratorstate(made))
made.close()
print(inspect.getgeneratorstate(made))
waiting = coro()
print(inspect.getcoroutinestate(waiting))
waiting.close()
print(inspect.getcoroutinestate(waiting))
for function in (inspect.getgeneratorstate, inspect.getcoroutinestate):
    try:
        function(5)
    except AttributeError as error:
        print(error)
print(inspect.isgeneratorfunction(functools.partial(gen)), inspect.iscoroutinefunction(functools.partial(functools.partial(coro))), inspect.isgeneratorfunction(5))
print(inspect.getmro(Things)[1:], inspect.getmro(bool))
