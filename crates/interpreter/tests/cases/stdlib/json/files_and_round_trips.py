# dump, load, round trips of data, and an encoder/decoder pair.
import json, io
from dataclasses import dataclass, asdict, field
from datetime import datetime, date, timedelta
from pathlib import PurePosixPath

f = io.StringIO(); json.dump({"k": [1, 2]}, f); json.dump("x", f, indent=2); print(repr(f.getvalue())); f = io.StringIO('{"a": 1}'); print(json.load(f)); f = io.BytesIO(b"[1, 2]"); print(json.load(f)); f = io.StringIO(); json.dump([1, {"a": "é"}], f, indent=1, ensure_ascii=False, sort_keys=True, separators=(",", ":")); print(f.getvalue())
def err(fn, *a, **k):
    try: print("no error:", fn(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)
err(json.load, "text"); err(json.dump, 1); err(json.dump, 1, 5); err(json.load, io.StringIO("")); err(json.load, 5); f = io.StringIO(); err(json.dump, [1, {2}], f)
values = [None, True, 0, -1, 2**70, 1.5, 1e308, 5e-324, 0.1 + 0.2, "", "a" * 50, "日本 😀 \u0000 \x7f", [[], {}, [[1]]], {"": {"nested": [1, {"x": None}]}}, "</script>", "\\", '"', "\b\f\n\r\t"]
for v in values: assert json.loads(json.dumps(v)) == v and json.loads(json.dumps(v, ensure_ascii=False, indent=3)) == v, v
print(json.loads(json.dumps({1: "a", (None): "b"})), json.loads(json.dumps((1, 2))), len(json.dumps(values)), json.dumps("\ud83d\ude00"), json.dumps("\udc00"), json.dumps("\b\f\n\r\t\x1f\x7f\x80/"))
@dataclass
class Event:
    name: str
    at: datetime
    tags: set = field(default_factory=set)
    took: timedelta = timedelta(0)
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Event): return {"__type__": "Event", **asdict(o)}
        if isinstance(o, datetime): return {"__type__": "dt", "v": o.isoformat()}
        if isinstance(o, set): return {"__type__": "set", "v": sorted(o)}
        if isinstance(o, timedelta): return {"__type__": "td", "v": o.total_seconds()}
        return super().default(o)
def hook(d):
    t = d.pop("__type__", None)
    if t == "dt": return datetime.fromisoformat(d["v"])
    if t == "set": return set(d["v"])
    if t == "td": return timedelta(seconds=d["v"])
    if t == "Event": return Event(**d)
    return d
ev = [Event("a", datetime(2024, 5, 6, 7, 8), {"x", "y"}, timedelta(minutes=1.5)), Event("b", datetime(2020, 1, 1))]
text = json.dumps({"events": ev}, cls=Enc, sort_keys=True); print(text); print(json.loads(text, object_hook=hook)["events"] == ev)
config = json.loads('{"db": {"host": "h", "ports": [1, 2]}, "debug": false}')
def flat(d, pre=""):
    for k, v in d.items() if isinstance(d, dict) else enumerate(d):
        if isinstance(v, (dict, list)): yield from flat(v, f"{pre}{k}.")
        else: yield f"{pre}{k}", v
print(dict(flat(config)), sorted(config), config["db"]["ports"][-1])
def merge(a, b): return {**a, **{k: merge(a[k], v) if isinstance(v, dict) and isinstance(a.get(k), dict) else v for k, v in b.items()}}
print(json.dumps(merge(config, {"db": {"host": "z"}, "new": [None]}), indent=None)); print(json.dumps({"p": PurePosixPath("/a/b")}, default=str), json.dumps(date(2024, 1, 1), default=lambda o: o.isoformat()))
lines = io.StringIO()
for i in range(3): lines.write(json.dumps({"i": i, "sq": i * i}) + "\n")
lines.seek(0); print([json.loads(l)["sq"] for l in lines], json.__all__)
