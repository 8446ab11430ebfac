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
import resource
import select
import struct
import sys
import threading

from . import guest, pages, walls

MOST_DESCRIPTORS = 16
# How often a first cell is rehearsed before there is one, and how long a session is idle that nobody waits for, in milliseconds.
WARM, IDLE = 20, 3
# How many copies are looked at, to learn what they write to, how long each may take, in seconds, and for how long nobody may have
# wanted anything before, in milliseconds.
LESSONS, PATIENCE, QUIET = 3, 5, 40
# How long the zygote stays in the groups of a jail that it has forked into, unless the session ends sooner, in milliseconds. The
# kernel holds everybody up that starts a thread while somebody changes groups, and a first cell does.
LINGER = 10
# How many descriptors this process may have: two for each session, at most, and its own.
DESCRIPTORS = 4_096
# Where the descriptors are that a session's threads have among themselves, and how many those may be.
FIRST, MOST_ENDS = 16, 9
# The bytes of a Mersenne twister.
STATE = 4 * 624
# Where memory runs out, a session is ended before anything else is.
FIRST_TO_GO = b"1000"


class Zygote:
    def __init__(self, control, orders, has_hooks, filled, learns):
        self.control, self.filled = control, filled
        self.walls = walls.Walls(json.loads(orders))
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS if most == resource.RLIM_INFINITY else min(DESCRIPTORS, most), most))
        # Without other threads there is nothing to mend in a copy of this process, unless a library says so.
        is_alone = len(os.listdir("/proc/self/task")) == 1
        self.copy = ctypes.PyDLL(None).fork if is_alone and not has_hooks else os.fork
        # Whoever started this process forgets its children; this one waits for them.
        _signal.signal(_signal.SIGCHLD, _signal.SIG_DFL)
        # The numbers of the sessions' processes, and where the host is told how each has ended, by the descriptor that tells us.
        self.sessions = {}
        self.waiting = select.epoll()
        # What copies pages ahead; whether it is still to be learnt which, and how far that has come.
        self.copying, self.learns, self.lessons = None, learns, None
        self.forked = 0
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

    def learn(self):
        """Finds out a little more of which pages sessions write to until their first cell has run."""
        try:
            if self.lessons is None:
                self.lessons = pages.Written(LESSONS), pages.Copying()
            written, copying = self.lessons
            self.show(written)
            copying.take(written.pages())
            if written.looks == LESSONS:
                self.copying, self.learns, self.lessons = copying, False, None
        except OSError:
            # Then it is as it would be without.
            self.learns, self.lessons = False, None

    def show(self, written):
        """Lets a copy of this process go a session's way, with a cell of ours. It raises no walls, and ends when it was looked at."""
        ours, theirs = _socket.socketpair()
        for request in guest.REHEARSED:
            ours.send(struct.pack("<I", len(request)) + request)
        number = self.copy()
        if number == 0:
            try:
                os.setsid()
                self.keep(theirs.fileno(), None)
                self.walls.rehearse()
                self.begin("null")
            finally:
                os._exit(1)
        theirs.close()
        ours.settimeout(PATIENCE)
        try:
            answers = b""
            while b'"done"' not in answers:
                answer = ours.recv(1 << 12)
                if not answer:
                    raise OSError("it has ended")
                answers += answer
            written.look(number)
        finally:
            ours.close()
            os.kill(number, _signal.SIGKILL)
            os.waitpid(number, 0)
            # What that one had is no session's alone.
            self.prepare()

    def serve(self):
        control = self.control.fileno()
        self.waiting.register(control, select.EPOLLIN)
        self.control.send(b'{"kind":"ready","walls":{}}')
        while True:
            # Whoever wants one session has nothing from what is learnt.
            learns = self.learns and self.forked > 1
            patience = LINGER if self.leaving else QUIET if learns else None
            found = self.waiting.poll(patience if patience is None else patience / 1_000)
            # Time has passed, a session has ended, or there is something else to do.
            if self.leaving:
                self.leave()
            elif learns and not found:
                self.learn()
            for number, _ in found:
                if number == control:
                    self.obey()
                else:
                    self.reap(number)

    def obey(self):
        """Forks a session, as the host has ordered."""
        try:
            data, attached, flags, _ = self.control.recvmsg(1 << 16, _socket.CMSG_SPACE(4 * MOST_DESCRIPTORS))
        except ConnectionError:
            data = b""
        if not data:
            os._exit(0)
        descriptors = []
        for level, kind, content in attached:
            if level == _socket.SOL_SOCKET and kind == _socket.SCM_RIGHTS:
                descriptors += struct.unpack("%di" % (len(content) // 4), content)
        what, *order = data.split(b"\0")
        if flags & _socket.MSG_CTRUNC:
            # Some were lost, for want of room here: no session goes without what they were for. A closed link says so.
            for descriptor in descriptors:
                os.close(descriptor)
            if what == b"leave":
                os._exit(1)
            return
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
                self.forked += 1
                if self.copying is not None:
                    self.copying.copy()
                self.watch(number, status)
        except OSError:
            pass
        finally:
            walls.enter(self.own, walls.NEW_PID)
            for descriptor in (jail, link, *others) if number > 0 else (jail, link, status, *others):
                os.close(descriptor)
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
            os.setsid()
            rules, *doors = others if self.walls.has_rules else (None, *others)
            if self.inside != name:
                join(doors)
                write_worth(FIRST_TO_GO)
            walls.enter(jail, walls.NEW_OTHERS)
            rules = self.keep(link, rules)
            link = self.link
            down = self.walls.raise_all(rules)
        except BaseException as error:
            fail(link, "a wall cannot be raised: %s" % error)
        self.begin(down)

    def keep(self, link, rules):
        """Keeps no descriptor but the link, in the place of the control socket, the rules, and what is this session's alone."""
        self.control.detach()
        number = self.link.fileno()
        os.dup2(link, number, inheritable=False)
        if rules is not None:
            rules = os.dup2(rules, number + 1, inheritable=False)
        os.closerange(3, number)
        os.closerange(number + 2, FIRST)
        os.closerange(FIRST + MOST_ENDS, 1 << 20)
        return rules

    def begin(self, down):
        """Says which walls are up, and serves the host."""
        kernel = self.kernel
        kernel.link, kernel.is_forking = self.link, False
        kernel.send('{"kind":"ready","walls":{"privileges":null,"landlock":%s,"rlimits":null,"seccomp":null}}' % down)
        threading.main_thread()._native_id = os.getpid()
        gc.enable()
        if not kernel.readable.poll(IDLE):
            # Nobody waits for this one: it touches the memory that its first cell will write to.
            kernel.rehearse()
            kernel.start_reading()
        kernel.serve()

    def watch(self, number, status):
        """Waits for the end of a session's process, beside everything else."""
        process = None
        try:
            process = os.pidfd_open(number)
            self.waiting.register(process, select.EPOLLIN)
            self.sessions[process] = number, status
        except OSError:
            # One whose end nobody would hear of has no session.
            os.kill(number, _signal.SIGKILL)
            self.tell(number, status)
            if process is not None:
                os.close(process)

    def reap(self, process):
        self.waiting.unregister(process)
        os.close(process)
        self.tell(*self.sessions.pop(process))

    def tell(self, number, status):
        """Tells the host how a process has ended."""
        ended = os.waitpid(number, 0)[1]
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
