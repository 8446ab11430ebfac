# Causes, contexts, suppressed ones, notes and groups.
import traceback
def show(call):
    try:
        call()
    except BaseException as error:
        print("".join(traceback.format_exception(error))); print("without chain:", "".join(traceback.format_exception(error, chain=False)).splitlines()[-1])
def with_context():
    try:
        {}["a"]
    except KeyError:
        raise ValueError("while handling")
def with_cause():
    try:
        int("x")
    except ValueError as error:
        raise RuntimeError("because") from error
def suppressed():
    try:
        1 / 0
    except ZeroDivisionError:
        raise TypeError("alone") from None
def noted():
    error = ValueError("main"); error.add_note("first note"); error.add_note("second\nwith two lines"); raise error
def grouped():
    raise ExceptionGroup("several", [ValueError(1), TypeError("two"), ExceptionGroup("inner", [KeyError("k")])])
for call in (with_context, with_cause, suppressed, noted, grouped):
    show(call)
def deep():
    try:
        with_cause()
    except RuntimeError:
        raise LookupError("top")
show(deep)
