# split, join, quote.
import shlex
for text in ("a b c", "a 'b c' d", 'a "b c" d', r"a\ b c", "a 'it''s' b", '"a \\"q\\" b"', "'a \\' b", "a # c", "a  b\tc\nd", "", "''", "a=b 'c'd", "--opt='x y' -f", 'x"y"z', r'"\n \$ \\ \a"', r"'\n'", "é ü", "a;b|c&d>e", "$HOME `x`", "a\\\nb", '"multi\nline"'):
    try:
        print(repr(text), shlex.split(text), shlex.split(text, posix=False))
    except ValueError as error:
        print(repr(text), error)
print(shlex.split("a # comment", comments=True), shlex.split("a#b # c", comments=True), shlex.split("a'#'b", comments=True))
for text in ("'", '"', "a 'b", "a \"b", "a\\"):
    try:
        print(shlex.split(text))
    except ValueError as error:
        print(repr(text), error)
print([shlex.quote(s) for s in ("", "abc", "a b", "it's", "$x", "a;b", "é", "a/b-c_d.e", "a=b", "~", "*", '"', "@%+=:,./-", "\n")], shlex.join(["echo", "a b", "it's", ""]), shlex.split(shlex.join(["x y", "'", '"', "$"])) == ["x y", "'", '"', "$"])
for bad in (lambda: shlex.quote(5), lambda: shlex.join([1]), lambda: shlex.split(5), lambda: shlex.split(b"a")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
