"""The walls that a process can only raise around itself, raised by system calls as the host has laid them out.

Called once, in the process of a session, before there is any guest code; an error means that the process must end.
"""
import ctypes
import json
import os
import resource
import struct

C = ctypes.CDLL(None, use_errno=True)

PRCTL = C.prctl
PRCTL.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong)

C.syscall.restype = ctypes.c_long

NEW_PID = 0x20000000
# User, mount, net, ipc, uts and cgroup.
NEW_OTHERS = 0x10000000 | 0x00020000 | 0x40000000 | 0x08000000 | 0x04000000 | 0x02000000

GET_DUMPABLE = 3
SET_DUMPABLE, CAPBSET_DROP, SET_SECUREBITS, SET_NO_NEW_PRIVS, CAP_AMBIENT, SET_SECCOMP = 4, 24, 28, 38, 47, 22
AMBIENT_CLEAR_ALL, FILTER = 4, 2
# No privileges for root, none kept across a change of user, none raised; each of them for good.
SECUREBITS = 0x01 | 0x02 | 0x04 | 0x08 | 0x20 | 0x40 | 0x80
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
CONNECT = 2
CAPABILITIES = 0x20080522


def check(result):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def prctl(option, first, second=0):
    return PRCTL(option, first, second, 0, 0)


def enter(process, namespaces):
    """Goes into the namespaces of a process; into those of processes only with what is forked from now on."""
    check(C.setns(process, namespaces))


def read(orders):
    """The host's orders, as far as they can be prepared before there is a jail."""
    program = bytes.fromhex(orders["filter"])
    kept = ctypes.create_string_buffer(program, len(program))
    described = struct.pack("@HP", len(program) // 8, ctypes.addressof(kept))
    orders["filter"] = kept, ctypes.create_string_buffer(described, len(described))
    landlock = orders["landlock"]
    if not isinstance(landlock, str):
        landlock["handled"] = bytes.fromhex(landlock["handled"])
    return orders


def raise_all(orders, writable, port):
    """Raises them; what can be written, and the one port of its own that it may connect to, stay open. Says, in JSON, why Landlock is down, or `null`."""
    limit(orders["rlimits"])
    drop_privileges()
    landlock = restrict_files(orders["landlock"], writable, port)
    check(prctl(SET_SECCOMP, FILTER, ctypes.addressof(orders["filter"][1])))
    return "null" if landlock is None else json.dumps(landlock)


def rehearse(orders, writable):
    """Goes the same way without raising anything: the second time, less memory is written to."""
    for which, _ in orders["rlimits"]:
        resource.getrlimit(which)
    check(prctl(GET_DUMPABLE, 0))
    check(C.capget(struct.pack("=Ii", CAPABILITIES, 0), ctypes.create_string_buffer(24)))
    if not isinstance(orders["landlock"], str):
        os.close(ruleset_of(orders["landlock"], writable, None))


def limit(rlimits):
    for which, most in rlimits:
        hard = resource.getrlimit(which)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(which, (most, most))


def drop_privileges():
    check(prctl(SET_DUMPABLE, 0))
    check(prctl(SET_NO_NEW_PRIVS, 1))
    for number in range(64):
        if prctl(CAPBSET_DROP, number) < 0:
            # The kernel has no capability of that number, nor of a higher one.
            if ctypes.get_errno() == 22:
                break
            check(-1)
    check(prctl(SET_SECUREBITS, SECUREBITS))
    check(prctl(CAP_AMBIENT, AMBIENT_CLEAR_ALL))
    header = struct.pack("=Ii", CAPABILITIES, 0)
    check(C.capset(header, bytes(24)))
    left = ctypes.create_string_buffer(24)
    check(C.capget(header, left))
    if any(left.raw):
        raise OSError("capabilities are left")


def restrict_files(orders, writable, port):
    if isinstance(orders, str):
        return orders
    ruleset = ruleset_of(orders, writable, port)
    check(syscall(RESTRICT_SELF, ruleset, 0))
    os.close(ruleset)
    return None


def ruleset_of(orders, writable, port):
    """What Landlock is to allow, in a descriptor."""
    handled = orders["handled"]
    ruleset = check(syscall(CREATE_RULESET, handled, len(handled), 0))
    for path, access in [("/", orders["read"])] + [(path, orders["write"]) for path in writable]:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        check(syscall(ADD_RULE, ruleset, 1, struct.pack("=Qi", access, place), 0))
        os.close(place)
    if port is not None and any(handled[8:16]):
        check(syscall(ADD_RULE, ruleset, 2, struct.pack("=QQ", CONNECT, port), 0))
    return ruleset


def syscall(number, *args):
    wide = [ctypes.c_long(arg) if isinstance(arg, int) else arg for arg in args]
    return C.syscall(ctypes.c_long(number), *wide)
