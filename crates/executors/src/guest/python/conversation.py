"""The conversation with the host: messages out and in, what the guest prints and asks, and how a cell is stopped.

One thread reads, so that a cell can be stopped and a guest whose host is gone ends. Nothing is sent between cells: what
background threads print then waits for the next one.
"""
import _thread
import codecs
import os
import queue
import select
import signal
import socket
import struct
import sys
import threading
import time

from . import streams
from .values import TooLarge, decode, encode, exception_class

# How often a cell that is to stop is told so, until it has.
AGAIN = 0.02
# How much of the pipes is kept between cells.
LEFT_OVER = 1 << 20
ATTACHED = socket.CMSG_SPACE(4)


class Stop(BaseException):
    """Ends a cell: a final answer, or a limit. Guest code does not catch it (`cell.let_stops_pass`)."""


class Conversation:
    """The host's end of a session, as the guest has it."""

    def __init__(self, link):
        self.link = link
        self.is_copy = False
        self.sending = threading.RLock()
        # Whether the main thread runs what may be interrupted, and how deep it is in what may not.
        self.exposed = False
        self.shielded = 0
        self.active = threading.Event()
        self.left_over = []
        self.left_over_size = 0
        # Why the running cell stops: a limit's name, or a final answer in a tuple.
        self.reason = None
        self.deadline = None
        self.requests = queue.SimpleQueue()
        self.waiting = {}
        self.last_id = 0
        self.calls = 0
        self.most_bytes, self.most_values = 1 << 16, 1_000
        self.main = threading.main_thread().ident
        streams.install(self)
        self.pipes = streams.make_pipes()
        self.pipe_decoders = [codecs.getincrementaldecoder("utf-8")("replace") for _ in self.pipes]
        # Descriptors that came with a message, for the next one.
        self.attached = []
        # Processes that are forks of this session.
        self.copies = []
        self.is_forking = False

    def start_reading(self):
        self.wake_read, self.wake_write = os.pipe()
        os.set_blocking(self.wake_write, False)
        _thread.start_new_thread(self.read, (self.link,))

    # Messages.

    def send(self, text):
        """Sends a message whole: the main thread is not interrupted meanwhile."""
        data = text.encode("utf-8", "surrogatepass")
        main = _thread.get_ident() == self.main
        if main:
            self.shielded += 1
        try:
            with self.sending:
                self.link.sendall(struct.pack("<I", len(data)) + data)
        except OSError:
            os._exit(0)
        finally:
            if main:
                self.shielded -= 1

    def read(self, link):
        """The thread that reads: from the host, and from the pipes of descriptors 1 and 2."""
        poll = select.poll()
        number = link.fileno()
        for descriptor in (number, self.wake_read, *self.pipes):
            poll.register(descriptor, select.POLLIN)
        received = bytearray()
        while True:
            ready = dict(poll.poll(self.patience()))
            if self.wake_read in ready:
                os.read(self.wake_read, 64)
            if number in ready:
                self.receive(link, received)
            for which, pipe in enumerate(self.pipes):
                if pipe in ready:
                    self.drain(which)
            self.stop_if_late()

    def patience(self):
        """Milliseconds until somebody must be told to stop."""
        if self.reason is not None and self.active.is_set():
            return AGAIN * 1000
        if self.deadline is None:
            return None
        return max(0, (self.deadline - time.monotonic()) * 1000 + 1)

    def stop_if_late(self):
        if self.deadline is not None and self.reason is None and time.monotonic() >= self.deadline:
            self.reason = "time"
        if self.reason is not None and self.exposed:
            signal.pthread_kill(self.main, signal.SIGINT)

    def receive(self, link, received):
        try:
            data, attached, _, _ = link.recvmsg(1 << 16, ATTACHED)
        except OSError:
            data = b""
        if not data:
            os._exit(0)
        for level, kind, content in attached:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                self.attached.append(struct.unpack("i", content[:4])[0])
        received += data
        while len(received) >= 4:
            length = struct.unpack_from("<I", received)[0]
            if len(received) < 4 + length:
                break
            text = bytes(received[4 : 4 + length])
            del received[: 4 + length]
            if text:
                self.take(text)

    def take(self, text):
        message = decode(text)
        kind = message["kind"]
        if kind == "cancel":
            if self.active.is_set() and self.reason is None:
                self.reason = "cancelled"
        elif kind in ("reply", "line"):
            place = self.waiting.pop(message["id"], None)
            if place is not None:
                place(message)
        else:
            if kind == "run":
                # The clock begins here, so that a cell is late even while the main thread is busy with it.
                self.reason = None
                self.deadline = time.monotonic() + self.limits["nanos"] / 1e9
                self.active.set()
            self.requests.put((kind, message))

    # What the guest prints and asks.

    def print_bytes(self, which, data, decoder):
        main = _thread.get_ident() == self.main
        if main:
            self.shielded += 1
        try:
            with self.sending:
                if "_posixsubprocess" in sys.modules or "_ctypes" in sys.modules:
                    for pipe in range(len(self.pipes)):
                        self.drain(pipe)
                self.print_text(which, decoder.decode(data))
        finally:
            if main:
                self.shielded -= 1

    def drain(self, which):
        with self.sending:
            while True:
                data = streams.read_some(self.pipes[which])
                if data is None:
                    return
                self.print_text(which, self.pipe_decoders[which].decode(data))

    def print_text(self, which, text):
        if not self.active.is_set():
            if self.left_over_size < LEFT_OVER:
                self.left_over.append((which, text))
                self.left_over_size += len(text)
            return
        for at in range(0, len(text), streams.PIECE):
            piece = text[at : at + streams.PIECE]
            self.send('{"kind":"print","stream":"%s","text":%s}' % (streams.NAMES[which], encode(piece, 1 << 30, 1)))

    def begin(self, question, answered):
        """Sends a question of the guest, from any of its threads; `answered` is called with the answer, by another thread."""
        if self.is_copy:
            raise RuntimeError("tools and input are there only in the session's own process")
        streams.flush()
        self.active.wait()
        with self.sending:
            self.last_id += 1
            number = self.last_id
            self.waiting[number] = answered
        self.send(question(number))
        return number

    def ask(self, question):
        """Asks, and waits for the answer."""
        lock = _thread.allocate_lock()
        lock.acquire()
        answers = []

        def answered(message):
            answers.append(message)
            lock.release()

        number = self.begin(question, answered)
        try:
            lock.acquire()
        finally:
            self.waiting.pop(number, None)
        return answers[0]

    def ask_line(self):
        answer = self.ask(lambda number: '{"kind":"input","id":%d}' % number)
        return answer["text"]

    def question(self, name, args, kwargs):
        """The message of a tool call, its number to be filled in."""
        most = self.limits["calls"]
        with self.sending:
            self.calls += 1
            if most is not None and self.calls > most and self.reason is None:
                self.reason = "calls"
        if self.reason == "calls":
            self.stop()
        try:
            args = encode(list(args), self.most_bytes, self.most_values)
            kwargs = encode(kwargs, self.most_bytes - len(args), self.most_values)
        except TooLarge:
            raise ValueError("the arguments are too large for a tool call") from None
        return lambda number: '{"kind":"call","id":%d,"name":"%s","args":%s,"kwargs":%s}' % (number, name, args, kwargs)

    def call(self, name, args, kwargs):
        return answer_of(self.ask(self.question(name, args, kwargs)))

    async def call_awaited(self, name, args, kwargs):
        import asyncio

        loop = asyncio.get_running_loop()
        future = loop.create_future()

        def settle(message):
            if not future.done():
                future.set_result(message)

        def answered(message):
            try:
                loop.call_soon_threadsafe(settle, message)
            except RuntimeError:
                # The loop has closed: nobody waits any more.
                pass

        number = self.begin(self.question(name, args, kwargs), answered)
        try:
            return answer_of(await future)
        finally:
            self.waiting.pop(number, None)

    def final_answer(self, value=None):
        if self.is_copy:
            raise RuntimeError("a final answer is given in the session's own process")
        if self.reason is None or isinstance(self.reason, str):
            self.reason = (value,)
        self.stop()

    def stop(self):
        """Ends the running cell from the thread that calls this, which may not be the one that runs it."""
        if _thread.get_ident() != self.main:
            self.wake()
        else:
            sys.settrace(self.chase)
            frame = sys._getframe()
            while frame is not None:
                if frame.f_globals is self.names:
                    frame.f_trace = self.chase
                frame = frame.f_back
        raise Stop

    def wake(self):
        """Lets the thread that reads look at the clock and the reason to stop again."""
        try:
            os.write(self.wake_write, b"x")
        except OSError:
            pass

    def chase(self, frame, event, _):
        """Raises again in guest code that goes on after a stop; what runs because of the stop may end."""
        if frame.f_globals is not self.names or self.reason is None:
            return None
        if event == "line" and self.exposed and not is_unwinding():
            raise Stop
        return self.chase

    def interrupted(self, *_):
        """A signal to stop what runs, or one of the guest's own."""
        if not self.exposed:
            return
        if self.reason is None:
            raise KeyboardInterrupt
        if not self.shielded and not is_unwinding():
            self.stop()

    def be_a_copy(self):
        """In a process that the guest has forked: it prints through the pipes, and has no host."""
        if self.is_forking:
            return
        self.is_copy = True
        self.exposed = False
        self.sending = threading.RLock()
        self.link.close()
        signal.signal(signal.SIGINT, signal.default_int_handler)


def is_unwinding():
    """Whether what runs now runs because a stop passes by: a `finally`, an `__exit__`, a generator that closes."""
    error, seen = sys.exc_info()[1], 0
    while error is not None and seen < 1_000:
        if isinstance(error, (Stop, GeneratorExit)):
            return True
        error, seen = error.__context__, seen + 1
    return False


def answer_of(answer):
    """What a tool gave, or its failure."""
    if "error" in answer:
        error = answer["error"]
        raise exception_class(error["type"])(error["message"])
    return answer["value"]
