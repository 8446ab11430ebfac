"""The walls that a process can only raise around itself, raised by system calls as the host has laid them out.

Raised once, in the process of a session, before there is any guest code; an error means that the process must end.
"""
import ctypes
import json
import os
import resource
import struct

# Nobody else runs meanwhile: the lock of Python is kept.
C = ctypes.PyDLL(None, use_errno=True)
C.syscall.restype = ctypes.c_long
PRCTL, SYSCALL, SETNS, SETRLIMIT, GETRLIMIT, CAPSET, CAPGET = C.prctl, C.syscall, C.setns, C.setrlimit, C.getrlimit, C.capset, C.capget

NEW_PID = 0x20000000
# User, mount, net, ipc, uts and cgroup.
NEW_OTHERS = 0x10000000 | 0x00020000 | 0x40000000 | 0x08000000 | 0x04000000 | 0x02000000

GET_DUMPABLE, CAPBSET_READ = 3, 23
SET_DUMPABLE, CAPBSET_DROP, SET_SECUREBITS, SET_NO_NEW_PRIVS, CAP_AMBIENT, SET_SECCOMP = 4, 24, 28, 38, 47, 22
AMBIENT_CLEAR_ALL, FILTER = 4, 2
# No privileges for root, none kept across a change of user, none raised; each of them for good.
SECUREBITS = 0x01 | 0x02 | 0x04 | 0x08 | 0x20 | 0x40 | 0x80
RESTRICT_SELF = 446
CAPABILITIES = 0x20080522


def check(result):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def take(steps):
    """Makes the system calls of a list, each a function of C and its arguments."""
    for function, arguments in steps:
        if function(*arguments) < 0:
            check(-1)


def wide(*numbers):
    """Arguments as the kernel reads them."""
    return tuple(ctypes.c_ulong(number) for number in numbers)


def prctl(option, first, second=0):
    return PRCTL, wide(option, first, second, 0, 0)


def enter(process, namespaces):
    """Goes into the namespaces of a process; into those of processes only with what is forked from now on."""
    check(SETNS(process, namespaces))


class Walls:
    """The walls, prepared as far as they can be before there is a jail: a page of memory that is only read later is not copied."""

    def __init__(self, orders):
        limits = [(which, ctypes.create_string_buffer(limit(which, most), 16)) for which, most in orders["rlimits"]]
        self.header = ctypes.create_string_buffer(struct.pack("=Ii", CAPABILITIES, 0), 8)
        self.left, self.none = ctypes.create_string_buffer(24), ctypes.create_string_buffer(24)
        self.nothing = self.none.raw
        self.steps = [(SETRLIMIT, one) for one in limits]
        self.steps += [prctl(SET_DUMPABLE, 0), prctl(SET_NO_NEW_PRIVS, 1)]
        self.steps += [prctl(CAPBSET_DROP, number) for number in range(64) if PRCTL(*wide(CAPBSET_READ, number, 0, 0, 0)) >= 0]
        self.steps += [prctl(SET_SECUREBITS, SECUREBITS), prctl(CAP_AMBIENT, AMBIENT_CLEAR_ALL), (CAPSET, (self.header, self.none))]
        self.steps += [(CAPGET, (self.header, self.left))]
        # What is done instead in a rehearsal.
        room = ctypes.create_string_buffer(16)
        self.harmless = [(GETRLIMIT, (which, room)) for which, _ in limits]
        self.harmless += [prctl(GET_DUMPABLE, 0)] * len(self.steps) + [(CAPGET, (self.header, self.left))]
        # Why Landlock is down, where it is: the rules themselves are the jail's, and come with it.
        self.has_rules, self.down = orders["landlock"] is None, json.dumps(orders["landlock"])
        self.confine, self.zero = ctypes.c_long(RESTRICT_SELF), ctypes.c_ulong(0)
        program = bytes.fromhex(orders["filter"])
        self.program = ctypes.create_string_buffer(program, len(program))
        described = struct.pack("@HP", len(program) // 8, ctypes.addressof(self.program))
        self.described = ctypes.create_string_buffer(described, len(described))
        self.filter = [prctl(SET_SECCOMP, FILTER, ctypes.addressof(self.described))]

    def raise_all(self, rules):
        """Raises them, with the descriptor of the jail's rules for Landlock. Says, in JSON, why that is down, or `null`."""
        take(self.steps)
        if self.left.raw != self.nothing:
            raise OSError("capabilities are left")
        if self.has_rules:
            self.restrict(rules)
        take(self.filter)
        return self.down

    def restrict(self, rules):
        check(SYSCALL(self.confine, ctypes.c_long(rules), self.zero))
        os.close(rules)

    def rehearse(self):
        """Goes the same way without raising anything: the second time, less memory is written to."""
        take(self.harmless)
        SYSCALL(self.confine, ctypes.c_long(-1), self.zero)


def limit(which, most):
    """A limit as the kernel reads it: never above the one there is."""
    hard = resource.getrlimit(which)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    return struct.pack("@LL", most, most)
