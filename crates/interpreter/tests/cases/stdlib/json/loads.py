# loads: values, hooks, errors and their places.
import json
for t in ('1', '-0', '1.5e3', '"a\\u00e9\\n"', '[1, [2, []]]', '{"a": {"b": null}}', 'true', ' [ ] ', '{}', '"\\ud83d\\ude00"', '1E400', '-Infinity', '123456789012345678901234567890', '{"a":1,"a":2}', '0.1', '"\\/"'):
    print(repr(t), repr(json.loads(t)))
for t in ('', '[', '[1', '[1,', '[1,]', '[,1]', '{', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', '{a:1}', "{'a':1}", '"abc', '"a\nb"', '"\\x"', '"\\u12"', '"\\u12G4"', 'nul', 'True', '1 2', '[1 2]', '{"a" 1}', '-', '01', '1.', '.5', '+1', '[1]x', '  ', '\ufeff1', '"\\', '{1:2}', '\n\n [1,\n x]', '[1}', '{"a":1]', 'NaNs', '"\x00"'):
    try:
        print(repr(t), json.loads(t))
    except json.JSONDecodeError as e:
        print(repr(t), "|", e, "|", e.msg, e.pos, e.lineno, e.colno, e.doc == t)
print(json.loads('{"a": 1, "b": {"c": 2}}', object_hook=lambda d: sorted(d.items())), json.loads('{"a": 1, "a": 2}', object_pairs_hook=list), json.loads('[1, 2.5, NaN]', parse_int=lambda s: "i" + s, parse_float=lambda s: "f" + s, parse_constant=lambda s: "c" + s), json.loads(b'"\xc3\xa9"'), json.loads(bytearray(b"[1]")), json.loads('"x"'.encode("utf-16")))
d = json.JSONDecoder()
print(d.raw_decode('{"a": 1} tail'), d.raw_decode('xx[1]', 2), d.decode(' [1] '), json.JSONDecoder(strict=False).decode('"a\tb"'), json.JSONDecoder(object_hook=len).decode('{"a": {"b": 1}}'))
class P(json.JSONDecoder):
    def decode(self, s): return ["decoded", super().decode(s)]
print(json.loads("[1]", cls=P), issubclass(json.JSONDecodeError, ValueError), json.JSONDecodeError, json.loads(json.dumps({"k": [1, None, "é"]})))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

for f in (lambda: json.loads(5), lambda: json.loads(None), lambda: d.raw_decode("x"), lambda: d.raw_decode("[1]", 5), lambda: json.loads("[" * 100000), lambda: json.loads('{"a":' * 100000)):
    err(f)
