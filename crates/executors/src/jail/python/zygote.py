"""The zygote: a Python that has imported what sessions need, and forks one into each jail that the host has built.

It runs no guest code and knows no secret. What it forks raises the last walls around itself, and only then listens.
"""
import builtins
import gc
import json
import os
import select
import signal
import socket
import struct

from . import guest, walls
from .cell import STOP, VALUE, compile_cell
from .values import decode, encode

MOST_DESCRIPTORS = 16
# How often a first cell is rehearsed before there is one, and how long a session is idle that nobody waits for, in seconds.
WARM, IDLE = 20, 0.003
# Imported by a session's first cells, and slow to import.
AHEAD = ("linecache", "traceback", "random", "hashlib")


def main(orders, preload):
    """Serves the host on standard input, until that is closed."""
    control = socket.socket(fileno=os.dup(0))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.close(null)
    for name in AHEAD:
        __import__(name)
    for _ in range(WARM):
        rehearse()
    reason = guest.prepare(preload)
    if reason is not None:
        control.send(guest.refusal(reason).encode())
        os._exit(1)
    Zygote(control, json.loads(orders)).serve()


def rehearse():
    """Goes through what a first cell goes through, without a guest's code: the second time is faster."""
    request = '{"kind":"run","code":"","inputs":{"a":[1,"b",null]},"file":"<cell>","interactive":false,"last":false}'
    message = decode(request.encode())
    source = "import math\ntry:\n    x = [n for n in (1, 2)]\nexcept E:\n    pass\nx"
    compiled = compile_cell(source, message["file"], message["interactive"], {"final_answer"})
    names = {"__builtins__": builtins, STOP: guest.Stop}
    builtins.__dict__[STOP] = guest.Stop
    eval(compiled.code, names, names)
    for value in (names.pop(VALUE), "text", {"a": 1.5}):
        encode(value, 1 << 16, 1_000)
    names.update(message["inputs"])
    guest.reseed()


class Zygote:
    def __init__(self, control, orders):
        self.control = control
        self.orders = orders
        # Where the host is told how a session's process has ended, by its number.
        self.statuses = {}
        self.own = os.open("/proc/self/ns/pid", os.O_RDONLY | os.O_CLOEXEC)

    def serve(self):
        signal.signal(signal.SIGCHLD, self.reap)
        # A signal that comes just before the wait begins must end it all the same: the pipe remembers.
        wake, woken = os.pipe2(os.O_CLOEXEC | os.O_NONBLOCK)
        signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
        self.control.send(b'{"kind":"ready","walls":{}}')
        gc.disable()
        while True:
            ready = select.select([self.control, wake], [], [])[0]
            if wake in ready:
                os.read(wake, 1 << 12)
                self.reap()
            if self.control not in ready:
                continue
            try:
                data, attached, _, _ = self.control.recvmsg(1 << 16, socket.CMSG_SPACE(4 * MOST_DESCRIPTORS))
            except ConnectionError:
                data = b""
            if not data:
                os._exit(0)
            descriptors = []
            for level, kind, content in attached:
                if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                    descriptors += struct.unpack("%di" % (len(content) // 4), content)
            self.fork(json.loads(data), *descriptors)

    def fork(self, order, jail, link, status, *doors):
        """Forks into the processes of a jail. Where that cannot be done, the closed link says so."""
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        number = None
        try:
            walls.enter(jail, walls.NEW_PID)
            number = os.fork()
            if number == 0:
                self.become(order, jail, link, doors)
            self.statuses[number] = status
        except OSError:
            pass
        finally:
            walls.enter(self.own, walls.NEW_PID)
            for descriptor in (jail, link, *doors) if number else (jail, link, status, *doors):
                os.close(descriptor)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])

    def become(self, order, jail, link, doors):
        """The forked process: a session's, for good."""
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
            os.setsid()
            for door in doors:
                os.write(door, b"0")
            walls.enter(jail, walls.NEW_OTHERS)
            self.control.detach()
            os.dup2(link, 3, inheritable=False)
            os.closerange(4, 1 << 20)
            link = socket.socket(fileno=3)
            raised = json.dumps(walls.raise_all(self.orders, order["writable"], order["port"]))
        except BaseException as error:
            fail(link, "a wall cannot be raised: %s" % error)
        gc.enable()
        kernel = guest.Kernel(link)
        kernel.send('{"kind":"ready","walls":%s}' % raised)
        if not select.select([link], [], [], IDLE)[0]:
            # Nobody waits for this one: it touches the memory that its first cell will write to.
            rehearse()
            gc.collect(0)
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


def fail(link, reason):
    text = ('{"kind":"failed","reason":%s,"hint":"run `hood doctor`"}' % json.dumps(reason)).encode()
    link = link if isinstance(link, socket.socket) else socket.socket(fileno=link)
    try:
        link.sendall(struct.pack("<I", len(text)) + text)
    finally:
        os._exit(1)
