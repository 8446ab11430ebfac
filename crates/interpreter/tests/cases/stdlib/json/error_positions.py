# Where a JSON text is wrong.
import json
bad = ['{"a": 1,}', "[1, 2", '{"a" 1}', "{'a': 1}", '["a", ]', "nope", "", "  ", '{"a": undefined}', '"unterminated', '{"a": "tab\there"}', "[1 2]", '{"a": 1}}', "[01]", "[1.]", "[.5]", '["\\q"]', '{"a": tru}', "\n\n[\n1,\n]", '{"k": [1, {"z": ]}']
for text in bad:
    try:
        print(json.loads(text))
    except json.JSONDecodeError as e:
        print(f"{text!r:<26} {e.msg} | line {e.lineno} col {e.colno} pos {e.pos}")
def safe(text, default=None):
    try:
        return json.loads(text)
    except ValueError:
        return default
print(safe("[1]"), safe("["), safe("{", {}))
lines = ['{"n": 1}', "oops", '{"n": 3}']
good, errors = [], []
for n, line in enumerate(lines, 1):
    try:
        good.append(json.loads(line)["n"])
    except json.JSONDecodeError as e:
        errors.append((n, str(e)))
print(good, errors)
try:
    json.loads('{"a": 1}')["b"]
except KeyError as e:
    print("KeyError", e)
