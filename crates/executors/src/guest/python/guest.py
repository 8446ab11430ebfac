"""The kernel: messages with the host (docs/wire.md), and a session of cells between them.

The main thread runs cells, because signals reach it; a second thread reads, so that a cell can be stopped and a guest whose
host is gone ends. Nothing is sent between cells: what background threads print then waits for the next one.
"""
import _thread
import builtins
import codecs
import gc
import os
import queue
import select
import signal
import socket
import struct
import sys
import threading
import time
import types

from . import display, imports, streams
from .cell import STOP, VALUE, Guarded, compile_cell, rebinding
from .report import exception_report
from .values import TooLarge, decode, encode, exception_class, safe_repr

# How often a cell that is to stop is told so, until it has.
AGAIN = 0.02
# How much of the pipes is kept between cells.
LEFT_OVER = 1 << 20
# What the report of a cell may use past the limit on memory.
RESERVE = 32 << 20
HOME = "/work"
ATTACHED = socket.CMSG_SPACE(4)


class Stop(BaseException):
    """Ends a cell: a final answer, or a limit. Guest code does not catch it (`cell.let_stops_pass`)."""


class Kernel:
    """One session."""

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
        self.is_forking = False

    def serve(self):
        """Runs until the host is gone."""
        signal.signal(signal.SIGINT, self.interrupted)
        os.register_at_fork(after_in_child=self.be_a_copy)
        threading.excepthook = quiet_hook(threading.excepthook)
        self.start_reading()
        while True:
            kind, message = self.requests.get()
            if kind == "open":
                self.open(message["policy"])
            elif kind == "run":
                self.run(message)
            elif kind == "variables":
                self.list_variables()
            elif kind == "fork":
                self.fork()
            else:
                hint = "use the `local` executor, or run the cells again"
                self.send('{"kind":"refused","reason":"a CPython session has no snapshots","hint":"%s"}' % hint)

    def start_reading(self):
        self.wake_read, self.wake_write = os.pipe()
        os.set_blocking(self.wake_write, False)
        _thread.start_new_thread(self.read, (self.link,))

    def fork(self):
        """A second session with the same state, in a copy of this process, on the socket that came with the request."""
        link = socket.socket(fileno=self.attached.pop())
        sys.stdout.flush()
        sys.stderr.flush()
        self.is_forking = True
        number = os.fork()
        self.is_forking = False
        if number:
            link.close()
            # Nobody waits for it here: the first process of the jail does.
            self.send('{"kind":"opened"}')
            return
        self.link.close()
        for descriptor in (self.wake_read, self.wake_write, *self.pipes):
            os.close(descriptor)
        self.link = link
        self.sending = threading.RLock()
        self.requests = queue.SimpleQueue()
        self.active = threading.Event()
        self.waiting = {}
        self.main = threading.main_thread().ident
        self.pipes = streams.make_pipes()
        reseed()
        self.start_reading()

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

    # Sessions and cells.

    def open(self, policy):
        self.limits = policy["limits"]
        memory = max(self.limits["memory"], 16 << 20)
        self.most_bytes, self.most_values = min(2 * memory, (1 << 31) - 1), memory // 16
        os.environ.update(policy["env"])
        self.mounts = [mount["target"] for mount in policy["mounts"] if mount["access"] == "write"]
        self.seen = self.look_at_files()
        main = types.ModuleType("__main__")
        self.names = main.__dict__
        self.names["__builtins__"] = builtins
        sys.modules["__main__"] = main
        sys.argv = [""]
        self.protected = {"final_answer": self.final_answer_function()}
        for tool in policy["tools"]:
            self.protected[tool["name"]] = self.tool_function(tool)
        builtins.__dict__[STOP] = Stop
        builtins.display = display.display
        imports.install(policy["imports"])
        try:
            os.chdir(HOME)
            sys.path.insert(0, HOME)
        except OSError:
            pass
        reseed()
        sys.setrecursionlimit(self.limits["recursion"] + 10)
        self.limit_memory(self.limits["memory"])
        gc.collect()
        self.send('{"kind":"opened"}')

    def limit_memory(self, memory):
        """Bounds what is mapped from now on; a report may use a little more."""
        import resource

        with open("/proc/self/statm") as file:
            held = int(file.read().split()[5]) * resource.getpagesize()
        self.resource = resource
        self.most_memory = held + memory
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = held + memory + RESERVE
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (min(self.most_memory, most), most))

    def with_reserve(self, whole):
        data = self.resource.RLIMIT_DATA
        try:
            hard = self.resource.getrlimit(data)[1]
            self.resource.setrlimit(data, (hard if whole else min(self.most_memory, hard), hard))
        except (OSError, ValueError):
            pass

    def final_answer_function(self):
        kernel = self

        def final_answer(*args, **kwargs):
            """Ends the cell: this is the answer."""
            values = [*args, *kwargs.values()]
            kernel.final_answer(values[0] if len(values) == 1 else tuple(values) if values else None)

        return final_answer

    def tool_function(self, tool):
        kernel, name = self, tool["name"]
        bound = binding(name, tool["parameters"])

        def call(*args, **kwargs):
            args, kwargs = bound(args, kwargs)
            return kernel.call(name, args, kwargs)

        async def call_awaited(*args, **kwargs):
            args, kwargs = bound(args, kwargs)
            return await kernel.call_awaited(name, args, kwargs)

        if tool["asynchronous"]:
            call = call_awaited
        call.__name__ = call.__qualname__ = name
        call.__doc__ = tool["description"] or None
        call.__module__ = "__main__"
        return call

    def run(self, message):
        began = time.monotonic()
        self.calls = 0
        display.shown.clear()
        with self.sending:
            left_over, self.left_over, self.left_over_size = self.left_over, [], 0
            for which, text in left_over:
                self.print_text(which, text)
        self.names["__builtins__"] = builtins
        self.names.update(self.protected)
        end = None
        try:
            self.exposed = True
            # In a generator: CPython can leave the exception being handled behind when a trace function raises, and a
            # generator takes that with it.
            end = next(self.evaluated(message))
            self.exposed = False
        except Stop:
            self.exposed = False
            sys.settrace(None)
        sys.settrace(None)
        self.with_reserve(True)
        try:
            self.finish(end, message["last"], began)
        finally:
            self.with_reserve(False)

    def evaluated(self, message):
        yield self.evaluate(message)

    def evaluate(self, message):
        """Runs a cell: how it ended and with what, or None where it was stopped."""
        names = self.names
        try:
            names.update(message["inputs"])
            names.setdefault("__file__", message["file"])
            names.pop(VALUE, None)
            compiled = compile_cell(message["code"], message["file"], message["interactive"], set(self.protected))
            remember_source(message["file"], message["code"])
            made = eval(compiled.code, names, Guarded(names, set(self.protected)) if compiled.guarded else names)
            if compiled.awaits:
                import asyncio

                asyncio.run(made)
            value = names.pop(VALUE, None)
            self.keep_tools()
            self.shielded += 1
            try:
                if message["interactive"] and value is not None:
                    names["_"] = value
            finally:
                self.shielded -= 1
            display.show_value(value)
            end = ("value", self.encode(value))
        except Stop:
            raise
        except BaseException as error:
            end = self.raised(error)
        if message["last"]:
            end = self.leave(end)
        streams.flush()
        display.show_figures()
        return end

    def keep_tools(self):
        """Refuses a cell that has rebound a tool by other means than a statement."""
        for name, tool in self.protected.items():
            if self.names.get(name) is not tool:
                self.names[name] = tool
                raise NameError(rebinding(name))

    def raised(self, error):
        self.with_reserve(True)
        streams.flush()
        try:
            return "raised", exception_report(error)
        finally:
            self.with_reserve(False)

    def leave(self, end):
        """What a program does when it ends: waits for its threads, runs its exit handlers, drops what it holds."""
        import atexit

        try:
            threading._shutdown()
            atexit._run_exitfuncs()
            for name in [name for name in self.names if not name.startswith("__")]:
                del self.names[name]
            gc.collect()
        except Stop:
            raise
        except BaseException:
            pass
        return end

    def encode(self, value):
        try:
            return encode(value, self.most_bytes, self.most_values)
        except TooLarge:
            return None

    def finish(self, end, last, began):
        """Sends how the cell ended. Guest code may still run in here (a `repr`), but nothing waits for it."""
        streams.flush()
        for which in range(len(self.pipes)):
            self.drain(which)
        if isinstance(self.reason, tuple):
            value = self.encode(self.reason[0])
            end = ("final_answer", value)
        elif end is None:
            end = ("stopped", '"%s"' % self.reason)
        kind, value = end
        if value is None:
            kind, value = "stopped", '"memory"'
        shown = self.encode(display.shown[:]) or "[]"
        files = self.encode(self.changed_files()) or "{}"
        nanos = int((time.monotonic() - began) * 1e9)
        held = self.resource.getrusage(self.resource.RUSAGE_SELF).ru_maxrss * 1024
        usage = '"nanos":%d,"memory":%d,"operations":0,"calls":%d' % (nanos, held, self.calls)
        outcome = '{"end":"%s","value":%s,"logs":"","display":%s,"files":%s,%s}' % (kind, value, shown, files, usage)
        display.shown.clear()
        with self.sending:
            self.active.clear()
            self.deadline = self.reason = None
            self.waiting.clear()
            self.send('{"kind":"done","outcome":%s}' % outcome)

    def list_variables(self):
        found = []
        for name, value in list(self.names.items()):
            if not name.startswith("_") and name not in self.protected:
                found.append([name, type(value).__name__, safe_repr(value, 200)])
        self.send('{"kind":"bound","variables":%s}' % encode(found, self.most_bytes, self.most_values))

    # Files of the mounts that can be written.

    def look_at_files(self):
        seen = {}
        for target in self.mounts:
            for folder, _, names in os.walk(target):
                for name in names:
                    path = os.path.join(folder, name)
                    try:
                        found = os.lstat(path)
                    except OSError:
                        continue
                    if found.st_mode & 0o170000 == 0o100000:
                        seen[path] = (found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)
        return seen

    def changed_files(self):
        if not self.mounts:
            return {}
        before, self.seen = self.seen, self.look_at_files()
        changed = {path: None for path in before if path not in self.seen}
        for path, found in self.seen.items():
            if before.get(path) != found:
                try:
                    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW)
                    with open(descriptor, "rb") as file:
                        changed[path] = file.read()
                except OSError:
                    pass
        return changed


