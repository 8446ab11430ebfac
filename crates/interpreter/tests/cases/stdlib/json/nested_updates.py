# Walking, searching and editing nested JSON.
import json
doc = json.loads('{"users": [{"id": 1, "tags": ["a", "b"], "address": {"city": "Oslo"}}, {"id": 2, "tags": []}], "meta": {"count": 2, "next": null}}')
def walk(x, path="$"):
    if isinstance(x, dict):
        for k, v in x.items():
            yield from walk(v, f"{path}.{k}")
    elif isinstance(x, list):
        for i, v in enumerate(x):
            yield from walk(v, f"{path}[{i}]")
    else:
        yield path, x
for p, v in walk(doc): print(p, json.dumps(v))
def dig(x, *keys, default=None):
    for k in keys:
        try:
            x = x[k]
        except (KeyError, IndexError, TypeError):
            return default
    return x
print(dig(doc, "users", 0, "address", "city"), dig(doc, "users", 1, "address", "city", default="?"), dig(doc, "meta", "next", "x"))
doc["users"].append({"id": 3}); doc["meta"]["count"] = len(doc["users"]); del doc["meta"]["next"]
print(json.dumps(doc, separators=(",", ":")), len(json.dumps(doc, indent=2).splitlines()))
def clean(x):
    if isinstance(x, dict): return {k: c for k, v in x.items() if (c := clean(v)) not in (None, [], {})}
    if isinstance(x, list): return [clean(v) for v in x]
    return x
print(json.dumps(clean(doc), sort_keys=True)); print(json.dumps({"a": 1}) == json.dumps(dict(a=1)), json.loads("[]") == [], json.loads('"x"') + "y")
