# Objects of standard modules: the same bytes as CPython's, and equal objects back.
import array
import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import operator
import pathlib
import pickle
import re
import types
import uuid


class Color(enum.Enum):
    RED = 1
    GREEN = "g"


class Level(enum.IntEnum):
    LOW = 1


class Rights(enum.Flag):
    READ = 1
    WRITE = 2


Point = collections.namedtuple("Point", "x y")


@dataclasses.dataclass
class Record:
    name: str
    parts: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True)
class Fixed:
    a: int


@dataclasses.dataclass(slots=True)
class Narrow:
    a: int
    b: str = "b"


utc = datetime.timezone.utc
zone = datetime.timezone(datetime.timedelta(hours=5, minutes=30), "IST")
values = [
    Color.RED, Level.LOW, Rights.READ, Rights.READ | Rights.WRITE, Point(1, 2), Record("n", [1]), Fixed(3), Narrow(1),
    datetime.date(2024, 2, 29), datetime.datetime(2024, 2, 29, 1, 2, 3, 456789), datetime.datetime(2024, 2, 29, tzinfo=utc), datetime.datetime(2024, 10, 27, 2, 30, fold=1),
    datetime.time(1, 2, 3, 4), datetime.time(23, 59, fold=1, tzinfo=zone), datetime.timedelta(1, 2, 3), utc, zone,
    decimal.Decimal("1.50"), decimal.Decimal("-Infinity"), fractions.Fraction(1, 3), uuid.UUID(int=12345),
    collections.Counter("abca"), collections.defaultdict(list, {"a": [1]}), collections.deque([1, 2]), collections.deque([1, 2], 5),
    collections.OrderedDict([("b", 1), ("a", 2)]), collections.UserDict({"a": 1}), collections.UserList([1]), collections.UserString("s"), collections.ChainMap({1: 2}, {3: 4}),
    array.array("i", [1, -2]), array.array("d", [1.5]), array.array("B", b"ab"), types.SimpleNamespace(a=1, b=[2]),
    pathlib.PurePosixPath("/a/b"), pathlib.Path("x/y"), re.compile("a(b)", re.I | re.M), re.compile(b"x"),
    list[int], dict[str, int], int | str, KeyError("k"), OSError(2, "no", "f"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), ImportError("m", name="n"), StopIteration(5),
]
for value in values:
    print(type(value).__name__)
    for protocol in range(6):
        try:
            data = pickle.dumps(value, protocol)
        except TypeError as error:
            print(protocol, error)
            continue
        print(protocol, data)
        back = pickle.loads(data)
        assert type(back) is type(value)
        if isinstance(value, BaseException):
            assert back.args == value.args and str(back) == str(value), back
        else:
            # Old protocols do not know of the second hour at the end of summer time.
            assert back == value and repr(back) == (repr(value) if protocol > 3 else repr(value).replace(", fold=1", "")), (back, value)
back = pickle.loads(pickle.dumps(functools.partial(int, base=2)))
print(back("101"), back.keywords)
back = pickle.loads(pickle.dumps([operator.itemgetter(1), operator.attrgetter("real"), operator.methodcaller("index", 2)]))
print(back[0]("ab"), back[1](5), back[2]([1, 2]))
print(pickle.loads(pickle.dumps(Color.RED)) is Color.RED)
moment = datetime.datetime(2024, 10, 27, 2, 30, fold=1)
print([pickle.loads(pickle.dumps(moment, protocol)).fold for protocol in range(6)])
