"""Our kernel inside a Jupyter kernel, which lends it its main thread and its stdin channel.

Every request is put on the stdin channel and run by an execute request that says nothing else; every message to the host is
an input request with a mark. That channel keeps its order and has no rate limit, which IOPub has on many servers. What is
shown by IPython's own means goes over IOPub, as ever.
"""
import asyncio
import atexit
import builtins
import collections
import os
import signal
import socket
import struct
import sys
import threading
import time

from . import imports
from .guest import Kernel
from .seccomp import LOCAL, narrow
from .values import encode

MARK = "fumehood:"
# How many messages may be on their way before the host has said that it has them.
WINDOW = 64
# How many bytes may wait to be sent before whoever prints has to.
ROOM = 4 << 20
PATIENCE = 30


class Channel:
    """The stdin channel of a Jupyter kernel, with the face of the socket that our kernel speaks on."""

    def __init__(self, owner):
        self.owner = owner
        self.parent = self.ident = None
        self.reads, self.writes = socket.socketpair()
        self.wake_read, self.wake_write = os.pipe()
        os.set_blocking(self.wake_read, False)
        os.set_blocking(self.wake_write, False)
        self.texts = collections.deque()
        self.waiting = 0
        self.room = threading.Condition()
        self.on_way = 0
        self.take_parent()
        self.stopped = False
        self.thread = threading.Thread(target=self.carry, name="fumehood-stdin", daemon=True)
        self.thread.start()

    def stop(self):
        """Leaves the stdin channel to another session in this process."""
        self.stopped = True
        self.wake()
        self.thread.join()

    def take_parent(self):
        """What is sent from now on answers the request that is being served."""
        self.parent, self.ident = self.owner.get_parent("shell"), self.owner._parent_ident["shell"]

    def fileno(self):
        return self.reads.fileno()

    def recvmsg(self, count, space, flags):
        return self.reads.recvmsg(count, space, flags)

    def sendall(self, data):
        text = bytes(data[4:]).decode("utf-8", "surrogatepass")
        with self.room:
            while self.waiting > ROOM:
                self.room.wait(0.05)
            self.waiting += len(text)
            self.texts.append(text)
        self.wake()

    def close(self):
        """In a copy of the process: the channel stays the parent's."""
        self.reads.close()
        self.writes.close()

    def wake(self):
        try:
            os.write(self.wake_write, b"x")
        except BlockingIOError:
            pass

    def carry(self):
        """The thread that owns the channel: nobody else may touch its socket."""
        import zmq

        poller = zmq.Poller()
        poller.register(self.owner.stdin_socket, zmq.POLLIN)
        poller.register(self.wake_read, zmq.POLLIN)
        while not self.stopped:
            try:
                ready = dict(poller.poll())
                if self.wake_read in ready:
                    os.read(self.wake_read, 4096)
                if self.owner.stdin_socket in ready:
                    self.take()
                self.send_some()
            except MemoryError:
                # The guest has it all. It will be stopped, or will free some.
                time.sleep(0.01)

    def take(self):
        _, message = self.owner.session.recv(self.owner.stdin_socket)
        if message is None:
            return
        text = str(message["content"].get("value", ""))
        if text.startswith("ack "):
            self.on_way -= int(text[4:])
            return
        data = text.encode("utf-8", "surrogatepass")
        self.writes.sendall(struct.pack("<I", len(data)) + data)

    def send_some(self):
        while self.texts and self.on_way < WINDOW:
            text = self.texts[0]
            content = {"prompt": MARK + text, "password": False}
            self.owner.session.send(self.owner.stdin_socket, "input_request", content, self.parent, ident=self.ident)
            self.on_way += 1
            self.texts.popleft()
            with self.room:
                self.waiting -= len(text)
                self.room.notify_all()


class JupyterKernel(Kernel):
    """A session whose cells are run by execute requests."""

    def __init__(self, owner, shared):
        self.shared = shared
        self.theirs = sys.stdout, sys.stderr, sys.stdin
        self.channel = Channel(owner)
        super().__init__(self.channel)
        self.ours = sys.stdout, sys.stderr, sys.stdin
        self.at_exit = []
        self.threads = set(threading.enumerate())
        self.prepared = False

    def namespace(self):
        return sys.modules["__main__"].__dict__ if self.shared else super().namespace()

    def step(self):
        """Serves one request of the host, which comes over the stdin channel."""
        self.channel.take_parent()
        kind, message = self.requests.get(timeout=PATIENCE)
        loop = asyncio._get_running_loop()
        before = signal.getsignal(signal.SIGINT), builtins.input, sys.getrecursionlimit(), atexit.register
        asyncio._set_running_loop(None)
        sys.stdout, sys.stderr, sys.stdin = self.ours
        builtins.input = ask_line
        atexit.register = self.register
        signal.signal(signal.SIGINT, self.interrupted)
        if self.prepared:
            sys.setrecursionlimit(self.limits["recursion"] + 10 + depth())
        try:
            self.answer(kind, message)
            self.prepared = True
        finally:
            signal.signal(signal.SIGINT, before[0])
            builtins.input, atexit.register = before[1], before[3]
            sys.setrecursionlimit(max(before[2], 1000))
            asyncio._set_running_loop(loop)
            asyncio.set_event_loop(loop)
            if self.shared:
                sys.stdout, sys.stderr, sys.stdin = self.theirs

    def register(self, function, *args, **kwargs):
        self.at_exit.append((function, args, kwargs))
        return function

    def leave(self, end):
        """What a program does when it ends, as far as that is the guest's and not the Jupyter kernel's."""
        for thread in set(threading.enumerate()) - self.threads:
            if not thread.daemon and thread is not threading.current_thread():
                thread.join()
        while self.at_exit:
            function, args, kwargs = self.at_exit.pop()
            try:
                function(*args, **kwargs)
            except Exception:
                sys.excepthook(*sys.exc_info())
        if not self.shared:
            for name in [name for name in self.names if not name.startswith("__")]:
                del self.names[name]
        return end


def ask_line(prompt=""):
    """`input`, over the session's own streams."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError("EOF when reading a line")
    return line[:-1] if line.endswith("\n") else line


def depth():
    frame, count = sys._getframe(), 0
    while frame is not None:
        frame, count = frame.f_back, count + 1
    return count


def begin(shared):
    """Starts a session in this process; returns what serves its requests."""
    from ipykernel.kernelapp import IPKernelApp

    owner = IPKernelApp.instance().kernel
    earlier = builtins.__dict__.get("$fumehood")
    if earlier is not None:
        earlier.channel.stop()
    kernel = JupyterKernel(owner, shared)
    if not shared:
        os.environ._data.clear()
    os.register_at_fork(after_in_child=kernel.be_a_copy)
    kernel.name_builtins()
    imports.hook_backend()
    kernel.start_reading()
    try:
        narrow(LOCAL, False)
    except (ImportError, OSError) as error:
        reason = encode("the network cannot be cut off in this kernel: %s" % error, 1 << 16, 1)
        kernel.send('{"kind":"failed","reason":%s,"hint":"run the server on Linux, or use the `docker` executor"}' % reason)
        return kernel
    kernel.send('{"kind":"ready","walls":{}}')
    return kernel
