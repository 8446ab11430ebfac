# Words with capitals.
import string

for text in ("", "hello wORLD", "  a  b ", "a-b-c", "o'neil", "ÉCOLE ŒUVRE", "ß ß", "ﬁne", "1st x"):
    print(repr(string.capwords(text)), repr(string.capwords(text, "-")), repr(string.capwords(text, " ")), repr(string.capwords(text, sep=None)))
for args in ((), (1,), ("a", 1), ("a", ""), ("a", "b", "c"), (b"a b",), (None,)):
    try:
        print(string.capwords(*args))
    except Exception as error:
        print(type(error).__name__, error)


class Own(string.Template):
    pattern = r"(?P<named>x)|(?P<escaped>y)|(?P<braced>z)|(?P<invalid>w)|(?P<other>q)"


for text in ("x", "q", "w", "y"):
    for method in ("is_valid", "get_identifiers"):
        try:
            print(text, method, getattr(Own(text), method)())
        except ValueError as error:
            print(text, method, error.args[0])
