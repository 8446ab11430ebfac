# format_exception, print_exc, format_exc and their arguments.
import traceback, io, sys
def inner(n):
    return 1 / n
def outer():
    inner(0)
try:
    outer()
except ZeroDivisionError as error:
    caught = error
    print(traceback.format_exc())
    out = io.StringIO(); traceback.print_exc(file=out); print(out.getvalue() == traceback.format_exc())
print("".join(traceback.format_exception(caught)), "".join(traceback.format_exception(type(caught), caught, caught.__traceback__)) == "".join(traceback.format_exception(caught)))
print(traceback.format_exception_only(caught), traceback.format_exception_only(ValueError, ValueError("x")), traceback.format_exception_only(KeyError("k")), traceback.format_exception_only(ValueError()), traceback.format_exception_only(type("My", (Exception,), {"__module__": "m"})("t")), traceback.format_exception_only(None, None))
print("".join(traceback.format_exception(caught, limit=1)), "".join(traceback.format_exception(caught, limit=-1)), "".join(traceback.format_exception(caught, limit=0)))
out = io.StringIO(); traceback.print_exception(caught, file=out, limit=1); print(out.getvalue())
out = io.StringIO(); traceback.print_tb(caught.__traceback__, file=out); print(out.getvalue(), traceback.format_tb(caught.__traceback__, 1))
print(repr(traceback.format_exc()), traceback.format_exception_only(SyntaxError("bad", ("f.py", 2, 3, "a b c\n"))), traceback.format_exception_only(SyntaxError("m")))
class Odd(Exception):
    def __str__(self): raise RuntimeError("no text")
print(traceback.format_exception_only(Odd()), traceback.format_exception_only(Exception("two\nlines")), traceback.format_exception_only(OSError(2, "No such file", "f")))
