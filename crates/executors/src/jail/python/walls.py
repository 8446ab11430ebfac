"""The walls that a process can only raise around itself, raised by system calls as the host has laid them out.

Raised once, in the process of a session, before there is any guest code; an error means that the process must end.
"""
import ctypes
import json
import os
import resource
import struct

C = ctypes.CDLL(None, use_errno=True)
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
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
PATH_BENEATH, NET_PORT = 1, 2
CONNECT = 2
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
        self.landlock = Landlock(orders["landlock"]) if not isinstance(orders["landlock"], str) else None
        self.down = "null" if self.landlock else json.dumps(orders["landlock"])
        program = bytes.fromhex(orders["filter"])
        self.program = ctypes.create_string_buffer(program, len(program))
        described = struct.pack("@HP", len(program) // 8, ctypes.addressof(self.program))
        self.described = ctypes.create_string_buffer(described, len(described))
        self.filter = [prctl(SET_SECCOMP, FILTER, ctypes.addressof(self.described))]

    def raise_all(self, writable, port):
        """Raises them; what can be written, and the one port of its own that it may connect to, stay open. Says, in JSON, why
        Landlock is down, or `null`."""
        take(self.steps)
        if self.left.raw != self.nothing:
            raise OSError("capabilities are left")
        if self.landlock:
            self.landlock.restrict(writable, port)
        take(self.filter)
        return self.down

    def rehearse(self, writable):
        """Goes the same way without raising anything: the second time, less memory is written to."""
        take(self.harmless)
        if self.landlock:
            os.close(self.landlock.ruleset(writable, None))


class Landlock:
    """What the kernel is to allow, prepared."""

    def __init__(self, orders):
        handled = bytes.fromhex(orders["handled"])
        self.knows_ports = any(handled[8:16])
        self.access = orders["read"], orders["write"]
        self.handled = ctypes.create_string_buffer(handled, len(handled))
        self.rule = ctypes.create_string_buffer(16)
        self.create = ctypes.c_long(CREATE_RULESET), self.handled, *wide(len(handled), 0)
        self.add, self.confine = ctypes.c_long(ADD_RULE), ctypes.c_long(RESTRICT_SELF)
        self.beneath, self.to_port, self.zero = wide(PATH_BENEATH, NET_PORT, 0)

    def ruleset(self, writable, port):
        """What is allowed, in a descriptor."""
        ruleset = check(SYSCALL(*self.create))
        read, write = self.access
        self.allow(ruleset, b"/", read)
        for path in writable:
            self.allow(ruleset, path, write)
        if port is not None and self.knows_ports:
            struct.pack_into("=QQ", self.rule, 0, CONNECT, port)
            check(SYSCALL(self.add, ctypes.c_long(ruleset), self.to_port, self.rule, self.zero))
        return ruleset

    def allow(self, ruleset, path, access):
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        struct.pack_into("=Qi", self.rule, 0, access, place)
        check(SYSCALL(self.add, ctypes.c_long(ruleset), self.beneath, self.rule, self.zero))
        os.close(place)

    def restrict(self, writable, port):
        ruleset = self.ruleset(writable, port)
        check(SYSCALL(self.confine, ctypes.c_long(ruleset), self.zero))
        os.close(ruleset)


def limit(which, most):
    """A limit as the kernel reads it: never above the one there is."""
    hard = resource.getrlimit(which)[1]
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    return struct.pack("@LL", most, most)