def is_unwinding():
    """Whether what runs now runs because a stop passes by: a `finally`, an `__exit__`, a generator that closes."""
    error, seen = sys.exc_info()[1], 0
    while error is not None and seen < 1_000:
        if isinstance(error, (Stop, GeneratorExit)):
            return True
        error, seen = error.__context__, seen + 1
    return False


def quiet_hook(original):
    """A thread that a stop has ended says nothing."""

    def hook(args):
        if not isinstance(args.exc_value, Stop):
            original(args)

    return hook


def reseed():
    """Sessions that began as copies of one process have randomness of their own."""
    for name in ("random", "numpy.random"):
        module = sys.modules.get(name)
        if module is not None:
            module.seed()


def remember_source(file, source):
    """Lets tracebacks show the lines of a cell."""
    import linecache

    lines = [line + "\n" for line in source.splitlines()]
    linecache.cache[file] = (len(source), None, lines, file)


def answer_of(answer):
    """What a tool gave, or its failure."""
    if "error" in answer:
        error = answer["error"]
        raise exception_class(error["type"])(error["message"])
    return answer["value"]


def binding(name, parameters):
    """What checks the arguments of a tool as a Python function would, and fills in what is left out."""
    if parameters is None:
        return lambda args, kwargs: (args, kwargs)
    defaults = {parameter["name"]: parameter["default"][0] for parameter in parameters if parameter["default"]}
    written = [parameter["name"] + ("=None" if parameter["default"] else "") for parameter in parameters]
    # A parameter with a default may stand before one without, which Python's own syntax does not have.
    required = [text for text in written if not text.endswith("=None")]
    ordered = written if written[: len(required)] == required else [text for text in written if text in required] + ["*"] + [
        text for text in written if text not in required
    ]
    made = {}
    exec("def %s(%s): pass" % (name, ", ".join(ordered)), made)

    def bound(args, kwargs):
        made[name](*args, **kwargs)
        given = {parameter["name"] for parameter in parameters[: len(args)]}
        return args, {**kwargs, **{key: value for key, value in defaults.items() if key not in given and key not in kwargs}}

    return bound


def main(walls, preload):
    """Serves one session on standard input, a socket. `walls` is what is said of them, `preload` the modules to import."""
    link = socket.socket(fileno=os.dup(0))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.close(null)
    kernel = Kernel(link)
    # The variables are for the libraries of this process; the guest has those of its policy.
    os.environ._data.clear()
    imports.hook_backend()
    threading.stack_size(1 << 20)
    for name in filter(None, preload.split(",")):
        try:
            __import__(name)
        except ImportError as error:
            reason = encode("`%s` cannot be preloaded: %s" % (name, error), 1 << 16, 1)
            kernel.send('{"kind":"failed","reason":%s,"hint":"install it where `--python` says, or do not preload it"}' % reason)
            os._exit(1)
    # The first `compile` of a process is slow; nobody waits for this one.
    compile_cell("try: x = 1\nexcept E: pass", "<cell>", False, {"final_answer"})
    gc.collect()
    gc.freeze()
    kernel.send('{"kind":"ready","walls":%s}' % walls)
    kernel.serve()
