# Escapes by name that are wrong inside f-strings say where.
for source in (r"f'\N'", r"f'\N{'", r"f'\N{GREEK'", r"f'{1}ab\N{no such name}'", r"f'''\N x'''", r"f'{1} \x4'", r"f'\u12{1}'", r"'\N'"):
    try:
        compile(source, "f", "exec")
        print(source, "compiles")
    except SyntaxError as error:
        print(source, error.msg, error.lineno, error.offset, error.text)
