# fields, is_dataclass, and annotations that mean something special.
import dataclasses
import inspect
import typing
from dataclasses import InitVar, KW_ONLY, dataclass, field, fields, is_dataclass
from typing import ClassVar


def show(function, *args, **kwargs):
    try:
        print(function.__name__, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, "!!", type(error).__name__, error)


@dataclass
class A:
    x: int
    y: str = "a"
    z: ClassVar[int] = 3
    w: InitVar[int] = 4
    items: list = field(default_factory=list)

    def __post_init__(self, w):
        self.w2 = w


@dataclass
class Texts:
    a: "ClassVar[int]" = 1
    b: "typing.ClassVar[int]" = 2
    c: "  ClassVar" = 3
    d: "InitVar[int]" = 4
    e: "dataclasses.InitVar" = 5
    f: "ClassVariable" = 6
    g: "t.x.ClassVar" = 7
    h: "list[ClassVar]" = 8
    _: "KW_ONLY" = 9
    i: int = 10


@dataclass
class Named:
    a: int
    _: KW_ONLY
    b: int = 2
    c: typing.ClassVar = 3


class Plain:
    pass


class Meta(type):
    @property
    def __dataclass_fields__(cls):
        return {}


class Odd(metaclass=Meta):
    pass


class Asked:
    def __getattr__(self, name):
        if name == "__dataclass_fields__":
            return A.__dataclass_fields__
        raise AttributeError(name)


for cls in (A, Texts, Named):
    print(cls.__name__, [(one.name, one.type, one.kw_only) for one in fields(cls)], inspect.signature(cls))
print([one.name for one in fields(A(1))], [one.name for one in fields(Asked())])
for value in (A, A(1), Texts, Plain, Plain(), int, 5, None, list[int], A.__init__, "A", Asked):
    print(is_dataclass(value), end=" ")
print()
show(fields, Plain)
show(fields, Plain())
show(fields, 5)
show(fields)
show(fields, A, A)
show(is_dataclass)
show(is_dataclass, A, 1)
show(is_dataclass, obj=A)
show(lambda: len(fields(class_or_instance=A)))
for function in (fields, is_dataclass):
    print(function.__name__, function.__module__, inspect.signature(function))
print(dataclasses.asdict(A(1, items=[A(2)])), dataclasses.astuple(A(1)))
show(dataclasses.asdict, A)
show(dataclasses.astuple, 5)
show(dataclasses.replace, Plain())


class Kind(typing.NamedTuple):
    a: int
    b: list


@dataclass
class Deep:
    plain: typing.Any = None
    more: typing.Any = None


class Watched:
    def __deepcopy__(self, memo):
        print("copied")
        return "copy"


@dataclass
class Lazy:
    x: int = 1

    @property
    def y(self):
        print("asked")
        return 2

    def __getattribute__(self, name):
        if name == "x":
            return 10
        return object.__getattribute__(self, name)


shared = [1, 2]
values = [
    Deep(shared, shared), Deep({1: Deep(2), (1, 2): [Deep()]}, {3, 4}), Deep(Kind(1, [Deep(5)]), (Deep(6), "x")), Deep(Watched(), [Watched()]), Deep(Lazy(), b"x"),
    Deep(bytearray(b"y"), frozenset([1])), Deep(Deep(Deep(Deep())), ...), Deep(int, len), Deep(1.5, 2**80), Deep(typing.OrderedDict([("k", Deep(1))])), Deep([[]], ((),)),
]
for value in values:
    made, row = dataclasses.asdict(value), dataclasses.astuple(value)
    print(made, row, made["plain"] is value.plain, row[0] is value.plain)
print(dataclasses.asdict(values[0], dict_factory=list), dataclasses.astuple(values[1], tuple_factory=list))
print(dataclasses.asdict(values[0], dict_factory=dict) == dataclasses.asdict(values[0]))
loop = Deep()
loop.plain = [loop, loop]
for function in (dataclasses.asdict, dataclasses.astuple):
    try:
        function(loop)
    except RecursionError as error:
        print(type(error).__name__)
missing = Deep()
del missing.more
show(dataclasses.asdict, missing) if "more" not in Deep.__dict__ else print(dataclasses.asdict(missing))
nested = 0
for _ in range(100):
    nested = Deep(nested)
print(str(dataclasses.asdict(nested)).count("plain"), str(dataclasses.astuple(nested)).count("("))
for function in (dataclasses.asdict, dataclasses.astuple):
    show(function)
    show(function, values[0], dict)
    print(function.__name__, function.__module__, inspect.signature(function))
