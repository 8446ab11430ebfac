# Layers of configuration, validation and environment overrides.
import json
defaults = json.loads('{"server": {"host": "0.0.0.0", "port": 80, "tls": {"on": false}}, "debug": false, "paths": ["/a"]}')
user = json.loads('{"server": {"port": 8080, "tls": {"on": true, "cert": "x.pem"}}, "paths": ["/b", "/c"], "extra": null}')
def merge(a, b):
    out = dict(a)
    for k, v in b.items(): out[k] = merge(out[k], v) if isinstance(out.get(k), dict) and isinstance(v, dict) else v
    return out
cfg = merge(defaults, user); print(json.dumps(cfg, indent=2, sort_keys=True))
def override(cfg, text):
    path, value = text.split("=", 1); *keys, last = path.split("."); node = cfg
    for k in keys: node = node.setdefault(k, {})
    try: node[last] = json.loads(value)
    except json.JSONDecodeError: node[last] = value
for o in ("server.port=9", "debug=true", "name=plain text", "new.deep.key=[1,2]", "paths=null"): override(cfg, o)
print(json.dumps(cfg, sort_keys=True)); print(defaults["server"]["port"], user["server"]["port"])
schema = {"server": dict, "debug": bool, "paths": list, "missing": int}
errors = [f"{k}: " + ("missing" if k not in cfg else f"expected {t.__name__}, got {type(cfg[k]).__name__}") for k, t in schema.items() if not isinstance(cfg.get(k), t)]; print(errors)
def diff(a, b, path=""):
    for k in sorted(a.keys() | b.keys()):
        p = f"{path}/{k}"
        if isinstance(a.get(k), dict) and isinstance(b.get(k), dict): yield from diff(a[k], b[k], p)
        elif k not in a: yield f"+ {p} {json.dumps(b[k])}"
        elif k not in b: yield f"- {p}"
        elif a[k] != b[k]: yield f"~ {p} {json.dumps(a[k])} -> {json.dumps(b[k])}"
print(*diff(defaults, user), sep="\n")
