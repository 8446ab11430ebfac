# extract_tb, StackSummary, FrameSummary and TracebackException.
import traceback
def f(x):
    y = x * 2
    raise ValueError("in f", y)
def g():
    f(21)
try:
    g()
except ValueError as error:
    caught = error
tb = traceback.extract_tb(caught.__traceback__)
for frame in tb:
    print(frame.name, frame.lineno, frame.line, frame.filename.endswith("stack_summaries.py") or frame.filename.endswith("stack_summaries_in_full.py"), tuple(frame)[1:], len(frame), frame.locals)
print(type(tb).__name__, len(tb), tb[0].name, tb[-1].line, [s.name for s in traceback.extract_tb(caught.__traceback__, limit=2)], [s.name for s in traceback.extract_tb(caught.__traceback__, limit=-1)])
print("".join(tb.format()).count("File"), "".join(traceback.format_list(tb)) == "".join(tb.format()), traceback.format_list([("file.py", 3, "func", "code here"), ("g.py", 4, "h", None)]), traceback.StackSummary.from_list([("a.py", 1, "b", "c")]), repr(traceback.FrameSummary("f.py", 5, "name", line="text")), traceback.FrameSummary("f.py", 5, "n", line="t") == ("f.py", 5, "n", "t"))
te = traceback.TracebackException.from_exception(caught)
print(te.exc_type, str(te), [s.name for s in te.stack], list(te.format_exception_only()), "".join(te.format()) == "".join(traceback.format_exception(caught)), te.__cause__, te.__context__, te.__suppress_context__, te == traceback.TracebackException.from_exception(caught))
te = traceback.TracebackException(ValueError, ValueError("made"), None); print(list(te.format()), te.stack)
print([(frame.f_code.co_name, line) for frame, line in traceback.walk_tb(caught.__traceback__)], traceback.extract_stack()[-1].name, traceback.format_stack()[-1].splitlines()[-1].strip()[:40], sorted(traceback.__all__))
