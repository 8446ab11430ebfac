# A SyntaxError as an object: its attributes, str and args.
try:
    compile("a = 1\nb = = 2\n", "prog.py", "exec")
except SyntaxError as e:
    print(e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset)
    print(str(e), repr(e.args[0]), isinstance(e, Exception), e.print_file_and_line)
e = SyntaxError("message", ("file.py", 3, 5, "text of line"))
print(e, e.msg, e.filename, e.lineno, e.offset, e.text, e.args)
print(SyntaxError("only message"), SyntaxError().msg, SyntaxError("m", ("f", 1, 2, "t", 1, 4)).end_offset)
print(issubclass(IndentationError, SyntaxError), issubclass(TabError, IndentationError))
for bad in (("m", 5), ("m", (1, 2))):
    try:
        SyntaxError(*bad)
    except (TypeError, IndexError) as err:
        print(type(err).__name__, err)
try:
    exec("def f(:\n    pass")
except SyntaxError as e:
    print(type(e).__name__, e.filename, e.lineno, e.msg)
try:
    eval("1 + + ")
except SyntaxError as e:
    print(e.filename, e.msg)
ok = 0
for s in ("x", "x = 1", "x = ", "if x: y", "if x"):
    try:
        compile(s, "s", "exec")
        ok += 1
    except SyntaxError:
        pass
print(ok)
