# Where a summary says that a place begins and ends, and what is shown of places that a program makes up.
import traceback
from traceback import FrameSummary, StackSummary, TracebackException


def several_lines(x):
    return (x +
            x / 0 +
            1)


def called():
    return several_lines(
        1
    )


def accents():
    return "é" + "ü" + 1 + "ö"


def method():
    return [1, 2].copy().missing(1)


for function in (called, accents, method):
    try:
        function()
    except Exception as error:
        for one in TracebackException.from_exception(error).stack:
            print(one.name, one.lineno, one.end_lineno, one.colno, one.end_colno, one.line)
        caught = error
made_up = [
    FrameSummary("f", 1, "n", line="abc def", end_lineno=1, colno=0, end_colno=3), FrameSummary("f", 1, "n", line="abc def\n", end_lineno=1, colno=4, end_colno=7),
    FrameSummary("f", 1, "n", line="  a + b\n", end_lineno=1, colno=2, end_colno=7), FrameSummary("f", 1, "n", line="  a(b\n", end_lineno=2, colno=3, end_colno=1),
    FrameSummary("f", 1, "n", line="a + b\n", end_lineno=1, colno=0, end_colno=5), FrameSummary("f", 1, "n", line="ab\n", end_lineno=1, colno=0, end_colno=2),
    FrameSummary("f", 1, "n", line="é + b[c]\n", end_lineno=1, colno=5, end_colno=9), FrameSummary("f", 1, "n", line="ab\n", colno=50, end_colno=90, end_lineno=1),
    FrameSummary("f", 1, "n", line="ab\n", locals={"b": 1, "a": "x"}),
]
for one in made_up:
    print(one.end_lineno, "".join(StackSummary([one]).format()), end="")
print(FrameSummary("f", 1, "n").end_lineno)


def tried(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


for limit in ("a", 1.5, -1.5, True):
    tried(lambda: len(traceback.format_tb(caught.__traceback__, limit)))
tried(lambda: traceback.format_tb(5)); tried(lambda: traceback.extract_tb(None)); tried(lambda: traceback.format_exception(ValueError, caught, None))
tried(lambda: traceback.format_exception_only(5)); tried(lambda: list(TracebackException(None, None, None).format())); tried(lambda: sorted(vars(TracebackException.from_exception(caught))))
for source in ("x = = 1", "\tx\n  y", "f(a b)", "return", "(1,\n2", "a = 1 +\n"):
    try:
        compile(source, "<s>", "exec")
    except SyntaxError as error:
        one = TracebackException.from_exception(error)
        print(list(one.format_exception_only()), one.lineno, one.end_lineno, one.offset, one.end_offset, repr(one.text))
for details in (("f", None, 2, "text"), (None, 3, 2, "text"), ("f", 1, 3, "  text\n", 2, 5), ("f", "1", 1, "abc"), ("f", 1, 100, "text"), ("f", 1, None, "text"), ("f", 1, 0, "text")):
    print(traceback.format_exception_only(SyntaxError("m", details)))
print(traceback.format_exception_only(SyntaxError(None, ("f", 1, 3, "x y z"))))
