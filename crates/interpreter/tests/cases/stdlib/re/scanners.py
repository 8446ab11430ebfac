# One match after the other: `Pattern.scanner` and `re.Scanner`.
import re
from collections import namedtuple

Token = namedtuple("Token", "type value")
master = re.compile(r"(?P<NAME>[a-z_]\w*)|(?P<NUM>\d+)|(?P<OP>[-+*/=])|(?P<WS>\s+)")
scanner = master.scanner("foo = 42 + x1 ? y")
print([Token(m.lastgroup, m.group()) for m in iter(scanner.match, None)])
print(scanner.match(), scanner.search(), scanner.pattern is master)
scanner = master.scanner("foo = 42 ? y")
print([m.group() for m in iter(scanner.search, None)])
scanner = re.compile("a*").scanner("baac")
print([m.span() for m in iter(scanner.search, None)])
scanner = re.compile("b").scanner("abb", 1)
print(scanner.match(), scanner.match(), scanner.match())
scanner = re.compile("b").scanner("abb", 0, 2)
print(scanner.match(), scanner.match())
scanner = re.compile("b").scanner("abb", 0, 2)
print(scanner.search(), scanner.search())
scanner = re.compile(rb"\d").scanner(b"12x")
print(scanner.match(), scanner.match(), scanner.match())
for wrong in ((5,), (b"a",), (), ("a", "b")):
    try:
        print(re.compile("a").scanner(*wrong))
    except TypeError as error:
        print(error)

lexer = re.Scanner([
    (r"\d+\.\d+", lambda scanner, text: float(text)),
    (r"\d+", lambda scanner, text: int(text)),
    (r"[a-z]+", lambda scanner, text: (text, scanner.match.span())),
    (r"[-+*/]", "op"),
    (r"\s+", None),
])
print(lexer.scan("12 + 3.5 * abc"))
print(lexer.scan("12 ! 3"))
print(lexer.scan(""), re.Scanner([("A", str)], re.I).lexicon[0][0])
print(re.Scanner([("a", lambda s, t: t), ("", lambda s, t: "empty")], re.I).scan("aAb"))
