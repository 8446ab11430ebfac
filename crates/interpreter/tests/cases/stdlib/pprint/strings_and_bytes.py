# Long texts are broken at blanks; bytes too.
import pprint
text = "The quick brown fox jumps over the lazy dog. " * 4
pprint.pprint(text); pprint.pprint(text, width=40); pprint.pprint([text[:60], "b"], width=30); pprint.pprint({"key": text[:90]}, width=50)
pprint.pprint("line one\nline two is longer\n\nline four", width=20); pprint.pprint("x" * 100, width=30); pprint.pprint("", width=5); pprint.pprint("a\tb'c\"d" * 5, width=20); pprint.pprint(("one long string " * 3,), width=25)
pprint.pprint(b"abcdefghij" * 8, width=30); pprint.pprint(bytearray(b"xy" * 30), width=30); pprint.pprint([b"1234" * 10], width=20); pprint.pprint({"k": b"z" * 50}, width=40)
pprint.pprint({"a": "word " * 10, "b": ["w" * 30, "v" * 30]}, width=40, indent=2)
