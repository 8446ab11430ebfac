# Tracebacks as text: the classes, and what asks exceptions of the guest for their texts. Places and whole texts are native.

__all__ = ["extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack", "format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb", "clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb"]

from _collections_abc import Sequence as _Sequence


def _shown_locals(locals):
    return {key: _safe_string(value, "local", repr) for key, value in locals.items()}


class FrameSummary:
    """One place of a traceback."""
    __slots__ = ("filename", "lineno", "end_lineno", "colno", "end_colno", "name", "_line", "locals", "_shown")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, end_lineno=None, colno=None, end_colno=None, _shown=None):
        self.filename, self.lineno, self.name = filename, lineno, name
        self.end_lineno, self.colno, self.end_colno = end_lineno, colno, end_colno
        self._line = line
        self.locals = None if locals is None else _shown_locals(locals)
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
                if frame_summary.colno is not None and frame_summary.end_colno is not None:
                    ends_here = frame_summary.lineno == frame_summary.end_lineno
                    text += _carets(frame_summary._line, frame_summary.colno, frame_summary.end_colno, ends_here)
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
    if limit is not None:
        # What is no number is refused in the words of what counts the places.
        from collections import deque
        from itertools import islice
        if limit >= 0:
            islice((), limit)
        else:
            deque((), -limit)
    return limit


def _summaries(places, limit):
    made = StackSummary()
    for file, line, name, text, shown, code, positions in _limited(places, limit):
        end_line, column, end_column, text = positions or (None, None, None, text)
        made.append(FrameSummary(file, line, name, line=text, end_lineno=end_line, colno=column, end_colno=end_column, _shown=shown))
    return made


def extract_tb(tb, limit=None):
    """The places of a traceback."""
    found = _trace_of(tb)
    if found is None:
        # None, or something that only looks like a traceback.
        return StackSummary.extract(walk_tb(tb), limit=limit)
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
    places = [(*frame[0][:4], None, None, None) for frame in _guest_frames()]
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
        return exc, getattr(exc, "__traceback__", None)
    if value is _unset or tb is _unset:
        raise ValueError("Both or neither of value and tb must be given")
    return value, tb


def format_exception(exc, /, value=_unset, tb=_unset, limit=None, chain=True):
    """The lines of an exception's text."""
    exception, tb = _exception_of(exc, value, tb)
    return [*TracebackException(type(exception), exception, tb, limit=limit).format(chain=chain)]


def format_exception_only(exc, /, value=_unset):
    """The lines that tell the type and the message."""
    exception = exc if value is _unset else value
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


def _text_or_none(number):
    return None if number is None else str(number)


class TracebackException:
    """An exception in a form to be printed later."""
    __slots__ = ("_exception", "_texts", "__dict__", "__weakref__")

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False, compact=False, max_group_width=15, max_group_depth=10, _seen=None):
        options = dict(limit=limit, lookup_lines=lookup_lines, capture_locals=capture_locals, compact=compact, max_group_width=max_group_width, max_group_depth=max_group_depth)
        is_first = _seen is None
        seen = set() if is_first else _seen
        seen.add(id(exc_value))
        suppressed = exc_value is not None and exc_value.__suppress_context__
        self.exc_type = exc_type
        self._exception = exc_value
        self._str = text_of(exc_value)
        # Only a group is told together with what belongs to it.
        self._texts = exception_texts(exc_value) if isinstance(exc_value, BaseExceptionGroup) else [exc_value, self._str]
        self.stack = extract_tb(exc_traceback, limit)
        if capture_locals:
            for summary, (frame, _) in zip(self.stack, _limited([*walk_tb(exc_traceback)], _limit_of(limit))):
                summary.locals = _shown_locals(frame.f_locals)
        self.max_group_width, self.max_group_depth = max_group_width, max_group_depth
        self.__notes__ = getattr(exc_value, "__notes__", None)
        self.__suppress_context__ = suppressed
        self.__cause__ = self.__context__ = None
        self.exceptions = None
        if isinstance(exc_value, SyntaxError):
            self.filename, self.lineno, self.end_lineno = exc_value.filename, _text_or_none(exc_value.lineno), _text_or_none(exc_value.end_lineno)
            self.text, self.offset, self.end_offset, self.msg = exc_value.text, exc_value.offset, exc_value.end_offset, exc_value.msg
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
            return self.__dict__ == other.__dict__
        return NotImplemented

    def format_exception_only(self):
        if self._exception is None:
            yield f"{self.exc_type and self.exc_type.__qualname__}: None\n"
            return
        if isinstance(self._exception, SyntaxError):
            yield from self._syntax_lines()
        else:
            yield _only(self._exception, self._texts)
        notes = self.__notes__
        if isinstance(notes, _Sequence):
            for note in notes:
                yield from [line + "\n" for line in _safe_string(note, "note", str).split("\n")]
        elif notes is not None:
            yield _safe_string(notes, "__notes__", repr)

    def _syntax_lines(self):
        where = ""
        if self.lineno is not None:
            yield f'  File "{self.filename or "<string>"}", line {self.lineno}\n'
        elif self.filename is not None:
            where = f" ({self.filename})"
        if self.text is not None:
            whole = self.text.rstrip("\n")
            # Tabs stay: the carets below are indented by the same.
            shown = whole.lstrip(" \n\f")
            yield f"    {shown}\n"
            if self.offset is not None:
                end = self.end_offset or self.offset
                if end == self.offset or end == -1:
                    end = self.offset + 1
                start = self.offset - 1 - (len(whole) - len(shown))
                if start >= 0:
                    space = "".join([c if c.isspace() else " " for c in shown[:start]])
                    yield f"    {space}{'^' * (end - self.offset)}\n"
        module, name = self.exc_type.__module__, self.exc_type.__qualname__
        if module not in ("__main__", "builtins"):
            name = f"{module if isinstance(module, str) else '<unknown>'}.{name}"
        yield f"{name}: {self.msg or '<no detail available>'}{where}\n"

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
