# Places of a SyntaxError that lie outside its text, and lines that end with a carriage return alone.
import traceback


def shown(*details):
    print("".join(traceback.format_exception_only(SyntaxError("said", details))), end="")


shown("f.py", 1, 20, "x y")
shown("f.py", 1, 10**15, "  x y")
shown("f.py", 1, 0, "x y")
shown("f.py", 1, -5, "x y")

for source in ("a = 1\rb = 2\r1 / 0", "a = 1\r\nb = 2\r\n1 / 0", "a = 1\r\rif a:\r    b = 2\r    1 / 0\r"):
    try:
        exec(source)
    except ZeroDivisionError as error:
        print(error.__traceback__.tb_next.tb_lineno)

for source in ("x = 1\ry = = 2", "if x:\r  y\r    z\r", "if x:\r  y\r z\r", 'x = "a" "b"\ry = "c" "d" 1'):
    try:
        compile(source, "f.py", "exec")
    except SyntaxError as error:
        print(type(error).__name__, error.msg, error.lineno, error.offset, error.end_lineno, error.end_offset)
