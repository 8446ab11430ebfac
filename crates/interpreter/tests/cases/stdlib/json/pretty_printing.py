# Indentation, separators, sorting and unicode side by side.
import json
d = {"b": [1, {"x": []}], "a": {"é": "ü\n", "e": {}}, "c": None}
for kw in ({}, {"indent": 2}, {"indent": 4, "sort_keys": True}, {"indent": "--"}, {"indent": 0}, {"indent": -1}, {"separators": (",", ":")}, {"ensure_ascii": False}, {"indent": 1, "separators": (", ", " : ")}, {"indent": True}, {"indent": ""}):
    print(kw); print(json.dumps(d, **kw))
print(json.dumps([1, 2, 3], indent=2), json.dumps([], indent=2), json.dumps({}, indent=2), json.dumps([[], {}], indent=2))
print(json.dumps("\u2028\x7f\x1f\\/\"'"), json.dumps("\u2028\x7f\x1f\\/\"'", ensure_ascii=False) == '"\u2028\x7f\\u001f\\\\/\\"\'"', json.dumps("😀"), json.dumps("😀", ensure_ascii=False))
print(json.dumps({"z": 1, "a": 2, "M": 3}, sort_keys=True), json.dumps({2: 1, 10: 2}, sort_keys=True), json.dumps({True: 1, None: 2, 1.5: 3}))
