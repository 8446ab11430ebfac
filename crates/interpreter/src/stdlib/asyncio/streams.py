# The third part of `asyncio`: the interfaces of transports and protocols, and streams over what a program feeds them.
# Nothing here connects to anything: what would open a connection or start a process raises PermissionError.
# Coroutines of the guest wait here, and protocols and transports are classes that it derives.


class IncompleteReadError(EOFError):
    """The stream ended too early."""

    def __init__(self, partial, expected):
        shown = "undefined" if expected is None else repr(expected)
        super().__init__(f"{len(partial)} bytes read on a total of {shown} expected bytes")
        self.partial, self.expected = partial, expected

    def __reduce__(self):
        return type(self), (self.partial, self.expected)


class LimitOverrunError(Exception):
    """The separator is not within the limit."""

    def __init__(self, message, consumed):
        self.consumed = consumed
        super().__init__(message)

    def __reduce__(self):
        (message,) = self.args
        return LimitOverrunError, (message, self.consumed)


class SendfileNotAvailableError(RuntimeError):
    """There is no sendfile."""


def _interface(cls, names):
    # Methods that subclasses write.
    def method(name):
        def unwritten(self, *args, **kwargs):
            raise NotImplementedError
        unwritten.__name__, unwritten.__qualname__ = name, f"{cls.__name__}.{name}"
        return unwritten

    for name in names.split():
        if name not in cls.__dict__:
            setattr(cls, name, method(name))


class BaseTransport:
    """A connection, from the side of the program."""

    def __init__(self, extra=None):
        self._extra = {} if extra is None else extra

    def get_extra_info(self, name, default=None):
        return self._extra.get(name, default)


class ReadTransport(BaseTransport):
    """A connection that can be read."""


class WriteTransport(BaseTransport):
    """A connection that can be written."""

    def writelines(self, list_of_data):
        self.write(b"".join(list_of_data))


class Transport(ReadTransport, WriteTransport):
    """A connection for both."""


class DatagramTransport(BaseTransport):
    """A connection of separate messages."""


class SubprocessTransport(BaseTransport):
    """The connection to a process."""


_interface(BaseTransport, "is_closing close set_protocol get_protocol")
_interface(ReadTransport, "is_reading pause_reading resume_reading")
_interface(WriteTransport, "set_write_buffer_limits get_write_buffer_size get_write_buffer_limits write write_eof can_write_eof abort")
_interface(DatagramTransport, "sendto abort")
_interface(SubprocessTransport, "get_pid get_returncode get_pipe_transport send_signal terminate kill")


class BaseProtocol:
    """What a program does with a connection."""

    def connection_made(self, transport):
        pass

    def connection_lost(self, exc):
        pass

    def pause_writing(self):
        pass

    def resume_writing(self):
        pass


class Protocol(BaseProtocol):
    """… that is a stream."""

    def data_received(self, data):
        pass

    def eof_received(self):
        pass


class BufferedProtocol(BaseProtocol):
    """… that is a stream, into buffers of its own."""

    def get_buffer(self, sizehint):
        pass

    def buffer_updated(self, nbytes):
        pass

    def eof_received(self):
        pass


class DatagramProtocol(BaseProtocol):
    """… of separate messages."""

    def datagram_received(self, data, addr):
        pass

    def error_received(self, exc):
        pass


class SubprocessProtocol(BaseProtocol):
    """… to a process."""

    def pipe_data_received(self, fd, data):
        pass

    def pipe_connection_lost(self, fd, exc):
        pass

    def process_exited(self):
        pass


class AbstractServer:
    """What a server can do."""

    async def __aenter__(self):
        return self

    async def __aexit__(self, *details):
        self.close()
        await self.wait_closed()


_interface(AbstractServer, "close get_loop is_serving start_serving serve_forever wait_closed")


class Server(AbstractServer):
    """A server: none can be started here."""

    sockets = property(lambda self: ())


class AbstractEventLoopPolicy:
    """Which loop a program gets."""


