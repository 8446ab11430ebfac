# Tracebacks as text: the classes, and what asks exceptions of the guest for their texts. Places and whole texts are native.

__all__ = ["extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack", "format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb", "clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb"]

from _collections_abc import Sequence as _Sequence


class FrameSummary:
    """One place of a traceback."""
    __slots__ = ("filename", "lineno", "end_lineno", "colno", "end_colno", "name", "_line", "locals", "_shown")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, end_lineno=None, colno=None, end_colno=None, _shown=None):
        self.filename, self.lineno, self.name = filename, lineno, name
        self.end_lineno, self.colno, self.end_colno = lineno if end_lineno is None else end_lineno, colno, end_colno
        self._line = line
        self.locals = None if locals is None else {key: repr(value) for key, value in locals.items()}
        self._shown = _shown

    @property
    def line(self):
        if self._line is None:
            return None if self.lineno is None else ""
        return self._line.strip()

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (self.filename, self.lineno, self.name, self.locals) == (other.filename, other.lineno, other.name, other.locals)
        if isinstance(other, tuple):
            return (*self,) == other
        return NotImplemented

    def __getitem__(self, at):
        return (self.filename, self.lineno, self.name, self.line)[at]

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __len__(self):
        return 4

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


class StackSummary(list):
    """Several places."""

    @classmethod
    def extract(klass, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        made = klass()
        for frame, lineno in _limited([*frame_gen], _limit_of(limit)):
            code, locals = frame.f_code, frame.f_locals if capture_locals else None
            made.append(FrameSummary(code.co_filename, lineno, code.co_name, locals=locals, line=_line_of(code, lineno)))
        return made

    @classmethod
    def from_list(klass, a_list):
        made = StackSummary()
        for item in a_list:
            if isinstance(item, FrameSummary):
                made.append(item)
            else:
                filename, lineno, name, line = item
                made.append(FrameSummary(filename, lineno, name, line=line))
        return made

    def format_frame_summary(self, frame_summary):
        text = frame_summary._shown
        if text is None:
            text = f'  File "{frame_summary.filename}", line {frame_summary.lineno}, in {frame_summary.name}\n'
            if frame_summary.line:
                text += f"    {frame_summary.line}\n"
        if frame_summary.locals:
            for name, value in sorted(frame_summary.locals.items()):
                text += f"    {name} = {value}\n"
        return text

    def format(self):
        shown = []
        last, count = None, 0
        for summary in self:
            text = self.format_frame_summary(summary)
            if text is None:
                continue
            place = (summary.filename, summary.lineno, summary.name)
            if place != last:
                if count > 3:
                    shown.append(_repeated(count - 3))
                last, count = place, 0
            count += 1
            if count > 3:
                continue
            shown.append(text)
        if count > 3:
            shown.append(_repeated(count - 3))
        return shown


def _limit_of(limit):
    if limit is None:
        import sys
        limit = getattr(sys, "tracebacklimit", None)
        if limit is not None and limit < 0:
            limit = 0
    return limit


def _summaries(places, limit):
    return StackSummary([FrameSummary(file, line, name, line=text, _shown=shown) for file, line, name, text, shown, code in _limited(places, limit)])


def extract_tb(tb, limit=None):
    """The places of a traceback."""
    found = _trace_of(tb)
    if found is None:
        return StackSummary()
    exception, at = found
    return _summaries(_places(exception)[at:], _limit_of(limit))


def walk_tb(tb):
    """Frames and line numbers of a traceback."""
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def walk_stack(f):
    """Frames and line numbers of what runs, innermost first."""
    if f is None:
        from _frame import frame
        f = frame(_guest_frames(), 0)
    while f is not None:
        yield f, f.f_lineno
        f = f.f_back


def extract_stack(f=None, limit=None):
    """The places of the frames that run now, outermost first."""
    # What runs now has no position within its line yet: no carets.
    places = [(*frame[0][:4], None, None) for frame in _guest_frames()]
    limit = _limit_of(limit)
    kept = _limited(places, limit)
    kept.reverse()
    return _summaries(kept, None)


def format_list(extracted_list):
    return StackSummary.from_list(extracted_list).format()


def format_tb(tb, limit=None):
    return extract_tb(tb, limit).format()


def format_stack(f=None, limit=None):
    return extract_stack(f, limit).format()


def print_list(extracted_list, file=None):
    _write(format_list(extracted_list), file)


def print_tb(tb, limit=None, file=None):
    _write(format_tb(tb, limit), file)


def print_stack(f=None, limit=None, file=None):
    _write(format_stack(f, limit), file)


def _write(lines, file):
    import sys
    if file is None:
        file = sys.stderr
    for line in lines:
        file.write(line)


_unset = object()


def _exception_of(exc, value, tb):
    if value is _unset and tb is _unset:
        if not isinstance(exc, BaseException) and exc is not None:
            raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
        return exc
    if value is _unset or tb is _unset:
        raise ValueError("Both or neither of value and tb must be given")
    return value


def format_exception(exc, /, value=_unset, tb=_unset, limit=None, chain=True):
    """The lines of an exception's text."""
    exception = _exception_of(exc, value, tb)
    if exception is None:
        return ["NoneType: None\n"]
    return [*TracebackException(type(exception), exception, exception.__traceback__, limit=limit).format(chain=chain)]


def format_exception_only(exc, /, value=_unset):
    """The lines that tell the type and the message."""
    exception = exc if value is _unset else value
    if exception is None:
        return ["NoneType: None\n"]
    return [*TracebackException(type(exception), exception, None).format_exception_only()]


def print_exception(exc, /, value=_unset, tb=_unset, limit=None, file=None, chain=True):
    _write(format_exception(exc, value, tb, limit, chain), file)


def _format_exc(limit, chain):
    # As format_exc(), of an exception that the guest must describe, or not all of it.
    import sys
    found = sys.exc_info()[1]
    return "".join(format_exception(found, limit=limit, chain=chain))


def print_exc(limit=None, file=None, chain=True):
    import sys
    print_exception(sys.exc_info()[1], limit=limit, file=file, chain=chain)


_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"


def _safe_string(value, what, shown):
    try:
        return shown(value)
    except Exception:
        return f"<{what} {shown.__name__}() failed>"


class TracebackException:
    """An exception in a form to be printed later."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False, compact=False, max_group_width=15, max_group_depth=10, _seen=None):
        options = dict(limit=limit, lookup_lines=lookup_lines, capture_locals=capture_locals, compact=compact, max_group_width=max_group_width, max_group_depth=max_group_depth)
        is_first = _seen is None
        seen = set() if is_first else _seen
        seen.add(id(exc_value))
        self.exc_type = exc_type
        self._exception = exc_value
        self._str = text_of(exc_value)
        # Only a group is told together with what belongs to it.
        self._texts = exception_texts(exc_value) if isinstance(exc_value, BaseExceptionGroup) else [exc_value, self._str]
        self.stack = StackSummary.extract(walk_tb(exc_traceback), limit=limit, capture_locals=True) if capture_locals else extract_tb(exc_traceback, limit)
        self.max_group_width, self.max_group_depth = max_group_width, max_group_depth
        self.__notes__ = getattr(exc_value, "__notes__", None)
        self.__suppress_context__ = getattr(exc_value, "__suppress_context__", False)
        self.__cause__ = self.__context__ = None
        self.exceptions = None
        if isinstance(exc_value, SyntaxError):
            self.filename, self.lineno, self.offset, self.text, self.msg = exc_value.filename, exc_value.lineno, exc_value.offset, exc_value.text, exc_value.msg
        if not is_first:
            return
        # One after the other: a long chain must not end the stack.
        waiting = [self]
        while waiting:
            known = waiting.pop()
            value = known._exception
            if value is None:
                continue

            def made(other):
                found = TracebackException(type(other), other, other.__traceback__, _seen=seen, **options)
                waiting.append(found)
                return found
            cause, context = value.__cause__, value.__context__
            if cause is not None and id(cause) not in seen:
                known.__cause__ = made(cause)
            if context is not None and id(context) not in seen and not (compact and (known.__cause__ is not None or value.__suppress_context__)):
                known.__context__ = made(context)
            if isinstance(value, BaseExceptionGroup):
                known.exceptions = [made(one) for one in value.exceptions]

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    def __str__(self):
        return self._str

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self._compared() == other._compared()
        return NotImplemented

    def _compared(self):
        return {name: value for name, value in self.__dict__.items() if name not in ("_exception", "_texts")}

    def format_exception_only(self):
        if self._exception is None:
            yield "NoneType: None\n"
            return
        text = _only(self._exception, self._texts)
        if isinstance(self._exception, SyntaxError):
            yield from text.splitlines(keepends=True)
        else:
            yield text
        notes = self.__notes__
        if isinstance(notes, _Sequence):
            for note in notes:
                yield from [line + "\n" for line in _safe_string(note, "note", str).split("\n")]
        elif notes is not None:
            yield _safe_string(notes, "__notes__", repr)

    def format(self, *, chain=True, _ctx=None):
        # What came before, the latest first, each with the words that lead from it to the next.
        parts = [(self, None)]
        while chain and parts[-1][0].exceptions is None:
            last = parts[-1][0]
            if last.__cause__ is not None:
                parts.append((last.__cause__, _CAUSE))
            elif last.__context__ is not None and not last.__suppress_context__:
                parts.append((last.__context__, _CONTEXT))
            else:
                break
        for part, words in reversed(parts):
            yield from part._own_lines(chain)
            if words is not None:
                yield words

    def _own_lines(self, chain):
        if self.exceptions is not None and (chain or self.__cause__ is None and self.__context__ is None):
            yield from _whole(self._exception, self._texts, self.max_group_width, self.max_group_depth).splitlines(keepends=True)
            return
        if self.stack:
            yield "Traceback (most recent call last):\n"
            yield from self.stack.format()
        yield from self.format_exception_only()

    def print(self, *, file=None, chain=True):
        _write([*self.format(chain=chain)], file)
