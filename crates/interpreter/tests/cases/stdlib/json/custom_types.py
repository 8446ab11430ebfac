# Encoding dates, sets, dataclasses and enums; decoding them again.
import json
from dataclasses import dataclass, asdict, is_dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
class Level(Enum):
    LOW = 1
    HIGH = 2
@dataclass
class Item:
    name: str
    price: Decimal
    level: Level
    due: date
def default(o):
    if is_dataclass(o): return {"_": "Item", **asdict(o)}
    if isinstance(o, Decimal): return str(o)
    if isinstance(o, Level): return o.name
    if isinstance(o, (date, datetime)): return o.isoformat()
    if isinstance(o, (set, frozenset)): return sorted(o)
    raise TypeError(f"Object of type {type(o).__name__} is not JSON serializable")
items = [Item("pen", Decimal("1.10"), Level.LOW, date(2024, 1, 2))]
text = json.dumps({"items": items, "tags": {"b", "a"}}, default=default)
print(text)
def hook(d):
    if d.get("_") == "Item":
        return Item(d["name"], Decimal(d["price"]), Level[d["level"]], date.fromisoformat(d["due"]))
    return d
print(json.loads(text, object_hook=hook)["items"] == items)
for bad in (object(), b"x", 1j, {1: {2}}):
    try:
        json.dumps(bad, default=default) if bad != {1: {2}} else print(json.dumps(bad, default=default))
    except TypeError as e:
        print(e)
print(json.dumps({Level.LOW.name: 1, None: 2, True: 3, 1.5: 4}), json.dumps([Level.HIGH], default=lambda o: o.value))
