"""The conversation with the host: messages out and in, what the guest prints and asks, and how a cell is stopped.

While a cell runs another thread reads, so that the cell can be stopped and a guest whose host is gone ends; between cells the
main thread may read for itself, since waking it would take longer than a small cell. For the same reason the other thread looks
after a cell only once that has run for a moment, or asks the host. Nothing is sent between cells: what background threads print
then waits for the next one.
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
from .alarm import alarm
from .values import TooLarge, decode, encode, exception_class

# How often a cell that is to stop is told so, until it has.
AGAIN = 0.02
# How long a cell may run before the thread that reads looks after it, in nanoseconds: most have ended by then.
MOMENT = 1_000_000
# How much of the pipes is kept between cells.
LEFT_OVER = 1 << 20
ATTACHED = socket.CMSG_SPACE(4)


class Stop(BaseException):
    """Ends a cell: a final answer, or a limit. Guest code does not catch it (`cell.let_stops_pass`)."""


class Conversation:
    """The host's end of a session, as the guest has it."""

    def __init__(self, link=None):
        self.link = link
        self.is_copy = False
        self.sending = threading.RLock()
        # Whether the main thread runs what may be interrupted, and how deep it is in what may not.
        self.exposed = False
        self.shielded = 0
        # Whether a cell runs, and the locks of threads that wait until one does.
        self.active = False
        self.gate = []
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
        # Whether the main thread reads between cells, whether there is another one that reads, and whether that looks at the link now.
        self.is_direct = False
        self.is_reading = False
        self.watches = False
        self.alarm = None
        streams.install(self)
        # Ends of pipes that the guest writes to, those to read from, and what waits for all that can be read: once they are made.
        self.outlets, self.pipes, self.filled, self.readable, self.noticed = [], [], select.poll(), None, None
        self.pipe_decoders = [codecs.getincrementaldecoder("utf-8")("replace") for _ in streams.NAMES]
        # Descriptors that came with a message, for the next one.
        self.attached = []
        # Processes that are forks of this session.
        self.copies = []
        self.is_forking = False

    def start_reading(self):
        """Starts the thread that reads, without which nothing of a guest may run."""
        self.make_ready()
        streams.redirect(self.outlets)
        self.outlets, self.is_reading = [], True
        _thread.start_new_thread(self.read, ())

    def make_ready(self):
        """Makes all that it takes to read."""
        if not self.pipes:
            self.lay_pipes()
        if self.readable is None:
            self.listen()

    def lay_pipes(self, first=None):
        """Makes the descriptors by which this session's threads are told something: those from `first` on, where that is given,
        in the place of what was there."""
        self.alarm = alarm(MOMENT)
        ends = [*os.pipe(), *os.pipe(), *os.pipe(), *os.pipe()]
        if self.alarm is not None:
            ends.append(self.alarm.descriptor)
        if first is not None:
            for at, end in enumerate(ends):
                ends[at] = os.dup2(end, first + at, inheritable=False)
                os.close(end)
        self.wake_read, self.wake_write, self.nudge_read, self.nudge_write = ends[:4]
        self.pipes, self.outlets = ends[4:8:2], ends[5:8:2]
        if self.alarm is not None:
            self.alarm.descriptor = ends[8]
        for end in (self.wake_write, self.nudge_write, *self.pipes):
            os.set_blocking(end, False)

    def listen(self):
        """Prepares to wait for a link and those pipes."""
        self.reading = _thread.allocate_lock()
        self.received = bytearray()
        self.bells = [self.wake_read] if self.alarm is None else [self.wake_read, self.alarm.descriptor]
        # For the main thread, for what was printed, and for the thread that reads.
        self.readable, self.filled, self.noticed = select.poll(), select.poll(), select.poll()
        for waiting, descriptors in (
            (self.readable, (self.link.fileno(), self.nudge_read)),
            (self.filled, self.pipes),
            (self.noticed, (*self.bells, *self.pipes)),
        ):
            for descriptor in descriptors:
                waiting.register(descriptor, select.POLLIN)

    def stop_reading(self):
        """Where there is no thread that reads: in a copy of this process, for one."""
        for descriptor in (self.wake_read, self.wake_write, self.nudge_read, self.nudge_write, *self.pipes, *self.outlets):
            os.close(descriptor)
        if self.alarm is not None:
            self.alarm.close()
        self.outlets, self.pipes, self.readable, self.is_reading = [], [], None, False

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

    def read(self):
        """The thread that reads: from the host, and from the pipes of descriptors 1 and 2."""
        poll, bells, number = self.noticed, self.bells, self.link.fileno()
        while True:
            patience = self.patience()
            if self.watches != (patience is not None or not self.is_direct):
                self.watches = not self.watches
                if self.watches:
                    poll.register(number, select.POLLIN)
                else:
                    poll.unregister(number)
                    # A cell that has begun meanwhile took this thread for watching.
                    continue
            ready = dict(poll.poll(patience))
            for bell in bells:
                if bell in ready:
                    # An alarm that was set again meanwhile has nothing to read.
                    streams.read_some(bell)
            if number in ready and (self.deadline is not None or not self.is_direct):
                self.receive()
            for which, pipe in enumerate(self.pipes):
                if pipe in ready:
                    self.drain(which)
                    if ready[pipe] & select.POLLHUP:
                        # Nobody can write to it any more.
                        poll.unregister(pipe)
            self.stop_if_late()

    def next_request(self):
        """What the host asks for next: read here, unless the other thread came first."""
        while self.requests.empty():
            for number, _ in self.readable.poll():
                if number == self.nudge_read:
                    os.read(number, 64)
                else:
                    self.receive()
        return self.requests.get_nowait()

    def patience(self):
        """Milliseconds until somebody must be told to stop."""
        if self.reason is not None and self.active:
            return AGAIN * 1000
        # The other thread may change it at any time.
        deadline = self.deadline
        return None if deadline is None else max(0, (deadline - time.monotonic()) * 1000 + 1)

    def stop_if_late(self):
        deadline = self.deadline
        if deadline is not None and self.reason is None and time.monotonic() >= deadline:
            self.reason = "time"
        if self.reason is not None and self.exposed:
            signal.pthread_kill(self.main, signal.SIGINT)

    def receive(self):
        """Takes the messages that are there; none where another thread has taken them."""
        with self.reading:
            try:
                data, attached, _, _ = self.link.recvmsg(1 << 16, ATTACHED, socket.MSG_DONTWAIT)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            if not data:
                os._exit(0)
            for level, kind, content in attached:
                if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                    self.attached.append(struct.unpack("i", content[:4])[0])
            received = self.received
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
            if self.active and self.reason is None:
                self.reason = "cancelled"
                # Where the main thread has read this, the other one does not know.
                self.wake()
        elif kind in ("reply", "line"):
            place = self.waiting.pop(message["id"], None)
            if place is not None:
                place(message)
        else:
            if kind == "open":
                # A cell that follows at once has these.
                self.limits = message["policy"]["limits"]
            elif kind == "run":
                # The clock begins here, so that a cell is late even while the main thread is busy with it.
                self.reason = None
                self.deadline = time.monotonic() + self.limits["nanos"] / 1e9
                self.active = True
                while self.gate:
                    self.gate.pop().release()
                if self.alarm is not None and self.is_direct:
                    self.alarm.set()
                elif not self.watches:
                    self.wake()
            self.requests.put((kind, message))
            if _thread.get_ident() != self.main and self.is_direct:
                poke(self.nudge_write)

    # What the guest prints and asks.

    def print_bytes(self, which, data, decoder):
        main = _thread.get_ident() == self.main
        if main:
            self.shielded += 1
        try:
            with self.sending:
                if "_posixsubprocess" in sys.modules or "_ctypes" in sys.modules:
                    self.drain_all()
                self.print_text(which, decoder.decode(data))
        finally:
            if main:
                self.shielded -= 1

    def drain_all(self):
        """Prints what is in the pipes."""
        with self.sending:
            for number, _ in self.filled.poll(0):
                self.drain(self.pipes.index(number))

    def drain(self, which):
        with self.sending:
            while True:
                data = streams.read_some(self.pipes[which])
                if data is None:
                    return
                self.print_text(which, self.pipe_decoders[which].decode(data))

    def print_text(self, which, text):
        if not self.active:
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
        self.wait_for_cell()
        if not self.watches:
            # The answer is read by another thread.
            self.wake()
        with self.sending:
            self.last_id += 1
            number = self.last_id
            self.waiting[number] = answered
        self.send(question(number))
        return number

    def wait_for_cell(self):
        while not self.active:
            lock = _thread.allocate_lock()
            lock.acquire()
            self.gate.append(lock)
            if not self.active:
                lock.acquire()

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
        poke(self.wake_write)

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


def poke(pipe):
    """Lets whoever waits for a pipe go on. One that is full has done so already."""
    try:
        os.write(pipe, b"x")
    except OSError:
        pass


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
