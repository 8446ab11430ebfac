# Long bytes over several lines, at many widths.
import pprint

samples = [bytes(range(40)), b"it's \"quoted\" here" * 3, b"'" * 20, b'"' * 21, b"plain letters and blanks " * 3, b"\t\n\r\\" * 6, bytes(range(120, 160)), b"", b"abc", b"abcd", b"'\"" * 9]
for sample in samples:
    for width in (1, 5, 12, 20, 33, 80):
        print(width)
        pprint.pprint(sample, width=width)
        pprint.pprint({"key": sample, "other": [sample]}, width=width)
pprint.pprint([bytearray(range(30)), bytearray(b"it's" * 10)], width=30)
pprint.pprint((b"a" * 30,), width=20, indent=4)
loop = []
loop.append(loop)
text = pprint.pformat(loop)
print(text.startswith("[<Recursion on list with id="), text.endswith(">]"), str(id(loop)) in text)
