# loads: numbers, strings, hooks, cls, bytes, duplicate keys and errors.
import json
from decimal import Decimal
from collections import OrderedDict
from types import SimpleNamespace

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except json.JSONDecodeError as e: print("JSONDecodeError", e, "|", e.msg, e.pos, e.lineno, e.colno, repr(e.doc)[:30])
    except Exception as e: print(type(e).__name__, "-", e)

for t in ('{"a": [1, 2.5, -3e2, true, false, null], "b": {}}', "[]", "{}", '""', '"\\u00e9\\ud83d\\ude00\\n\\/\\\\"', "1", "-0", "-0.0", "1E5", "1e-5", "123456789012345678901234567890", "1.7976931348623159e309", " \n\t[ 1 , 2 ] \r\n", "NaN", "[Infinity, -Infinity]", '"\ud800"', '{"k": 1, "k": 2}', "[[[[]]]]", '"\\ud800"', '"a\u2028b"', "0.1", "1.0"):
    print(repr(t), repr(json.loads(t)))
print(json.loads(b'{"a": 1}'), json.loads(bytearray(b"[1]")), json.loads('["é"]'.encode("utf-16")), json.loads('["é"]'.encode("utf-32-le")), json.loads('["x"]'.encode("utf-8-sig")))
for t in ("", " ", "{", "[", "]", "[1,", "[1 2]", "[1,]", '{"a"}', '{"a":}', '{"a": 1,}', "{a: 1}", "{'a': 1}", '{"a" 1}', '{"a": 1 "b": 2}', '"abc', '"a\nb"', '"\\x"', '"\\u12"', '"\\u12G4"', "tru", "nul", "01", "1.", ".5", "+1", "-", "1e", "--1", "0x1", "[1] 2", "{} []", "undefined", "nan", "\ufeff[]", '["a\tb"]', "[1, 2", '{"a": [1, {"b": }]}', "\n\n  [1,\n   x]", "{1: 2}", "[true false]", "'x'"):
    err(json.loads, t)
err(json.loads, None); err(json.loads, 5); err(json.loads, ["x"]); err(json.loads, "[1]", nope=1); err(json.loads, b"\xff\xff")
print(json.loads('{"a": 1.10, "b": 2}', parse_float=Decimal, parse_int=str), json.loads("[1, NaN, -Infinity]", parse_constant=lambda c: f"<{c}>"), json.loads('{"x": {"y": 1}}', object_hook=lambda d: SimpleNamespace(**d)), json.loads('{"b": 1, "a": {"z": 2}}', object_pairs_hook=OrderedDict), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads('["a\tb"]', strict=False), json.loads('{"a": {"b": 1}}', object_hook=lambda d: sorted(d)), json.loads('{"a": 1}', object_hook=lambda d: "hook", object_pairs_hook=lambda p: "pairs"))
def no_dup(pairs):
    d = {}
    for k, v in pairs:
        if k in d: raise ValueError(f"duplicate key {k!r}")
        d[k] = v
    return d
err(json.loads, '{"a": 1, "a": 2}', object_pairs_hook=no_dup)
def complexify(d): return complex(d["re"], d["im"]) if d.get("__c__") else d
print(json.loads('[{"__c__": true, "re": 1, "im": 2}, {"x": 1}]', object_hook=complexify))
dec = json.JSONDecoder(); print(dec.decode("[1]"), dec.raw_decode('{"a": 1} rest'), dec.raw_decode("xx 5", 3)); err(dec.raw_decode, "x"); err(dec.decode, "[1] x"); err(dec.raw_decode, "")
class Dec(json.JSONDecoder):
    def __init__(self, *a, **k): super().__init__(*a, object_hook=self.hook, **k)
    def hook(self, d): return {k.upper(): v for k, v in d.items()}
    def decode(self, s): return super().decode(s.replace("'", '"'))
print(json.loads("{'a': {'b': 1}}", cls=Dec)); e = json.JSONDecodeError("msg", "a\nbc", 3); print(e, e.lineno, e.colno, e.args, isinstance(e, ValueError), e.__reduce__()[1] if hasattr(e, "__reduce__") else "", json.JSONDecodeError.__module__)
def stream(text):
    d, i = json.JSONDecoder(), 0
    while i < len(text):
        while i < len(text) and text[i].isspace(): i += 1
        if i < len(text): v, i = d.raw_decode(text, i); yield v
print(list(stream('{"a":1} [2] 3 "x"  ')), [json.loads(l) for l in '{"n":1}\n{"n":2}'.splitlines()])
