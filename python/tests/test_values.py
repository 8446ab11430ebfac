"""Values in both directions, on every executor, and values that a guest made up to do harm."""
import dataclasses
import datetime
import decimal
import fractions
import time
import typing

import fumehood
import pytest

ZONE = datetime.timezone(datetime.timedelta(hours=1), "CET")
VALUES = [
    None, True, 0, -1, 10**400, -(2**63), 1.5, float("inf"), 1 + 2j, "", "é😀", "\ud800x", b"\x00\xff", ..., [], (), (1,), {1, 2}, frozenset({3}),
    {"a": 1, 2: (3, [4])}, {(1, 2): {"$tuple": 1}}, range(0, 10, 3), datetime.date(2024, 2, 29), datetime.time(1, 2, 3, 4),
    datetime.datetime(2024, 2, 29, 12, 30, 1, 5), datetime.datetime(2024, 2, 29, tzinfo=datetime.timezone.utc), datetime.datetime(2024, 1, 1, tzinfo=ZONE),
    datetime.timedelta(-1, 5, 6), decimal.Decimal("-1.10"), fractions.Fraction(-1, 3), [[[[1]]]],
]  # fmt: skip


@dataclasses.dataclass
class Point:
    x: int
    y: typing.Any = 0


@dataclasses.dataclass
class Strict:
    x: int

    def __post_init__(self):
        if self.x < 0:
            raise RuntimeError("a class of the caller's may say anything")


class Pair(typing.NamedTuple):
    left: int
    right: str


@pytest.mark.parametrize("executor", ["local", "jail"])
def test_there_and_back(executor):
    from conftest import PACKAGES

    seen = []

    def tool(value: object) -> object:
        seen.append(value)
        return value

    with fumehood.open(executor, tools=[tool], **({"python": PACKAGES} if executor == "jail" else {})) as session:
        for value in VALUES:
            back = session.run("tool(v)", v=value).unwrap()
            assert back == value and type(back) is type(value), (executor, value, back)
            assert seen[-1] == value
        assert str(session.run("v", v=float("nan")).value) == "nan"
        assert repr(session.run("v", v=ValueError("x", 1)).value) == "ValueError('x', 1)"


def test_types_as_the_guest_sees_them(opened):
    with opened(imports=["*"]) as session:
        code = "[type(v).__name__ for v in (a, b, c, d)]"
        assert session.run(code, a=(1,), b=decimal.Decimal(1), c=datetime.date.today(), d={1}).value == ["tuple", "Decimal", "date", "set"]


def test_dataclasses_come_back_as_their_class(opened):
    with opened(classes=[Pair]) as session:
        assert session.run("p.x + p.y", p=Point(1, 2)).value == 3
        assert session.run("[p]").value == [Point(1, 2)]
        code = "from dataclasses import dataclass\n@dataclass\nclass Point:\n    x: int\n    y: object\nPoint(5, Point(6, 7))"
        assert session.run(code).unwrap() == Point(5, Point(6, 7))
        record = session.run("@dataclass\nclass Other:\n    a: int\nOther(1)").unwrap()
        assert isinstance(record, fumehood.Record) and record.a == 1 and repr(record) == "Other(a=1)"


def test_named_tuples():
    with fumehood.open("jail", classes=[Pair]) as session:
        code = "from typing import NamedTuple\nclass Pair(NamedTuple):\n    left: int\n    right: str\nPair(1, 'x')"
        assert session.run(code).unwrap() == Pair(1, "x")


def test_what_cannot_cross(opened):
    with opened() as session:
        with pytest.raises(TypeError, match="type `object` cannot cross"):
            session.run("v", v=object())
        loop = []
        loop.append(loop)
        with pytest.raises(ValueError, match="contains itself"):
            session.run("v", v=loop)
        value = session.run("def f(): pass\nf").value
        assert isinstance(value, fumehood.Opaque) and value.type_name == "function" and repr(value).startswith("<function f")
        assert session.run("a = []\na.append(a)\na").ok


