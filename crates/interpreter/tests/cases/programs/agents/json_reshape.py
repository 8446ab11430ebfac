import json
from collections import OrderedDict
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
class Color(Enum):
    RED = "red"
text = '{"users": [{"id": 1, "name": "Ann", "tags": ["x", "y"], "balance": 10.50}, {"id": 2, "name": "B\\u00f6b", "tags": [], "balance": null}], "ok": true}'
data = json.loads(text, parse_float=Decimal, object_pairs_hook=OrderedDict)
print(data["users"][0]["balance"], type(data).__name__, list(data))
class Encoder(json.JSONEncoder):
    def default(self, value):
        if isinstance(value, (date, datetime)):
            return value.isoformat()
        if isinstance(value, Decimal):
            return str(value)
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, (set, frozenset)):
            return sorted(value)
        return super().default(value)
data["made"] = date(2024, 2, 29)
data["colors"] = {Color.RED}
try:
    print(json.dumps(data, cls=Encoder))
except TypeError as error:
    print("TypeError", error)
data["colors"] = [Color.RED]
print(json.dumps(data, cls=Encoder, indent=2, ensure_ascii=False, sort_keys=True))
print(json.dumps(data, cls=Encoder, separators=(",", ":")))
for bad in ('{"a": 1,}', "[1, 2", "{'a': 1}", "", "nul", '"\\x"', "[1] 2", '{"a" 1}', "01"):
    try:
        json.loads(bad)
    except json.JSONDecodeError as error:
        print(repr(bad), error, error.pos, error.lineno, error.colno)
print(json.dumps({1: "a", None: 2, True: 3, 1.5: 4}), json.dumps(float("inf")), json.dumps("\u2028\"\t"))
print(json.loads("[1e3, -0, 1E-2, 12345678901234567890]"))
