"""The kernel: a session of cells, run for a host (docs/wire.md).

The main thread runs cells, because signals reach it. Nothing here keeps a guest from anything: the walls do.
"""
import _socket
import builtins
import gc
import linecache
import os
import queue
import resource
import signal
import socket
import struct
import sys
import threading
import time
import types

from . import display, imports, streams
from .cell import STOP, VALUE, Guarded, compile_cell, rebinding
from .conversation import Conversation, Stop
from .files import Files, asked_for_files
from .report import exception_report
from .tools import binding
from .values import TooLarge, encode, safe_repr

# What the report of a cell may use past the limit on memory.
RESERVE = 32 << 20
# How many parts a value may have that crosses.
MOST_VALUES = 2_000_000
HOME = "/home/guest"
PAGE = resource.getpagesize()
# What a thread's stack is given.
STACK = 1 << 20
# What is asked of a session in a rehearsal.
REHEARSED = (
    b'{"kind":"open","policy":{"imports":null,"tools":[],"mounts":[],"env":{},'
    b'"limits":{"nanos":1000000000000,"memory":268435456,"recursion":1000,"calls":null}}}',
    b'{"kind":"run","code":"1 + 1","inputs":{},"file":"<cell>","interactive":false,"last":false}',
)


class Kernel(Conversation):
    """One session."""

    # False in a rehearsal.
    is_real = True
    # What `prepare` has made ahead, and what this process has mapped before there is a cell.
    ready_made = held = None

    def take_process(self):
        """Makes this process the session's, as far as that can be done before there is a host."""
        signal.signal(signal.SIGINT, self.interrupted)
        os.register_at_fork(after_in_child=self.be_a_copy)
        threading.stack_size(STACK)
        self.name_builtins()
        threading.excepthook = quiet_hook(threading.excepthook)
        sys.unraisablehook = quiet_hook(sys.unraisablehook)

    def name_builtins(self):
        builtins.__dict__[STOP] = Stop
        builtins.display = display.display

    def serve(self):
        """Runs until the host is gone."""
        self.is_direct = True
        self.make_ready()
        while True:
            self.answer(*self.next_request())

    def rehearse(self):
        """Goes through what a session goes through until its first cell has run, without a guest's code: the second time is faster."""
        link, path = self.link, sys.path[:]
        host, self.link = _socket.socketpair()
        # Nobody else reads, and nothing is bounded yet.
        self.watches, self.is_direct, self.is_real = True, True, False
        if not self.pipes:
            self.lay_pipes()
        self.listen()
        for text in REHEARSED:
            host.send(struct.pack("<I", len(text)) + text)
            self.answer(*self.next_request())
            host.recv(1 << 12)
        sys.path[:] = path
        linecache.cache.pop("<cell>", None)
        self.watches, self.is_real, self.link, self.readable = False, True, link, None
        self.ready_made, self.held = self.prepare(), mapped() + STACK

    def answer(self, kind, message):
        """Does what the host asks for."""
        if kind == "open":
            self.open(message["policy"])
            return
        if not self.is_reading and self.is_real:
            # As late as it can be: two threads of Python hold each other up.
            self.start_reading()
        if kind == "run":
            self.run(message)
        elif kind == "variables":
            self.list_variables()
        elif kind == "fork":
            self.fork()
        elif kind in ("upload", "download", "list"):
            self.send(asked_for_files(kind, message, self.most_bytes))
        else:
            hint = "use the `local` executor, or run the cells again"
            self.send('{"kind":"refused","reason":"a CPython session has no snapshots","hint":"%s"}' % hint)

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
            # Those that have ended meanwhile are waited for, so that nothing is left of them.
            self.copies = [copy for copy in self.copies if not os.waitpid(copy, os.WNOHANG)[0]] + [number]
            self.send('{"kind":"opened"}')
            return
        self.link.close()
        self.stop_reading()
        self.link, self.copies = link, []
        self.sending = threading.RLock()
        self.requests = queue.SimpleQueue()
        self.active, self.gate = False, []
        self.waiting = {}
        self.main = threading.main_thread().ident
        self.watches = False
        reseed()
        self.start_reading()

    def open(self, policy):
        self.limits = policy["limits"]
        memory = max(self.limits["memory"], 16 << 20)
        self.most_bytes, self.most_values = min(2 * memory, (1 << 31) - 1), min(memory // 16, MOST_VALUES)
        for name, value in policy["env"].items():
            os.environ[name] = value
        self.files = Files([mount["target"] for mount in policy["mounts"] if mount["access"] == "write"])
        self.names, self.protected = self.ready_made or self.prepare()
        self.ready_made = None
        for tool in policy["tools"]:
            self.protected[tool["name"]] = self.tool_function(tool)
        if policy["imports"] is not None:
            imports.install(policy["imports"])
        try:
            folder = policy["mounts"][0]["target"] if policy["mounts"] else HOME
            os.chdir(folder)
            sys.path.insert(0, folder)
        except OSError:
            pass
        sys.setrecursionlimit(self.limits["recursion"] + 10)
        self.limit_memory(self.limits["memory"])
        self.send('{"kind":"opened"}')

    def prepare(self):
        """The names of a session and those of them that stay, as no policy changes them."""
        names = self.namespace()
        names["__builtins__"] = builtins
        return names, {"final_answer": self.final_answer_function()}

    def namespace(self):
        """Where the guest's names are."""
        main = types.ModuleType("__main__")
        sys.modules["__main__"] = main
        sys.argv = [""]
        return main.__dict__

    def limit_memory(self, memory):
        """Bounds what is mapped from now on; a report may use a little more."""
        held = self.held or mapped()
        self.most_memory = held + memory
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = held + memory + RESERVE
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if self.is_real:
            resource.setrlimit(resource.RLIMIT_DATA, (min(self.most_memory, most), most))

    def with_reserve(self, whole):
        data = resource.RLIMIT_DATA
        try:
            hard = resource.getrlimit(data)[1]
            if self.is_real:
                resource.setrlimit(data, (hard if whole else min(self.most_memory, hard), hard))
        except (OSError, ValueError):
            pass

    def final_answer_function(self):
        kernel = self

        def final_answer(answer=None):
            """Ends the cell: this is the answer."""
            kernel.final_answer(answer)

        final_answer.__qualname__ = "final_answer"
        return final_answer

    def tool_function(self, tool):
        kernel, name = self, tool["name"]
        bound = binding(name, tool["parameters"])

        def call_now(*args, **kwargs):
            args, kwargs = bound(args, kwargs)
            return kernel.call(name, args, kwargs)

        async def call_awaited(*args, **kwargs):
            args, kwargs = bound(args, kwargs)
            return await kernel.call_awaited(name, args, kwargs)

        call = call_awaited if tool["asynchronous"] else call_now
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

                made = asyncio.run(made)
            value = made if compiled.gives_value else names.pop(VALUE, None)
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
        # Before it leaves: matplotlib closes its figures when a program ends.
        display.show_figures()
        if message["last"]:
            end = self.leave(end)
        streams.flush()
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
        except (TooLarge, MemoryError):
            return None

    def finish(self, end, last, began):
        """Sends how the cell ended. Guest code may still run in here (a `repr`), but nothing waits for it."""
        streams.flush()
        self.drain_all()
        if isinstance(self.reason, tuple):
            value = self.encode(self.reason[0])
            end = ("final_answer", value)
        elif self.reason is not None:
            # Also where code that nothing can pass through, a finaliser, has taken the stop.
            end = ("stopped", '"%s"' % self.reason)
        kind, value = end
        if value is None:
            kind, value = "stopped", '"memory"'
        shown = self.encode(display.shown[:]) or "[]" if display.shown else "[]"
        if not self.send_files():
            kind, value = "stopped", '"memory"'
        nanos = int((time.monotonic() - began) * 1e9)
        held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        usage = '"nanos":%d,"memory":%d,"operations":0,"calls":%d' % (nanos, held, self.calls)
        outcome = '{"end":"%s","value":%s,"logs":"","display":%s,%s}' % (kind, value, shown, usage)
        display.shown.clear()
        with self.sending:
            self.active = False
            self.deadline = self.reason = None
            self.waiting.clear()
            self.send('{"kind":"done","outcome":%s}' % outcome)

    def send_files(self):
        """Sends what the cell has changed; false where that is more than may be sent."""
        room = 2 * self.limits["memory"]
        for path, piece, more in self.files.changes():
            room -= len(path) + len(piece or b"") + 128
            if room < 0:
                return False
            self.send('{"kind":"file","path":%s,"piece":%s,"more":%s}' % tuple(encode(part, 1 << 30, 1) for part in (path, piece, more)))
        return True

    def list_variables(self):
        found = []
        for name, value in list(self.names.items()):
            if not name.startswith("_") and name not in self.protected:
                found.append([name, type(value).__name__, safe_repr(value, 200)])
        self.send('{"kind":"bound","variables":%s}' % encode(found, self.most_bytes, self.most_values))


def quiet_hook(original):
    """A thread or a finaliser that a stop has ended says nothing."""

    def hook(args):
        if not isinstance(args.exc_value, Stop):
            original(args)

    return hook


def mapped():
    """How many bytes this process has mapped to write to."""
    file = os.open("/proc/self/statm", os.O_RDONLY)
    pages = os.read(file, 256).split()[5]
    os.close(file)
    return int(pages) * PAGE


def reseed():
    """Sessions that began as copies of one process have randomness of their own; `random` itself sees to its."""
    if "numpy.random" in sys.modules:
        sys.modules["numpy.random"].seed(struct.unpack("8I", os.urandom(32)))


def remember_source(file, source):
    """Lets tracebacks show the lines of a cell."""
    lines = [line + "\n" for line in source.splitlines()]
    linecache.cache[file] = (len(source), None, lines, file)


def refusal(reason):
    """The message of a kernel that cannot begin."""
    reason = encode(reason, 1 << 16, 1)
    return '{"kind":"failed","reason":%s,"hint":"install it where `--python` says, or do not preload it"}' % reason


def main(walls, preload):
    """Serves one session on standard input, a socket. `walls` is what is said of them, `preload` the modules to import."""
    link = socket.socket(fileno=os.dup(0))
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.close(null)
    begin(Kernel(link), walls, preload)


def begin(kernel, walls, preload):
    """Greets the host, and serves it."""
    reason = imports.load(preload)
    if reason is not None:
        kernel.send(refusal(reason))
        os._exit(1)
    kernel.take_process()
    kernel.rehearse()
    gc.collect()
    gc.freeze()
    kernel.send('{"kind":"ready","walls":%s}' % walls)
    kernel.serve()
