# Frames as objects: what `sys._getframe` and `inspect` show of the code that runs. It is a class.


class frame:
    """A place where code runs."""

    def __new__(cls, *places):
        if not places:
            raise TypeError("cannot create 'frame' instances")
        return object.__new__(cls)

    def __init__(self, found, at):
        place, space, inner = found[at]
        self.f_trace = None
        self._parts = (place[5], place[1], space, inner)
        self._line = place[6][3]
        self._found, self._at = found, at

    f_code = property(lambda self: self._parts[0])
    f_lineno = property(lambda self: self._parts[1])
    f_globals = property(lambda self: self._parts[2])
    f_locals = property(lambda self: self._parts[3])
    f_lasti = 0
    _traceback = None
    f_trace = None
    f_trace_lines = True
    f_trace_opcodes = False

    @property
    def f_back(self):
        if self._traceback is not None:
            outer = _outer_traceback(self._traceback)
            return None if outer is None else _of_traceback(outer)
        return frame(self._found, self._at + 1) if self._at + 1 < len(self._found) else None

    @property
    def f_builtins(self):
        import builtins
        return builtins.__dict__

    def clear(self):
        pass

    def __repr__(self):
        return f"<frame at 0x{id(self):x}, file {self.f_code.co_filename!r}, line {self.f_lineno}, code {self.f_code.co_name}>"


def _of_traceback(traceback):
    # What a traceback has for a frame; those around it are in the same traceback.
    found = _traceback_found(traceback)
    if found is None:
        return None
    made = frame([found], 0)
    made._traceback = traceback
    return made


frame.__module__ = "builtins"
