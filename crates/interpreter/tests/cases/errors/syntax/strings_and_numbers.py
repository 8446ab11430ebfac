# Broken literals.
for source in ("'abc", "\"abc", "'''abc", "x = 'a\nb'", "f'{x", "f'{'", "f'}'", "f'{}'", "f'{ }'", "f'{x!}'", "f'{x!z}'", "f'{x:{y'", "f'{x y}'", "f'{lambda x: 1}'", "f'{x!r:}'", "b'é'", "bf'x'", "ub'x'", "'\\x'", "'\\xg1'", "'\\u12'", "'\\U0011ffff'", "'\\N{no such name}'", "'\\N'", "b'\\x'", "'\\'", "08", "09", "00", "0x", "0b", "0o", "0xg", "0b2", "0o8", "1_", "1__0", "_1", "1e", "1e+", "1.e", "5a", "1.2.3", "0b12", "0o78", "123abc", "1_000_", "0_7", "012", "1if 2else 3", "'a' b'b'", "x = \\ 1", "x = 1 \\", "é", "“x”", "x = ‘a’", "a – b", "\u200b", "x\u00a0= 1", "'a' 'b", "r'\\'", "1 2", "1.0.real", "1.real", "1..real", "1 .real", "0xfor x in y"):
    try:
        compile(source, "<test>", "eval" if source in ("1.0.real",) else "exec")
        print(ascii(source), "accepted")
    except SyntaxError as e:
        print(ascii(source), "|", ascii(e.msg))
