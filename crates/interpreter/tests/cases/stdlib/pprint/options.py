# pprint with every option.
import pprint
data = {"name": "x" * 30, "items": list(range(30)), "nested": {"b": [1, 2, {"deep": (1, 2, 3)}], "a": {"k": "v" * 40}}, "t": (1,), "s": {3, 1, 2}, "empty": [], "none": None}
pprint.pprint(data)
pprint.pprint(data, width=40)
pprint.pprint(data, depth=1)
pprint.pprint(data, depth=2, compact=True)
pprint.pprint(data, indent=4, width=60)
pprint.pprint(data, sort_dicts=False)
pprint.pprint(list(range(40)), width=30, compact=True)
pprint.pprint([1234567, 12345.5, -1234567890], underscore_numbers=True)
pprint.pp({"b": 1, "a": 2}); pprint.pp(["x" * 40] * 3, width=20)
print(pprint.pformat({"z": 1, "a": [1, 2]}), pprint.pformat("short"), pprint.pformat([]), pprint.saferepr({"b": 1, "a": 2}), pprint.isreadable([1, "a"]), pprint.isrecursive([1]), pprint.isreadable(object()))
for bad in (lambda: pprint.pformat([1], width=0), lambda: pprint.pformat([1], indent=-1), lambda: pprint.pformat([1], depth=0), lambda: pprint.pprint(), lambda: pprint.pformat(1, compact=1)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