def test_iterators_and_containers_of_the_library(opened):
    import array
    import collections
    import itertools
    import types

    given = {
        "a": (n * n for n in range(3)), "b": map(str, [1]), "c": collections.deque([1, 2]), "d": array.array("i", [3]), "e": itertools.islice([5, 6], 1),
        "f": collections.ChainMap({"x": 1}), "g": types.MappingProxyType({"y": 2}), "h": collections.UserString("u"), "i": types.SimpleNamespace(z=3),
    }  # fmt: skip
    with opened(imports=["*"]) as session:
        back = session.run_cell("(a, b, c, d, e, f, g, h, i.z, i)", given).unwrap()
        assert back == ([0, 1, 4], ["1"], [1, 2], [3], [5], {"x": 1}, {"y": 2}, "u", 3, types.SimpleNamespace(z=3))
        with pytest.raises(ValueError, match="more than 1,000,000 items"):
            session.run("v", v=itertools.count())
        with open(__file__) as file, pytest.raises(TypeError, match="cannot cross"):
            session.run("v", v=file)


def test_models_of_pydantic(opened):
    pydantic = pytest.importorskip("pydantic")

    class Order(pydantic.BaseModel):
        name: str
        count: int = 1

    with opened() as session:
        assert session.run("order.name * order.count", order=Order(name="ab", count=2)).unwrap() == "abab"
        assert session.run("[order]").unwrap() == [Order(name="ab", count=2)]


def test_deep_values(opened):
    deep = []
    for _ in range(900):
        deep = [deep]
    with opened() as session:
        back, levels = session.run("v", v=deep).unwrap(), 0
        while isinstance(back, list) and back:
            back, levels = back[0], levels + 1
        assert levels == 900


@pytest.mark.parametrize("executor", ["local", "jail", "docker"])
def test_arrays_frames_and_images(executor):
    from conftest import HERE, PACKAGES

    if executor not in HERE:
        pytest.skip(f"`{executor}` is not here")
    numpy = pytest.importorskip("numpy")
    pandas = pytest.importorskip("pandas")
    image = pytest.importorskip("PIL.Image")
    with fumehood.open(executor, imports=["*"], **({"python": PACKAGES} if executor == "jail" else {})) as session:
        array = numpy.arange(6, dtype="float32").reshape(2, 3)
        back = session.run("v", v=array).unwrap()
        assert isinstance(back, numpy.ndarray) and back.dtype == array.dtype and (back == array).all()
        frame = pandas.DataFrame({"a": [1, 2], "b": ["x", None]})
        assert session.run("v", v=frame).unwrap().equals(frame)
        picture = session.run("v", v=image.new("RGB", (3, 2), (1, 2, 3))).unwrap()
        assert picture.size == (3, 2) and picture.getpixel((0, 0)) == (1, 2, 3)
        if executor != "local":
            assert session.run("v.sum().item(), type(w).__name__", v=array, w=frame).unwrap() == (15.0, "DataFrame")
            made = session.run("import numpy\nnumpy.eye(2, dtype=int)").unwrap()
            assert made.tolist() == [[1, 0], [0, 1]]
            made = session.run("import pandas\npandas.Series([1.5], name='s')").unwrap()
            assert made.name == "s" and made.tolist() == [1.5]
            made = session.run("from PIL import Image\nImage.new('L', (7, 1))").unwrap()
            assert made.size == (7, 1)
        assert session.run("v", v=numpy.float64(2.5)).value == 2.5
        assert session.run("v", v=numpy.int64(2)).value == 2


@pytest.mark.parametrize("executor", ["local", "jail"])
def test_frames_and_arrays_of_every_kind(executor):
    from conftest import PACKAGES

    numpy = pytest.importorskip("numpy")
    pandas = pytest.importorskip("pandas")
    frames = [
        pandas.DataFrame({"when": pandas.to_datetime(["2024-01-01", None]), "n": [1.5, numpy.nan]}),
        pandas.DataFrame({"n": pandas.array([1, None], dtype="Int64"), "s": pandas.array(["x", None], dtype="string"), "c": pandas.Categorical(["a", "b"])}),
        pandas.DataFrame({"a": [1, 2]}, index=pandas.Index([5, 6], name="id")),
        pandas.DataFrame({"a": [1, 2]}, index=pandas.MultiIndex.from_tuples([(1, "x"), (2, "y")], names=["n", "s"])),
        pandas.DataFrame([[1, 2]], columns=["a", "a"]),
        pandas.DataFrame({"a": pandas.Series([], dtype="float64")}),
    ]
    arrays = [
        numpy.array([[1, "x"], [None, 2]], dtype=object), numpy.array([1, 2], dtype=">i4"), numpy.array(["2024-01-01"], dtype="M8[D]"), numpy.array(5),
        numpy.zeros((0, 3)), numpy.array([2**64 - 1], dtype="u8"), numpy.array([1.5], dtype="longdouble"),
    ]  # fmt: skip
    with fumehood.open(executor, imports=["*"], **({"python": PACKAGES} if executor == "jail" else {})) as session:
        for frame in frames:
            back = session.run("v", v=frame).unwrap()
            pandas.testing.assert_frame_equal(back, frame, check_index_type=False)
            assert back.index.names == frame.index.names
        for array in arrays:
            back = session.run("v", v=array).unwrap()
            assert numpy.array_equal(back, array) and back.shape == array.shape and back.dtype.kind == array.dtype.kind
        assert session.run("[a, b]", a=pandas.NaT, b=pandas.NA).unwrap() == [None, None]
        assert session.run("v", v=pandas.Index([1, 2])).unwrap() == [1, 2] and session.run("v", v=numpy.longdouble(1.5)).unwrap() == 1.5


