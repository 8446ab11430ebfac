import re
bad = ["(", ")", "a)", "[", "[a", "[z-a]", "*", "a**", "a{2,1}", "(?P<n>a)(?P<n>b)", "(?P<1>a)", "(?P=x)", "(?<a)", "(?<=a*)b", r"\1", "(?P<n", "(?z)", "a(?i)b", "(?", "(?P", "\\", "(?(1)a|b|c)", "(?(2)a)", "(?(x)a)", r"\x1", r"\u12", r"\N{nope}", "x{99999999999}", "(?#", "(?-:a)", "(?i-i:a)", "(?a-u:b)", "[[:alpha:]]", "++", "a*+", "a?+b", "(?>a", r"[\d-z]", r"\8", r"\p{L}", "(?P<é>a)", "(?P>x)"]
for p in bad:
    try:
        c = re.compile(p)
        print("ok   ", p, c.groups)
    except re.error as e:
        print("error", p, "|", e, "|", e.msg, e.pos, e.lineno, e.colno)
    except Exception as e:
        print(type(e).__name__, p, e)
for call in [lambda: re.match(1, "a"), lambda: re.match("a", 1), lambda: re.match("a", b"a"), lambda: re.match(b"a", "a"), lambda: re.compile("a").match("a").group(1), lambda: re.compile("a").match("a").group("x"), lambda: re.compile(re.compile("a"), re.I), lambda: re.compile("a", "b"), lambda: re.compile(b"a", re.U), lambda: re.compile("a", re.L)]:
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
