"""A descriptor that can be read once a while has passed: one thread sets it, another waits for it, and nobody is woken before.

Only where C's own functions can be called already; elsewhere there is none.
"""
import functools
import os
import struct
import sys

MONOTONIC = 1
FLAGS = os.O_NONBLOCK | os.O_CLOEXEC


class Alarm:
    """One alarm, which goes off so many nanoseconds after it was last set."""

    def __init__(self, nanos):
        create, self.settime = functions()
        self.descriptor = create(MONOTONIC, FLAGS)
        if self.descriptor < 0:
            raise OSError("there is no timer")
        self.when = sys.modules["ctypes"].create_string_buffer(struct.pack("@qqqq", 0, 0, 0, nanos), 32)

    def set(self):
        self.settime(self.descriptor, 0, self.when, None)

    def close(self):
        os.close(self.descriptor)


@functools.lru_cache(None)
def functions():
    """What makes an alarm, and what sets it."""
    library = sys.modules["ctypes"].PyDLL(None)
    return library.timerfd_create, library.timerfd_settime


def alarm(nanos):
    """An alarm, or None where there is none."""
    try:
        return Alarm(nanos)
    except (AttributeError, KeyError, OSError):
        return None