_interface(AbstractEventLoopPolicy, "get_event_loop set_event_loop new_event_loop get_child_watcher set_child_watcher")
_interface(
    AbstractEventLoop,
    "add_reader add_signal_handler add_writer call_at call_exception_handler call_later call_soon call_soon_threadsafe close connect_accepted_socket connect_read_pipe "
    "connect_write_pipe create_connection create_datagram_endpoint create_future create_server create_task create_unix_connection create_unix_server "
    "default_exception_handler get_debug get_exception_handler get_task_factory getaddrinfo getnameinfo is_closed is_running remove_reader remove_signal_handler "
    "remove_writer run_forever run_in_executor run_until_complete sendfile set_debug set_default_executor set_exception_handler set_task_factory shutdown_asyncgens "
    "shutdown_default_executor sock_accept sock_connect sock_recv sock_recv_into sock_recvfrom sock_recvfrom_into sock_sendall sock_sendfile sock_sendto start_tls stop "
    "subprocess_exec subprocess_shell time",
)
SelectorEventLoop = BaseEventLoop = _UnixSelectorEventLoop


class StreamReader:
    """Bytes that arrive: `feed_data` brings them."""

    def __init__(self, limit=2**16, loop=None):
        if limit <= 0:
            raise ValueError("Limit cannot be <= 0")
        self._limit, self._loop = limit, loop
        self._buffer = bytearray()
        self._eof = False
        self._exception = None
        self._waiter = None

    def exception(self):
        return self._exception

    def set_exception(self, exc):
        self._exception = exc
        self._wake()

    def set_transport(self, transport):
        self._transport = transport

    def feed_data(self, data):
        assert not self._eof, "feed_data after feed_eof"
        if data:
            self._buffer += data
            self._wake()

    def feed_eof(self):
        self._eof = True
        self._wake()

    def at_eof(self):
        return self._eof and not self._buffer

    def _wake(self):
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def _more(self, who):
        # Waits until there is more, or the end.
        if self._waiter is not None:
            raise RuntimeError(f"{who}() called while another coroutine is already waiting for incoming data")
        self._waiter = get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def _take(self, size):
        taken = bytes(self._buffer[:size])
        del self._buffer[:size]
        return taken

    def _check(self):
        if self._exception is not None:
            raise self._exception

    async def read(self, n=-1):
        self._check()
        if n == 0:
            return b""
        while not self._eof and (n < 0 or not self._buffer):
            await self._more("read")
        return self._take(len(self._buffer) if n < 0 else n)

    async def readexactly(self, n):
        if n < 0:
            raise ValueError("readexactly size can not be less than zero")
        self._check()
        while len(self._buffer) < n:
            if self._eof:
                raise IncompleteReadError(self._take(n), n)
            await self._more("readexactly")
        return self._take(n)

    async def readuntil(self, separator=b"\n"):
        if not separator:
            raise ValueError("Separator should be at least one-byte string")
        self._check()
        while (at := self._buffer.find(separator)) < 0:
            checked = len(self._buffer) + 1 - len(separator)
            if checked > self._limit:
                raise LimitOverrunError("Separator is not found, and chunk exceed the limit", checked)
            if self._eof:
                raise IncompleteReadError(self._take(len(self._buffer)), None)
            await self._more("readuntil")
        if at > self._limit:
            raise LimitOverrunError("Separator is found, but chunk is longer than limit", at)
        return self._take(at + len(separator))

    async def readline(self):
        try:
            return await self.readuntil(b"\n")
        except IncompleteReadError as error:
            return error.partial
        except LimitOverrunError as error:
            end = error.consumed
            del self._buffer[:end + 1 if self._buffer.startswith(b"\n", end) else len(self._buffer)]
            raise ValueError(error.args[0]) from None

    def __aiter__(self):
        return self

    async def __anext__(self):
        line = await self.readline()
        if not line:
            raise StopAsyncIteration
        return line


