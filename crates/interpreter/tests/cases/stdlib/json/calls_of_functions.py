# The functions of the module: what they take, what they refuse, and what they hand to coders.
import json
from json import detect_encoding

for data in (
    b"", b"1", b"12", b"{}", b"\x00", b"\x00x", b"x\x00", b"\x00\x00", b"\x00\x00\x00x", b"x\x00\x00\x00", b"\x00x\x00y", b"x\x00y\x00", b"\xff\xfex\x00", b"\xfe\xff\x00x",
    b"\xff\xfe\x00\x00x\x00\x00\x00", b"\x00\x00\xfe\xff\x00\x00\x00x", b"\xef\xbb\xbf1", b"abc", b"a\x00b", b"\x00ab", bytearray(b"x\x00\x00y"),
):
    print(bytes(data), detect_encoding(data))
for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"):
    print(encoding, json.loads('{"é": [1, "\\u20ac", null]}'.encode(encoding)))
for wrong in ("x", None, 1, [1]):
    try:
        print(detect_encoding(wrong))
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)

for function in (json.dumps, json.loads):
    print(function.__name__, function.__module__, function.__qualname__, repr(function).startswith(f"<function {function.__name__} at"))
    for args, kwargs in (((), {}), ((1, 2), {}), (("1",), {"nothing": 2}), ((), {"obj": 1}), ((), {"s": "1"})):
        try:
            print(function(*args, **kwargs))
        except TypeError as error:
            print(type(error).__name__, error)

value = {"b": [1, 2.5, None, True], "a": {"é": "ü"}, "c": ()}
for kwargs in (
    {}, {"indent": 2}, {"indent": "\t"}, {"indent": 0}, {"separators": (",", ":")}, {"separators": [",", ":"]}, {"sort_keys": True}, {"ensure_ascii": False},
    {"indent": 1, "separators": (";", "=")}, {"cls": json.JSONEncoder}, {"cls": None}, {"default": str}, {"skipkeys": 1}, {"check_circular": 0},
    {"allow_nan": False}, {"sort_keys": 1, "ensure_ascii": 0, "separators": ("", "")},
):
    print(kwargs if "cls" not in kwargs and "default" not in kwargs else [*kwargs], repr(json.dumps(value, **kwargs)))
for kwargs in (
    {"separators": 5}, {"separators": ("a",)}, {"separators": ("a", "b", "c")}, {"separators": (1, 2)}, {"indent": "x", "separators": "ab"}, {"indent": 1.5}, {"default": 5}, {"cls": 5},
    {"cls": json.JSONEncoder, "unknown": 1}, {"unknown": 1},
):
    try:
        print(json.dumps([1, 2], **kwargs))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


class Sets(json.JSONEncoder):
    def __init__(self, *, mark="*", **more):
        super().__init__(**more)
        self.mark = mark

    def default(self, o):
        return [self.mark, *sorted(o)] if isinstance(o, set) else super().default(o)


print(json.dumps({"s": {3, 1}}, cls=Sets), json.dumps({3, 1}, cls=Sets, mark="!", indent=1))
print(json.dumps([{1}, {2}], default=list), json.dumps(object, default=lambda o: o.__name__), json.dumps({1}, default=lambda o: None))
try:
    json.dumps([{1}])
except TypeError as error:
    print(error)

for kwargs in (
    {"object_hook": lambda d: sorted(d)}, {"object_pairs_hook": list}, {"parse_int": str}, {"parse_float": str}, {"parse_constant": str.lower},
    {"cls": json.JSONDecoder}, {"cls": None}, {"strict": False}, {"cls": json.JSONDecoder, "strict": True}, {"object_hook": None},
):
    print([*kwargs], json.loads('{"b": [1, 2.5, NaN], "a": {}}', **kwargs))
for text, kwargs in (("\ufeff1", {}), ("", {}), ("[1,]", {}), ("nul", {}), (5, {}), (None, {}), ('"\t"', {}), ("1 2", {}), (b"\xff", {}), ("{}", {"unknown": 1}), ("1", {"parse_int": 5})):
    try:
        print(repr(json.loads(text, **kwargs)))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(json.loads('"\t"', strict=False), json.loads(bytearray(b"[1]")), json.loads("  7  "))


class Text(str):
    pass


print(json.loads(Text('{"a": 1}')), json.dumps(Text("x")), json.loads(s="[]"), json.dumps(obj=1))
