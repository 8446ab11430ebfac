"""What is done once for all sessions of a zygote: everything is imported that they will want.

Our own modules come last. A page of memory that a session writes to is copied for it, and counting a reference is writing:
what is loaded at one time lies close together. It runs no guest code and knows no secret.
"""
import os

# What Python would do in each copy of this process: those of a library that is known to need nothing here, or which we do ourselves.
NEEDLESS = ("threading", "random", "logging", "concurrent.futures.thread")
# Python keeps small objects in pools, each for one size: how large those are, what stands before the first object, the sizes. What is
# not so in some Python only makes `fill_gaps` useless there.
POOL, HEADER = 1 << 14, 48
SMALLEST, LARGEST, STEP, EMPTY = 48, 512, 16, 33
MOST_GAPS = 5_000
# What the processor can map at once, and the advice to do so.
LARGE_PAGE, COLLAPSE = 1 << 21, 25
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
    from .imports import load

    reason = load(preload)
    if reason is not None:
        from .guest import refusal

        control.send(refusal(reason).encode())
        os._exit(1)
    os.register_at_fork = register
    # Kept as long as this process lives.
    filled = fill_gaps()
    from .zygote import Zygote

    zygote = Zygote(control, orders, bool(strangers), filled)
    if preload:
        # Without, there is little to join, and somebody who waits.
        join_pages()
    zygote.serve()


def fill_gaps():
    """What fills the gaps that imports have left between small objects, as long as it is kept: ours then lie side by side."""
    filled = []
    for size in range(SMALLEST, LARGEST + 1, STEP):
        fresh = count = 0
        while fresh < 2 and count < MOST_GAPS:
            filled.append(bytes(size - EMPTY))
            # The first place of a pool: Python takes a new one where there is no gap left.
            fresh += id(filled[-1]) % POOL == HEADER
            count += 1
    return filled


def join_pages():
    """Has the kernel keep this process's memory in large pages where it can: a copy of the process is made sooner. What that
    writes to is still copied by the small page."""
    import ctypes

    advise = ctypes.CDLL(None).madvise
    with open("/proc/self/maps") as file:
        lines = file.read().splitlines()
    for line in lines:
        place, rights, _, _, _, *name = line.split(None, 5)
        if rights == "rw-p" and name in ([], ["[heap]"]):
            start, end = (int(number, 16) for number in place.split("-"))
            for at in range(-(-start // LARGE_PAGE) * LARGE_PAGE, end - LARGE_PAGE + 1, LARGE_PAGE):
                # Where it cannot be done nothing is lost.
                advise(ctypes.c_void_p(at), ctypes.c_size_t(LARGE_PAGE), COLLAPSE)


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