def _of_transport(name):
    def method(self):
        return getattr(self._transport, name)()
    method.__name__, method.__qualname__ = name, "StreamWriter." + name
    return method


class StreamWriter:
    """Bytes that leave, through a transport."""

    def __init__(self, transport, protocol, reader, loop):
        self._transport, self._protocol, self._reader, self._loop = transport, protocol, reader, loop

    transport = property(lambda self: self._transport)

    def write(self, data):
        self._transport.write(data)

    def writelines(self, data):
        self._transport.writelines(data)

    write_eof = _of_transport("write_eof")
    can_write_eof = _of_transport("can_write_eof")
    close = _of_transport("close")
    is_closing = _of_transport("is_closing")

    async def wait_closed(self):
        await sleep(0)

    def get_extra_info(self, name, default=None):
        return self._transport.get_extra_info(name, default)

    async def drain(self):
        if self._reader is not None and self._reader.exception() is not None:
            raise self._reader.exception()
        await sleep(0)

    async def start_tls(self, sslcontext, *, server_hostname=None, ssl_handshake_timeout=None):
        _denied_stream("start_tls")


class StreamReaderProtocol(Protocol):
    """Feeds a reader with what a connection receives."""

    def __init__(self, stream_reader, client_connected_cb=None, loop=None):
        self._reader, self._connected, self._loop = stream_reader, client_connected_cb, loop

    def connection_made(self, transport):
        self._reader.set_transport(transport)
        if self._connected is not None:
            answer = self._connected(self._reader, StreamWriter(transport, self, self._reader, self._loop))
            if iscoroutine(answer):
                create_task(answer)

    def connection_lost(self, exc):
        if exc is None:
            self._reader.feed_eof()
        else:
            self._reader.set_exception(exc)

    def data_received(self, data):
        self._reader.feed_data(data)

    def eof_received(self):
        self._reader.feed_eof()
        return True


def _denied_stream(name):
    raise PermissionError(f"asyncio.{name}() is not allowed here: there is no network and there are no processes (call a tool of the host)")


async def open_connection(host=None, port=None, *, limit=2**16, **kwds):
    _denied_stream("open_connection")


async def start_server(client_connected_cb, host=None, port=None, *, limit=2**16, **kwds):
    _denied_stream("start_server")


async def open_unix_connection(path=None, *, limit=2**16, **kwds):
    _denied_stream("open_unix_connection")


async def start_unix_server(client_connected_cb, path=None, *, limit=2**16, **kwds):
    _denied_stream("start_unix_server")


async def create_subprocess_exec(program, *args, stdin=None, stdout=None, stderr=None, limit=2**16, **kwds):
    _denied_stream("create_subprocess_exec")


async def create_subprocess_shell(cmd, stdin=None, stdout=None, stderr=None, limit=2**16, **kwds):
    _denied_stream("create_subprocess_shell")


def _get_running_loop():
    return _running[0]


def _name_streams():
    homes = {
        "asyncio.exceptions": (IncompleteReadError, LimitOverrunError, SendfileNotAvailableError),
        "asyncio.transports": (BaseTransport, ReadTransport, WriteTransport, Transport, DatagramTransport, SubprocessTransport),
        "asyncio.protocols": (BaseProtocol, Protocol, BufferedProtocol, DatagramProtocol, SubprocessProtocol),
        "asyncio.events": (AbstractServer, AbstractEventLoopPolicy),
        "asyncio.base_events": (Server,),
        "asyncio.streams": (StreamReader, StreamWriter, StreamReaderProtocol),
    }
    for module, classes in homes.items():
        for cls in classes:
            cls.__module__ = module
            __all__.append(cls.__name__)
    __all__.extend("SelectorEventLoop BaseEventLoop open_connection start_server open_unix_connection start_unix_server create_subprocess_exec create_subprocess_shell".split())


_name_streams()
del _name_streams, _interface
_as_native(Future, "_asyncio.Future")
_as_native(Task, "_asyncio.Task")
