from urllib.parse import *

def shown(function, *args, **names):
    try:
        print(function.__name__, args, {name: getattr(value, "__name__", value) for name, value in names.items()}, repr(function(*args, **names)))
    except Exception as error:
        print(function.__name__, args, type(error).__name__, error)

shown(urlencode, {"a": 1, "b": "x y", "c": [1, 2], "d": None, "e": 1.5, "f": True, "é": "ü"})
shown(urlencode, {"c": [1, 2], "d": "xy", "e": (3,), "f": b"z z", "g": 7}, doseq=True)
shown(urlencode, [("a", "1"), ("a", "2")])
for query in ("abc", 5, [1, 2], {}, [["a", "b"]], (("a", 1),), [("a", b"x y")]):
    shown(urlencode, query)
shown(urlencode, {"a": "/"}, safe="/")
shown(urlencode, {"a": "b c"}, quote_via=quote)
shown(urlencode, {"a": "é"}, encoding="latin-1")
for text in ("a=1&b=2&a=3", "a=&b", "a=1;b=2", "a+b=c%20d", "=x", "&&a=1&", "", b"a=1&b=2", "é=ü", "a=b=c"):
    for names in ({}, {"keep_blank_values": True}, {"strict_parsing": True}, {"separator": ";"}):
        shown(parse_qs, text, **names)
        shown(parse_qsl, text, **names)
shown(parse_qs, "a=1", max_num_fields=0)
shown(parse_qsl, "a=1", separator="")
shown(parse_qs)
