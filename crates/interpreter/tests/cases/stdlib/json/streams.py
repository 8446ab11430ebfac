# JSON lines, concatenated values and incremental encoding.
import json, io
f = io.StringIO()
for rec in ({"id": 1}, {"id": 2, "tags": ["x"]}, [3], "four", None): f.write(json.dumps(rec) + "\n")
f.seek(0); print([json.loads(line) for line in f])
text = '{"a": 1}{"b": 2} [3]  4 "five" null'
dec, at, out = json.JSONDecoder(), 0, []
while at < len(text):
    if text[at].isspace(): at += 1; continue
    value, at = dec.raw_decode(text, at); out.append(value)
print(out)
print(list(json.JSONEncoder().iterencode({"a": [1, 2], "b": {}})), "".join(json.JSONEncoder(indent=1).iterencode([1, [2]])))
class Compact(json.JSONEncoder):
    def __init__(self, **k): super().__init__(**{**k, "separators": (",", ":")})
    def default(self, o): return f"<{type(o).__name__}>"
print(json.dumps([1, {1, 2}, 2j, b"x"], cls=Compact), Compact(sort_keys=True).encode({"b": object, "a": range(2)}))
buf = io.StringIO(); json.dump({"k": [1, 2.5]}, buf, indent=2); print(buf.getvalue()); buf.seek(0); print(json.load(buf))
def get(line):
    try: return json.loads(line)
    except json.JSONDecodeError as e: return f"bad at {e.pos}"
print([get(l) for l in ("1", "{", "[1,]", '"x"')], json.loads('[1, 2]', parse_int=lambda s: f"i{s}"), json.loads("[1.5, 2e3]", parse_float=str))
