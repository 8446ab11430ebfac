"""What a zygote does when something is missing that it was to be given, or was to make before it forks: there is no session then.

It is started by hand, from the sources, and spoken to as the host does. `closed.py FOLDER...`: the folders of its modules. Prints a
line for each case: its name, and how it ended. It shows nothing about walls that stand: that is what the attacks are for.
"""
import array
import ctypes
import json
import os
import pathlib
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile

BOOT = "import sys; sys.path.insert(0, sys.argv.pop(1)); from fumehood_guest.ahead import main; del sys.path[0]; main(*sys.argv[1:])"
NAMESPACES = 0x10000000 | 0x00020000 | 0x40000000 | 0x08000000 | 0x04000000 | 0x02000000 | 0x20000000
NEW_USER = 0x10000000
CREATE_RULESET, HANDLED = 444, struct.pack("=Q", 1 << 1)
# A filter of one instruction: everything is allowed.
FILTER = struct.pack("=HBBI", 0x06, 0, 0, 0x7FFF0000)
C = ctypes.CDLL(None, use_errno=True)
# A module of the zygote's that takes its randomness away once a file is there.
BROKEN = """import os
draw = os.urandom
def urandom(count):
    if os.path.exists(%r):
        raise OSError("there is no chance")
    return draw(count)
os.urandom = urandom
"""


def main(folders):
    if os.geteuid() != 0:
        become_root()
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / "fumehood_guest"
        package.mkdir()
        for source in folders:
            for file in pathlib.Path(source).glob("*.py"):
                shutil.copy(file, package)
        flag = pathlib.Path(folder) / "flag"
        (package / "broken.py").write_text(BROKEN % str(flag))
        os.chmod(folder, 0o755)
        for name, case in CASES.items():
            print("%s: %s" % (name, case(folder, flag)), flush=True)


class Zygote:
    """A zygote, and what is said to it."""

    def __init__(self, folder, rlimits=((resource.RLIMIT_CORE, 0),), landlock=None, filter=FILTER, preload=""):
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        orders = {"rlimits": rlimits, "landlock": landlock, "filter": filter.hex()}
        command = [sys.executable, "-I", "-B", "-c", BOOT, folder, json.dumps(orders), preload]
        self.process = subprocess.Popen(command, stdin=theirs, stderr=subprocess.DEVNULL)
        theirs.close()
        self.started = b'"ready"' in self.control.recv(1 << 16)

    def fork(self, jail, *others):
        """How it ends to ask for a session: `ready`, why it was refused, or `nothing`."""
        link, theirs = socket.socketpair()
        link.settimeout(20)
        told, status = os.pipe()
        given = array.array("i", [jail, theirs.fileno(), status, *others])
        self.control.sendmsg([b"fork\0", b"1"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, given)])
        theirs.close()
        os.close(status)
        try:
            said = link.recv(1 << 12)
        finally:
            link.close()
            os.close(told)
        return json.loads(said[4:]).get("reason", "ready") if said else "nothing"

    def end(self):
        self.control.close()
        self.process.kill()
        self.process.wait()


def session(zygote, jail, *others):
    """The same, once, with a zygote that is ended then."""
    if not zygote.started:
        return "no zygote"
    try:
        return zygote.fork(jail, *others)
    finally:
        zygote.end()


def all_there(folder, _):
    return session(Zygote(folder), jail(), rules())


def no_rules(folder, _):
    return session(Zygote(folder), jail())


def other_rules(folder, _):
    return session(Zygote(folder), jail(), nothing())


def no_group(folder, _):
    # A way into a control group that leads nowhere.
    return session(Zygote(folder), jail(), rules(), os.open(os.devnull, os.O_RDONLY))


def no_jail(folder, _):
    return session(Zygote(folder), nothing(), rules())


def no_filter(folder, _):
    return session(Zygote(folder, filter=b""), jail(), rules())


def no_limits(folder, _):
    return session(Zygote(folder, rlimits=((999, 0),)), jail(), rules())


def lost_on_the_way(folder, _):
    """Room for some of what is sent, but not for all of it."""
    zygote = Zygote(folder)
    taken = [int(name) for name in os.listdir("/proc/%d/fd" % zygote.process.pid)]
    free = [number for number in range(1_000) if number not in taken]
    resource.prlimit(zygote.process.pid, resource.RLIMIT_NOFILE, (free[4], 1_024))
    return session(zygote, jail(), rules(), *(nothing() for _ in range(4)))


def no_pipes(folder, _):
    """Room for what is sent, but for no pipe of the session after the first."""
    zygote = Zygote(folder)
    first = zygote.fork(jail(), rules())
    taken = [int(name) for name in os.listdir("/proc/%d/fd" % zygote.process.pid)]
    free = [number for number in range(1_000) if number not in taken]
    resource.prlimit(zygote.process.pid, resource.RLIMIT_NOFILE, (free[5], 1_024))
    second = zygote.fork(jail(), rules())
    return "%s, then %s, then %s" % (first, second, session(zygote, jail(), rules()))


def no_chance(folder, flag):
    """Randomness that cannot be had for the session after the next, which has it already."""
    zygote = Zygote(folder, preload="fumehood_guest.broken")
    if not zygote.started:
        return "no zygote"
    flag.write_text("")
    first = zygote.fork(jail(), rules())
    second = session(zygote, jail(), rules())
    flag.unlink()
    return "%s, then %s" % (first, second)


CASES = {
    "all is there": all_there,
    "no rules for Landlock": no_rules,
    "no rules but another descriptor": other_rules,
    "a control group that cannot be joined": no_group,
    "no jail": no_jail,
    "no filter": no_filter,
    "limits that are none": no_limits,
    "descriptors lost on their way": lost_on_the_way,
    "no pipes": no_pipes,
    "no randomness": no_chance,
}


def nothing():
    return os.open(os.devnull, os.O_RDWR)


def rules():
    """Rules for Landlock that forbid to write to files."""
    made = C.syscall(CREATE_RULESET, HANDLED, len(HANDLED), 0)
    if made < 0:
        raise OSError(ctypes.get_errno(), "there is no Landlock here")
    return made


def jail():
    """A process in namespaces of its own, as a descriptor."""
    told, tell = os.pipe()
    outer = os.fork()
    if outer == 0:
        if C.unshare(NAMESPACES) == 0:
            inner = os.fork()
            if inner == 0:
                signal.pause()
            os.write(tell, struct.pack("i", inner))
        os._exit(0)
    os.close(tell)
    inner = struct.unpack("i", os.read(told, 4))[0]
    os.close(told)
    os.waitpid(outer, 0)
    held.append(inner)
    map_root(inner, 0)
    return os.pidfd_open(inner)


# The processes of jails.
held = []


def become_root():
    user, group = os.geteuid(), os.getegid()
    if C.unshare(NEW_USER) != 0:
        raise OSError(ctypes.get_errno(), "there are no user namespaces here")
    map_root("self", user, group)


def map_root(process, user, group=None):
    for name, text in (("setgroups", "deny"), ("uid_map", "0 %d 1" % user), ("gid_map", "0 %d 1" % (user if group is None else group))):
        with open("/proc/%s/%s" % (process, name), "w") as file:
            file.write(text)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    finally:
        for process in held:
            os.kill(process, signal.SIGKILL)
