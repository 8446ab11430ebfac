# Nested patterns over JSON-like data.
def describe(v):
    match v:
        case {"type": "user", "name": str(name), "roles": ["admin", *_]}: return f"admin {name}"
        case {"type": "user", "name": str(name), "roles": []}: return f"{name} without roles"
        case {"type": "user", "name": str(name), **rest}: return f"user {name} {sorted(rest)}"
        case {"type": "group", "members": [{"name": first}, *others]}: return f"group led by {first}, {len(others)} more"
        case {"error": {"code": int(code) | str(code), "msg": msg}}: return f"error {code}: {msg}"
        case [{"id": a}, {"id": b}] if a == b: return f"same id {a}"
        case [[x, y], *_] | [(x, y), *_]: return f"pairs from {x},{y}"
        case {}: return "some mapping"
        case None | True | False: return "constant"
        case _: return type(v).__name__
for v in ({"type": "user", "name": "ann", "roles": ["admin", "x"]}, {"type": "user", "name": "bob", "roles": []}, {"type": "user", "name": "cy", "roles": ["dev"], "age": 3}, {"type": "user", "name": 5}, {"type": "group", "members": [{"name": "d"}, 1, 2]}, {"error": {"code": 404, "msg": "nope"}}, {"error": {"code": "E1", "msg": None}}, {"error": {"code": 1.5, "msg": ""}}, [{"id": 1}, {"id": 1}], [{"id": 1}, {"id": 2}], [[1, 2], 3], [(1, 2)], [1], {}, None, 0, True):
    print(describe(v))
