"""Narrows what this process and its children may ask of the system's kernel, for good.

Linux on x86-64 and arm64. It denies sockets of all but the families named, reaching into other processes, and ways into the
kernel that Python needs for nothing. It comes on top of what the container's runtime denies.
"""
import ctypes
import platform
import struct

LOAD, EQUAL, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
ALLOW, DENY = 0x7FFF0000, 0x00050001
X32 = 0x40000000
LOCAL, INTERNET = (1,), (1, 2, 10)
# For each machine: its number, then the numbers of `seccomp`, `socket` and `connect`, and of what is denied: ptrace,
# process_vm_readv, process_vm_writev, pidfd_getfd, kcmp, io_uring_setup, io_uring_enter, io_uring_register, userfaultfd,
# perf_event_open, bpf, keyctl, add_key, request_key, unshare, setns, mount.
MACHINES = {
    "x86_64": (0xC000003E, 317, 41, 42, (101, 310, 311, 438, 312, 425, 426, 427, 323, 298, 321, 250, 248, 249, 272, 308, 165)),
    "aarch64": (0xC00000B7, 277, 198, 203, (117, 270, 271, 438, 272, 425, 426, 427, 282, 241, 280, 219, 217, 218, 97, 268, 40)),
}


def narrow(families, connects):
    """Denies all this in every thread. Raises `OSError` where that is not possible."""
    if platform.machine() not in MACHINES:
        raise OSError("this machine has no such filter")
    machine, install, socket, connect, denied = MACHINES[platform.machine()]
    denied = denied if connects else (*denied, connect)
    # Each line: what is done, with which number, and where to go on if that holds and if not.
    lines = [(LOAD, 4), (EQUAL, machine, None, "deny"), (LOAD, 0), (AT_LEAST, X32, "deny", None)]
    lines += [(EQUAL, number, "deny", None) for number in denied]
    lines += [(EQUAL, socket, None, "allow"), (LOAD, 16)]
    lines += [(EQUAL, family, "allow", None) for family in families]
    places = {"deny": len(lines), "allow": len(lines) + 1}
    lines += [(RETURN, DENY), (RETURN, ALLOW)]
    program = b""
    for at, line in enumerate(lines):
        jumps = [places[where] - at - 1 if where else 0 for where in line[2:]] or [0, 0]
        program += struct.pack("=HBBI", line[0], jumps[0], jumps[1], line[1])
    text = ctypes.create_string_buffer(program, len(program))
    header = ctypes.create_string_buffer(struct.pack("@HP", len(lines), ctypes.addressof(text)))
    libc = ctypes.CDLL(None, use_errno=True)
    # No new privileges, without which an ordinary user may install nothing.
    if libc.prctl(38, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "no_new_privs")
    # SECCOMP_SET_MODE_FILTER, for all threads at once.
    if libc.syscall(install, 1, 1, header):
        raise OSError(ctypes.get_errno(), "seccomp")
