"""An exception of the guest as the host is told of it: what CPython would write, frames of our own left out.

Whatever the exception's own methods do, there is a report.
"""
import os
import traceback

from .values import encode

OURS = os.path.dirname(os.path.abspath(__file__)) + os.sep
LONGEST = 1 << 20


def exception_report(error):
    """The JSON of an exception that nobody caught."""
    code = exit_code(error)
    try:
        text = leaving_text(error) if isinstance(error, SystemExit) else written(error)
    except Exception:
        text = "%s: %s\n" % (type_name(error), message_of(error))
    if len(text) > LONGEST:
        text = text[: LONGEST // 2] + "\n...\n" + text[-LONGEST // 2 :]
    report = {"type": type_name(error), "message": message_of(error), "traceback": text, "exit_code": code}
    return encode(report, 1 << 30, 100)


def exit_code(error):
    if not isinstance(error, SystemExit):
        return None
    code = error.code
    if code is None:
        return 0
    return ((code & 0xFF) if isinstance(code, int) else 1)


def leaving_text(error):
    code = error.code
    return "" if code is None or isinstance(code, int) else "%s\n" % (code,)


def type_name(error):
    kind = type(error)
    try:
        module, name = str(kind.__module__), str(kind.__qualname__)
    except Exception:
        return "Exception"
    return name if module in ("builtins", "__main__") else "%s.%s" % (module, name)


def message_of(error):
    try:
        return str(error)[:LONGEST]
    except Exception:
        return "<exception str() failed>"


def written(error):
    found = traceback.TracebackException(type(error), error, error.__traceback__, limit=None)
    todo, seen = [found], set()
    while todo:
        part = todo.pop()
        if part is None or id(part) in seen:
            continue
        seen.add(id(part))
        part.stack[:] = [frame for frame in part.stack if not frame.filename.startswith(OURS)]
        todo += [part.__cause__, part.__context__, *(getattr(part, "exceptions", None) or ())]
    lines = list(found.format())
    # A syntax error of the cell itself was found by us: there is no frame to speak of.
    if isinstance(error, SyntaxError) and not found.stack and lines[0].startswith("Traceback"):
        del lines[0]
    return "".join(lines)
