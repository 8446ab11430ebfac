"""The zygote: a Python that has imported what sessions need, and forks one into each jail that the host has built.

It runs no guest code and knows no secret. What it forks raises the last walls around itself, and only then listens. What is
done for each session goes the shortest way, past the wrappers of the standard library: every page on it is a page copied.
"""
import _random
import _signal
import _socket
import ctypes
import gc
import json
import os
import random
import select
import struct
import sys
import threading

from . import guest, walls

MOST_DESCRIPTORS = 16
# How often a first cell is rehearsed before there is one, and how long a session is idle that nobody waits for, in milliseconds.
WARM, IDLE = 20, 3
# How long the zygote stays in the groups of a jail that it has forked into, unless the session ends sooner, in milliseconds. The
# kernel holds everybody up that starts a thread while somebody changes groups, and a first cell does.
LINGER = 10
# Where the descriptors are that a session's threads have among themselves, and how many those may be.
FIRST, MOST_ENDS = 16, 9
# The bytes of a Mersenne twister.
STATE = 4 * 624
# Where memory runs out, a session is ended before anything else is.
FIRST_TO_GO = b"1000"
CHILD_ENDED = (_signal.SIGCHLD,)


class Zygote:
    def __init__(self, control, orders, has_hooks, filled):
        self.control, self.filled = control, filled
        self.walls = walls.Walls(json.loads(orders))
        # Without other threads there is nothing to mend in a copy of this process, unless a library says so.
        is_alone = len(os.listdir("/proc/self/task")) == 1
        self.copy = ctypes.PyDLL(None).fork if is_alone and not has_hooks else os.fork
        # Where the host is told how a session's process has ended, by its number.
        self.statuses = {}
        # The jail whose control groups this process waits in, and the way out of those that it is to leave.
        self.inside, self.leaving = None, []
        # A session's link, made ahead: it takes the place of the control socket.
        self.link = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM, 0, control.fileno())
        self.own = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)
        # Each session's, up to what is its own alone.
        self.kernel = guest.Kernel()
        self.kernel.is_forking = True
        self.kernel.take_process()
        for _ in range(WARM):
            self.walls.rehearse()
            self.kernel.rehearse()
        self.chance = state_of_chance()
        # Whether the next session has what is its own alone.
        self.is_prepared = False
        self.kernel.stop_reading()
        self.prepare()
        self.kernel.link = self.link
        self.kernel.listen()
        # What the kernel thinks of this process when memory runs out.
        self.worth = read_worth()
        gc.collect()
        gc.freeze()
        gc.disable()

    def serve(self):
        _signal.signal(_signal.SIGCHLD, self.reap)
        # A signal that comes just before the wait begins must end it all the same: the pipe remembers.
        wake, woken = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        _signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
        poll = select.poll()
        poll.register(self.control.fileno(), select.POLLIN)
        poll.register(wake, select.POLLIN)
        self.control.send(b'{"kind":"ready","walls":{}}')
        while True:
            found = poll.poll(LINGER if self.leaving else None)
            for number, _ in found:
                if number == wake:
                    os.read(wake, 1 << 12)
                    self.reap()
            # Time has passed, a session has ended, or there is something else to do.
            if self.leaving:
                self.leave()
            if any(number != wake for number, _ in found):
                self.obey()

    def obey(self):
        """Forks a session, as the host has ordered."""
        try:
            data, attached, _, _ = self.control.recvmsg(1 << 16, _socket.CMSG_SPACE(4 * MOST_DESCRIPTORS))
        except ConnectionError:
            data = b""
        if not data:
            os._exit(0)
        descriptors = []
        for level, kind, content in attached:
            if level == _socket.SOL_SOCKET and kind == _socket.SCM_RIGHTS:
                descriptors += struct.unpack("%di" % (len(content) // 4), content)
        what, *order = data.split(b"\0")
        if what == b"fork":
            self.fork(order[0], *descriptors)
            return
        if what == b"leave":
            self.leaving = descriptors
            return
        # What is forked in the groups of a jail need not be moved there, nor be made the first to go.
        self.inside = None
        try:
            join(descriptors)
            write_worth(FIRST_TO_GO)
            self.inside = order[0]
        except OSError:
            pass
        finally:
            for descriptor in descriptors:
                os.close(descriptor)

    def leave(self):
        """Leaves the groups of a jail. The first descriptor, once closed, tells the host."""
        self.inside = None
        left, *doors = self.leaving
        self.leaving = []
        try:
            join(doors)
            write_worth(self.worth)
        except OSError:
            # It would be ended with the session whose groups it is in.
            os._exit(1)
        for descriptor in (left, *doors):
            os.close(descriptor)

    def fork(self, name, jail, link, status, *others):
        """Forks into the processes of a jail. Where that cannot be done, the closed link says so."""
        _signal.pthread_sigmask(_signal.SIG_BLOCK, CHILD_ENDED)
        number = 0
        try:
            if not self.is_prepared:
                self.prepare()
            walls.enter(jail, walls.NEW_PID)
            self.is_prepared = False
            number = self.copy()
            if number == 0:
                self.become(name, jail, link, others)
            if number > 0:
                self.statuses[number] = status
        except OSError:
            pass
        finally:
            walls.enter(self.own, walls.NEW_PID)
            for descriptor in (jail, link, *others) if number > 0 else (jail, link, status, *others):
                os.close(descriptor)
            _signal.pthread_sigmask(_signal.SIG_UNBLOCK, CHILD_ENDED)
        try:
            # Also closes what was the last one's.
            self.prepare()
        except OSError:
            # It is tried again for the next one, who is told.
            pass

    def prepare(self):
        """Makes what the next session has for itself alone: descriptors that nobody else has, and a randomness."""
        self.kernel.lay_pipes(FIRST)
        _random.Random.seed(random._inst, int.from_bytes(os.urandom(32), "little"))
        if self.chance is None:
            guest.reseed()
        else:
            ctypes.memmove(self.chance, os.urandom(STATE), STATE)
        self.is_prepared = True

    def become(self, name, jail, link, others):
        """The forked process: a session's, for good."""
        try:
            _signal.set_wakeup_fd(-1)
            _signal.signal(_signal.SIGCHLD, _signal.SIG_DFL)
            _signal.pthread_sigmask(_signal.SIG_UNBLOCK, CHILD_ENDED)
            os.setsid()
            rules, *doors = others if self.walls.has_rules else (None, *others)
            if self.inside != name:
                join(doors)
                write_worth(FIRST_TO_GO)
            walls.enter(jail, walls.NEW_OTHERS)
            self.control.detach()
            number = self.link.fileno()
            os.dup2(link, number, inheritable=False)
            if rules is not None:
                rules = os.dup2(rules, number + 1, inheritable=False)
            os.closerange(3, number)
            os.closerange(number + 2, FIRST)
            os.closerange(FIRST + MOST_ENDS, 1 << 20)
            link = self.link
            down = self.walls.raise_all(rules)
        except BaseException as error:
            fail(link, "a wall cannot be raised: %s" % error)
        kernel = self.kernel
        kernel.link, kernel.is_forking = link, False
        kernel.send('{"kind":"ready","walls":{"privileges":null,"landlock":%s,"rlimits":null,"seccomp":null}}' % down)
        threading.main_thread()._native_id = os.getpid()
        gc.enable()
        waiting = select.poll()
        waiting.register(link.fileno(), select.POLLIN)
        if not waiting.poll(IDLE):
            # Nobody waits for this one: it touches the memory that its first cell will write to.
            kernel.rehearse()
        kernel.serve()

    def reap(self, *_):
        while self.statuses:
            try:
                number, ended = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if number == 0:
                return
            status = self.statuses.pop(number, None)
            if status is not None:
                try:
                    os.write(status, struct.pack("=q", ended))
                except OSError:
                    # The host does not ask any more.
                    pass
                os.close(status)


def join(doors):
    """Joins control groups."""
    for door in doors:
        os.write(door, b"0")


def read_worth():
    """What the kernel is told about ending this process when memory runs out."""
    try:
        with open("/proc/self/oom_score_adj", "rb") as file:
            return file.read().strip()
    except OSError:
        return b"0"


def write_worth(worth):
    """Tells it; where that cannot be said, nothing is lost but that."""
    try:
        file = os.open("/proc/self/oom_score_adj", os.O_WRONLY)
        os.write(file, worth)
        os.close(file)
    except OSError:
        pass


def state_of_chance():
    """Where numpy keeps the numbers that the next ones are made of, if it says so: `STATE` bytes, any of which will do."""
    try:
        generator = sys.modules["numpy.random"].get_bit_generator()
        return generator.ctypes.state_address if type(generator).__name__ == "MT19937" else None
    except (AttributeError, KeyError, ImportError):
        return None


def fail(link, reason):
    text = ('{"kind":"failed","reason":%s,"hint":"run `hood doctor`"}' % json.dumps(reason)).encode()
    link = link if isinstance(link, _socket.socket) else _socket.socket(fileno=link)
    try:
        link.sendall(struct.pack("<I", len(text)) + text)
    finally:
        os._exit(1)
