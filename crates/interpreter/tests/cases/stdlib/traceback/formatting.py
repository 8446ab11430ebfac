import traceback
def inner(): raise ValueError("deep")
def outer():
    try:
        inner()
    except ValueError as e:
        raise KeyError("wrapped") from e
try:
    outer()
except KeyError as e:
    text = traceback.format_exc()
    print("direct cause" in text, text.splitlines()[-1], [f.name for f in traceback.extract_tb(e.__traceback__)], traceback.format_exception_only(e))
    print([f.line for f in traceback.extract_tb(e.__traceback__)])
    print(traceback.format_exception(e)[0].splitlines()[0], len(traceback.format_tb(e.__traceback__)), len(traceback.format_tb(e.__traceback__, limit=1)))
    print(e.__traceback__.tb_lineno, e.__traceback__.tb_next.tb_frame.f_code.co_name)
print(repr(traceback.format_exc()))
for exc in (ValueError(), KeyError("k"), OSError(2, "gone"), Exception("a", "b"), SystemExit(1)):
    print(traceback.format_exception_only(exc))
n = TypeError("t"); n.add_note("a note"); print(traceback.format_exception_only(n))
te = traceback.TracebackException.from_exception(ValueError("te")); print(te, list(te.format()))
def where(): return traceback.extract_stack()[-1].name, traceback.extract_stack()[-2].name
print(where(), traceback.format_list([("f.py", 3, "fn", "code()")]))
try:
    raise ExceptionGroup("many", [ValueError(1), TypeError(2)])
except ExceptionGroup as eg:
    print([l for l in traceback.format_exc().splitlines() if "Error" in l])
