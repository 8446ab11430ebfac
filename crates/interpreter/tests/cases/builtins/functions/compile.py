# compile: modes and errors.
c = compile("1 + 2", "<expr>", "eval")
print(eval(c), type(c).__name__)
exec(compile("x = 5\nprint(x)", "<stmts>", "exec"))
exec(compile("3 + 4", "<single>", "single"))
exec(compile("None", "<single>", "single"))
exec(compile("'text'", "<single>", "single"))
exec(compile("y = 1; y + 1", "<single>", "single"))
print(eval(compile("x * 2", "f", "eval"), {"x": 21}), eval(compile("z = 1", "f", "exec")))
for args in (("1 +", "f", "eval"), ("x = 1", "f", "eval"), ("x", "f", "bad mode"), ("a\nb", "f", "single"), (5, "f", "exec"), ("x",), ("x", "f"), ("def f(", "f", "exec")):
    try:
        compile(*args)
        print("compiled")
    except (SyntaxError, ValueError, TypeError) as e:
        print(type(e).__name__, e.msg if isinstance(e, SyntaxError) else e)
try:
    compile("x = (1,\ny = 2", "my_file.py", "exec")
except SyntaxError as e:
    print(e.filename, e.lineno, e.msg)
try:
    compile("ok = 1\nbad bad\n", "other.py", "exec")
except SyntaxError as e:
    print(e.filename, e.lineno, e.offset, e.text, e.msg)
