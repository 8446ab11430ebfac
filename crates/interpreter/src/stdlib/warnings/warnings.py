# Warnings: what becomes of one that passes the filters, which may be what the guest put in place of these functions; patterns
# of filters are compiled by `re`. The filters are native (warnings.rs).

__all__ = ["warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings", "simplefilter", "resetwarnings", "catch_warnings"]

filters = []
onceregistry = {}
defaultaction = "default"
_state = {"seen": {}}
_space = globals()


class WarningMessage:
    """A warning with its place."""
    _WARNING_DETAILS = tuple("message category filename lineno file line source".split())

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.filename, self.lineno = message, category, filename, lineno
        self.file, self.line, self.source = file, line, source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return "{message : %r, category : %r, filename : %r, lineno : %s, line : %r}" % (self.message, self._category_name, self.filename, self.lineno, self.line)


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Writes a warning to a file, or to standard error."""
    import sys
    if file is None:
        file = sys.stderr
        if file is None:
            return
    file.write(formatwarning(message, category, filename, lineno, line))


_showwarning_orig = showwarning


def _show(entry):
    log = _state.get("log")
    show = _space["showwarning"]
    if log is not None and show is _showwarning_orig:
        log.append(entry)
    else:
        show(entry.message, entry.category, entry.filename, entry.lineno, entry.file, entry.line)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Adds a filter."""
    _check_filter(action, message, category, module, lineno)
    pattern = where = None
    if message or module:
        import re
        pattern = re.compile(message, re.I) if message else None
        where = re.compile(module) if module else None
    _add(append, action, pattern, category, where, lineno)


def warn(message=_space, category=None, stacklevel=1, source=None):
    """Issues a warning."""
    if message is _space:
        raise TypeError("warn() missing required argument 'message' (pos 1)")
    if isinstance(message, Warning):
        category = message.__class__
    if category is None:
        category = UserWarning
    if not (isinstance(category, type) and issubclass(category, Warning)):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    frames = _guest_frames()
    at = max(stacklevel, 1) - 1
    if at < len(frames):
        place, space = frames[at][0], frames[at][1]
        filename, lineno, module = place[0], place[1], space.get("__name__", "<string>")
    else:
        filename, lineno, module = "sys", 1, "sys"
    _issue(message, category, filename, lineno, module, source, _state["seen"])


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    """Issues a warning for a given place."""
    _issue(message, category, filename, int(lineno), _module_of(filename) if module is None else module, source, None if registry is None else _state["seen"])


def _module_of(filename):
    if filename[-3:].lower() == ".py":
        return filename[:-3]
    return filename or "<unknown>"


def _issue_of_source(given):
    for category, error in given:
        refused = False
        try:
            _issue(error.msg, category, error.filename, error.lineno, _module_of(error.filename), None, None)
        except category:
            refused = True
        if refused:
            raise error


def _issue(message, category, filename, lineno, module, source, seen):
    if isinstance(message, Warning):
        text = str(message)
        category = message.__class__
    else:
        text = message
        message = category(message)
    action = _space["defaultaction"]
    for wanted, pattern, kind, where, line in filters:
        if (pattern is None or pattern.match(text)) and issubclass(category, kind) and (where is None or (module == where if isinstance(where, str) else where.match(module))) and (line == 0 or lineno == line):
            action = wanted
            break
    if action == "ignore":
        return
    if action == "error":
        raise message
    if action == "once" and seen is None:
        seen = _state["seen"]
    if action in ("default", "module", "once") and seen is not None:
        key = (text, category) if action == "once" else (text, category, module) if action == "module" else (text, category, filename, lineno)
        if seen.get(key):
            return
        seen[key] = True
    _show(WarningMessage(message, category, filename, lineno, source=source))


class catch_warnings:
    """Restores filters at the end of the block; may collect the warnings in it."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._filter = None if action is None else (action, category, lineno, append)
        self._entered = False

    def __repr__(self):
        return "catch_warnings(record=True)" if self._record else "catch_warnings()"

    def __enter__(self):
        if self._entered:
            raise RuntimeError(f"Cannot enter {self!r} twice")
        self._entered = True
        self._saved = (filters[:], _space["showwarning"], _state.get("log"), _state["seen"])
        _state["seen"] = {}
        if self._filter is not None:
            simplefilter(*self._filter)
        if self._record:
            log = []
            _state["log"] = log
            _space["showwarning"] = _showwarning_orig
            return log
        return None

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError(f"Cannot exit {self!r} without entering first")
        filters[:] = self._saved[0]
        _space["showwarning"] = self._saved[1]
        _state["log"] = self._saved[2]
        _state["seen"] = self._saved[3]


filters.extend([("default", None, DeprecationWarning, "__main__", 0), ("ignore", None, DeprecationWarning, None, 0), ("ignore", None, PendingDeprecationWarning, None, 0), ("ignore", None, ImportWarning, None, 0), ("ignore", None, ResourceWarning, None, 0)])