@pytest.mark.parametrize("executor", ["local", "jail"])
def test_images_of_every_mode(executor):
    from conftest import PACKAGES

    image = pytest.importorskip("PIL.Image")
    with fumehood.open(executor, imports=["*"], **({"python": PACKAGES} if executor == "jail" else {})) as session:
        for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "CMYK", "HSV", "YCbCr"):
            given = image.new(mode, (3, 2))
            back, size, width = session.run("v, v.size, v.width", v=given).unwrap()
            assert back.convert("RGB").tobytes() == given.convert("RGB").tobytes() and (tuple(size), width) == ((3, 2), 3), mode
        with pytest.raises(TypeError, match="cannot cross"):
            session.run("v", v=image.new("F", (1, 1)))
        if executor == "jail":
            assert session.run("from PIL import Image\nImage.new('CMYK', (7, 1))").unwrap().size == (7, 1)


def test_pickles_only_for_those_who_ask():
    import re

    from conftest import PACKAGES

    pattern = re.compile("a+")
    with fumehood.open("jail", python=PACKAGES) as session:
        with pytest.raises(TypeError, match="type `Pattern` cannot cross"):
            session.run("1", pattern=pattern)
        assert session.run("pattern.findall(text), sorted(globals().keys() & {'pickle'})", pattern=fumehood.Pickled(pattern), text="caat").unwrap() == (["aa"], [])
        # What comes back is no object of ours: it is described.
        assert isinstance(session.run("pattern").value, fumehood.Opaque)
    with fumehood.open("jail", python=PACKAGES, imports=["math"]) as session, pytest.raises(fumehood.Raised, match="'pickle' is not allowed"):
        session.run("1", pattern=fumehood.Pickled(pattern))


FORGED = [
    "class ndarray:\n    dtype: object\n    shape: object\n    data: object\nndarray('S2000000000', (1,), ['x'])",
    "class ndarray:\n    dtype: object\n    shape: object\n    data: object\nndarray('int64', 'nonsense', 5)",
    "class DataFrame:\n    columns: object\n    dtypes: object\n    index: object\n    data: object\nDataFrame([1], [], 7, [[1, 2], [3]])",
    "class ndarray:\n    dtype: object\n    shape: object\n    data: object\nndarray('object', (1,) * 200_000, ['x' * 20_000])",
    "class DataFrame:\n    columns: object\n    dtypes: object\n    index: object\n    data: object\n    names: object\nDataFrame([1], ['category'], [()], [[1]], [1, 2, 3])",
    "class Strict:\n    x: object\nStrict(-1)",
    "class Image:\n    format: object\n    data: object\nImage('PNG', b'not a picture')",
    "class Fraction:\n    numerator: object\n    denominator: object\nFraction(1, 0)",
    "class Point:\n    z: object\nPoint(1)",
    "class HostObject:\n    host_object: object\n    type_name: object\nHostObject(0, 'x')",
]


@pytest.mark.parametrize("code", FORGED)
def test_forged_records_do_no_harm(opened, code):
    with opened(classes=[Point, Strict]) as session:
        began = time.monotonic()
        outcome = session.run("from dataclasses import dataclass\n@dataclass\n" + code)
        assert outcome.ok and time.monotonic() - began < 20
        repr(outcome.value)


def test_keys_that_cannot_be_keys_here(opened):
    code = "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass ndarray:\n    dtype: str = 'int64'\n    shape: tuple = (1,)\n    data: tuple = (1,)\n{ndarray(): 1}"
    with opened() as session:
        outcome = session.run(code)
        assert outcome.ok and list(outcome.value.values()) == [1]
