# Strings, keys and numbers of many lengths, with what must be escaped at every place.
import json
import math

def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"

total = 0
for length in range(40):
    for at in range(length):
        for special in '"\\\n\x00\x1f\x7f\x80é€\U0001f600':
            text = "a" * at + special + "b" * (length - at - 1)
            for ascii in (True, False):
                written = json.dumps(text, ensure_ascii=ascii)
                assert json.loads(written) == text, (text, written)
                assert json.loads('{%s: [%s]}' % (written, written)) == {text: [text]}
                total += sum(map(ord, written)) * (length + 1)
print(total)
for special in ("\n", "\x00", "\x1f", "\t"):
    for at in (0, 3, 7, 8, 9, 15, 16, 20):
        raw = '"' + "x" * at + special + 'yz"'
        print(at, attempt(json.loads, raw), repr(attempt(json.loads, raw, strict=False)))
        print(attempt(json.loads, "{" + raw + ": 1}"), attempt(json.loads, '["\\u0041' + raw[1:] + "]", strict=False))
for raw in ('"abc', '"abcdefgh', '"abcdefghijklmnop', '"abc\\', '"abc\\u12', '"abc\\x"', '{"a', '{"a": "b', '["ab\\"', '"\\ud83d\\ude00"', '"\\ud83d"', '"\\ud83dx"'):
    print(raw, ascii(attempt(json.loads, raw)))

# Objects: few keys and many, repeated ones, the same ones again, empty ones.
for count in (0, 1, 2, 7, 8, 9, 10, 33, 100):
    keys = ["k%d" % (number * 7 % 13) for number in range(count)]
    raw = "{" + ", ".join('"%s": %d' % (key, number) for number, key in enumerate(keys)) + "}"
    print(count, json.loads(raw))
    print(json.loads(raw, object_pairs_hook=list)[-3:], json.loads("[%s, %s]" % (raw, raw))[1] == json.loads(raw))
again = json.loads('[{"a": 1, "b": 2}, {"b": 3, "a": 4}, {"a": 5, "a": 6}, {"ab": 1, "ba": 2}, {"": 0}, {"": {"": {}}}, {}]')
print(again, [list(one) for one in again])
print(json.loads('{"a": [[], [1], [[2, [3]]], {"a": []}], "b": {"c": {"d": [{"e": 1}]}}}'))
seen = []
print(json.loads('[{"x": {"y": 1}}, [{"z": [1, 2]}], {"x": 2}]', object_hook=lambda found: seen.append(dict(found)) or len(seen)), seen)
print(json.loads('{"x": {"y": 1.5}, "z": [1, -2, NaN]}', object_pairs_hook=tuple, parse_float=str, parse_int=lambda text: text + "!", parse_constant=str.lower))
changed = json.loads('[{"n": 1}, {"n": 2}]')
changed[0]["n"] = 9
changed[0]["m"] = 8
print(changed)

numbers = """0 -0 7 -12 123456789012345678 -123456789012345678 1234567890123456789 12345678901234567890123 0.0 -0.0 0.1 1.5 -2.25 3.14159
1e5 1E+5 1e-5 12.5e3 0.3e-7 1e22 1e23 9007199254740993.0 9007199254740991.0 9007199254740992.5 123456789.123456789 1e400 -1e400 1e-400 5e-324
1e99999999999 0e99999999999 0.1e-5 100000000000000000000.0 4.35 0.000001 1.7976931348623157e308 2.2250738585072014e-308 0.30000000000000004"""
for raw in numbers.split():
    value = json.loads(raw)
    assert value == json.loads("[%s]" % raw)[0] == json.loads('{"a":%s}' % raw)["a"]
    print(raw, repr(value), math.copysign(1, value))
for raw in ("1.", "01", "-", "+1", ".5", "1e", "1e+", "-x", "1.e5", "[1.]", "[1e, 2]", "[-]", "1 2", "--1", "1_0", "[1 2]", "[1,]", "{1: 2}", '{"a" 1}', '{"a": 1,}', '{"a": }', "[", "{", '{"a": [1, {"b": 2}', "nul", "Tru", "[nan]"):
    print(raw, "->", attempt(json.loads, raw))
decoder = json.JSONDecoder()
print(decoder.raw_decode('{"a": [1, 2]} rest'), decoder.raw_decode('  "é€" x', 2), attempt(decoder.raw_decode, "x"))

# Keys of every kind, left out or not.
odd = {"s": 1, 2: 2, -3.5: 3, True: 4, None: 5, 10**30: 6, math.inf: 7}
print(json.dumps(odd), json.dumps(odd, indent=1))
mixed = {(1, 2): 0, "a": 1, (3,): 2, "b": {(4,): 1}, b"c": 3}
for indent in (None, 2):
    print(json.dumps(mixed, skipkeys=True, indent=indent), attempt(json.dumps, mixed, indent=indent))
print(json.dumps({(1,): 1}, skipkeys=True), json.dumps({(1,): 1, (2,): 2}, skipkeys=True, indent=1))
print(attempt(json.dumps, {math.nan: 1}, allow_nan=False), attempt(json.dumps, {"a": {1: object()}}))
for separators in ((",", ":"), ("<->", "=>"), ("", "")):
    print(json.dumps({"a": [1, 2.5, "x\ty"], "b": {"c": None}}, separators=separators), json.dumps([[], {}, [{}]], separators=separators, indent=1))
