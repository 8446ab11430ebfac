# Functions to call when the program ends: `hood run` ends one; a session that is closed has nobody left to print to.


def register(func, /, *args, **kwargs):
    if not callable(func):
        raise TypeError("the first argument must be callable")
    _exit_handlers().append((func, args, kwargs))
    return func


def unregister(func, /):
    handlers = _exit_handlers()
    handlers[:] = [handler for handler in handlers if handler[0] != func]


def _clear():
    _exit_handlers().clear()


def _ncallbacks():
    return len(_exit_handlers())


def _run_exitfuncs():
    handlers = _exit_handlers()
    while handlers:
        func, args, kwargs = handlers.pop()
        func(*args, **kwargs)
