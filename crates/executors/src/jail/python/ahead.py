"""What is done once for all sessions of a zygote: everything is imported that they will want.

Our own modules come last. A page of memory that a session writes to is copied for it, and counting a reference is writing:
what is loaded at one time lies close together. It runs no guest code and knows no secret.
"""
import os

# What Python would do in each copy of this process: those of a library that is known to need nothing here, or which we do ourselves.
NEEDLESS = ("threading", "random", "logging", "concurrent.futures.thread")
# Imported by a session's first cells, and slow to import.
AHEAD = ("ast", "ctypes", "hashlib", "json", "linecache", "queue", "random", "resource", "select", "threading", "traceback")


def main(orders, preload):
    """Serves the host on standard input, until that is closed."""
    register, strangers = os.register_at_fork, watch_hooks()
    for name in AHEAD:
        __import__(name)
    import _socket

    control = _socket.socket(fileno=os.dup(0))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.close(null)
    from . import pages
    from .imports import load

    # Without, there is little to lay out, and somebody who waits.
    reserved = pages.reserve() if preload else None
    reason = load(preload)
    del reserved
    if reason is not None:
        from .guest import refusal

        control.send(refusal(reason).encode())
        os._exit(1)
    os.register_at_fork = register
    # Kept as long as this process lives.
    filled = pages.fill_gaps()
    from .zygote import Zygote

    zygote = Zygote(control, orders, bool(strangers), filled, bool(preload))
    if preload:
        pages.join()
    zygote.serve()


def watch_hooks():
    """The modules that want to know of copies of this process, and are not known to us: they are added as they come."""
    strangers = []
    register = os.register_at_fork

    def register_at_fork(**hooks):
        for hook in hooks.values():
            module = getattr(hook, "__module__", None) or type(getattr(hook, "__self__", None)).__module__
            if module not in NEEDLESS:
                strangers.append(module)
        register(**hooks)

    os.register_at_fork = register_at_fork
    return strangers
