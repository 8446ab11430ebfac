# Texts with nothing in them, where a statement or an expression is needed; more than one statement.
for mode in ("single", "eval", "exec"):
    for text in ("", "\n", "#c", "  \n", "#c\n\n", " #c\n #d", "\t", "  ", "\n  ", "\n\n#é\n", "1\n2", "x = 1\ny", "1\n#c\n2", " 1", "pass\n\n\n#foo", "1;"):
        try:
            compile(text, "f", mode)
            print(mode, repr(text), "compiled")
        except SyntaxError as error:
            print(mode, repr(text), type(error).__name__, error.args)
for text in ("", " ", "  1", "\n", "#"):
    try:
        print(eval(text))
    except SyntaxError as error:
        print(repr(text), error.args)
for text in ("x=", "x", "(", "1 +", "if 1:\n  pass", "if 1:\n  pass\n\nx=1", "def f(", "x = = 1", "a b", "'abc", "for", "1 if 2", "f(a=1, 2)", "x=1 y=2\n"):
    for mode in ("single", "eval", "exec"):
        try:
            compile(text, "f", mode)
            print(mode, repr(text), "compiled")
        except SyntaxError as error:
            print(mode, repr(text), type(error).__name__, error.args)
