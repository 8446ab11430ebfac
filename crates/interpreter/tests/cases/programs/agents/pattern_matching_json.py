import json
def describe(event):
    match event:
        case {"type": "click", "position": [x, y], **rest} if x >= 0:
            return f"click at {x},{y} with {sorted(rest)}"
        case {"type": "key", "key": ("q" | "Q") as key}:
            return f"quit by {key}"
        case {"type": "key", "key": str(key)}:
            return f"key {key}"
        case {"type": "batch", "events": [first, *others]}:
            return f"{describe(first)} and {len(others)} more"
        case {"type": "batch", "events": []}:
            return "empty batch"
        case [a, b, _]:
            return f"three: {a} {b}"
        case int(n) | float(n) if n > 100:
            return f"big {n}"
        case True | False:
            return "flag"
        case None:
            return "nothing"
        case str():
            return f"text of {len(event)}"
        case _:
            return f"unknown {type(event).__name__}"
events = json.loads('''[{"type": "click", "position": [3, 4], "button": 1}, {"type": "click", "position": [-1, 4]}, {"type": "key", "key": "Q"}, {"type": "key", "key": "x"},
 {"type": "batch", "events": [{"type": "key", "key": "a"}, 1, 2]}, {"type": "batch", "events": []}, [1, 2, 3], 1000, 2.5, true, null, "hey", {"type": "odd"}]''')
for event in events:
    print(describe(event))
from dataclasses import dataclass
@dataclass
class Point:
    x: int
    y: int
def where(point):
    match point:
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y):
            return f"on y at {y}"
        case Point(x, 0):
            return f"on x at {x}"
        case Point():
            return "somewhere"
        case (Point(x=a), Point(x=b)):
            return f"two points {a} {b}"
print([where(p) for p in (Point(0, 0), Point(0, 5), Point(7, 0), Point(1, 1), (Point(1, 2), Point(3, 4)), "none")])
