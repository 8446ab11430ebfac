# The value of texts that hold literals, and the refusal of all others.
import ast
from ast import literal_eval

for text in [
    "1", "-1", "+2.5", "1e3", "0x1f", "0b101", "1_000", "3+4j", "-3-4j", "2j", "'a'", '"a" "b"', "b'x'", "None", "True", "False", "...",
    "[1, 2, [3]]", "(1,)", "()", "{1, 2}", "set()", "{}", "{'a': [1, {'b': None}], 2: (3, 4)}", "  [1]", "\t{'x': -1}", "[\n1,\n2\n]", "'\\u00e9\\n'",
    "10**2" if False else "100", "{'k': b'v'}", "[[], {}, ()]", "1,2,3",
]:
    value = literal_eval(text)
    print(repr(text), "->", repr(value), type(value).__name__)

def kind(text):
    try:
        return repr(literal_eval(text))
    except (ValueError, SyntaxError, TypeError) as error:
        message = str(error).split(" object at ")[0]
        return f"{type(error).__name__}: {message}"

for text in [
    "x", "f()", "1 + 1", "1 - 2", "'a' + 'b'", "2 ** 3", "not True", "-x", "~1", "-True", "[x]", "{'a': y}", "{**{}}", "[*[1]]", "a.b", "a[0]",
    "lambda: 1", "1 if True else 2", "[i for i in 'ab']", "f'{1}'", "1 < 2", "True and False", "__import__('os')", "set([1])", "dict()", "1j + 1", "1 + x",
    "x + 1j", "1 +", "", "[1", "import os", "1\n\n\nx", "(1,\n 2,\n y)", "  ", "{[]: 1}", "{{}}", "1 2", "'abc",
]:
    print(repr(text), "->", kind(text))

for other in [5, None, [1], b"1"]:
    print(kind(other))

class Text(str):
    pass

print(literal_eval(Text("[1, 2]")), ast.literal_eval(node_or_string="3"))
records = [literal_eval(line) for line in ("{'name': 'Ada', 'age': 36}", "{'name': 'Alan', 'age': 41}")]
print(sorted(record["name"] for record in records), sum(record["age"] for record in records))
print([literal_eval(repr(item)) == item for item in (1, 2.5, "x", [1, "a"], {"k": (1, None)}, {1, 2}, b"\x00")])
