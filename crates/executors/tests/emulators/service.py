"""What the emulated services have in common: an HTTP/1.1 server with routes, streams, faults on demand and a memory of requests.

For tests on one machine only: it listens on the loopback and puts no walls around anything. `control.py` is how a test speaks to it.
"""
import json
import re
import select
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

import control


class Failure(Exception):
    """An answer that says no."""

    def __init__(self, status, body, headers=()):
        super().__init__(status)
        self.status, self.body, self.headers = status, body, dict(headers)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Service(BaseHTTPRequestHandler):
    """One request. A service is a subclass with `ROUTES`: method, pattern of the path, function.

    What a group of a pattern matches is left out of the memory of requests, unless the group has a name.
    """

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    ROUTES = []

    def log_message(self, *_):
        pass

    def handle_any(self):
        url = urlsplit(self.path)
        self.path_only, self.query = url.path, {k: v[0] for k, v in parse_qs(url.query, keep_blank_values=True).items()}
        self.body = self.read_body()
        self.cut, self.memory = None, {}
        try:
            for method, pattern, function in self.ROUTES:
                found = re.fullmatch(pattern, self.path_only)
                if found and method == self.command:
                    self.remember(found)
                    self.fail_if_asked()
                    return function(self, *map(unquote, found.groups()))
            raise Failure(404, {"code": 404, "message": "no such method"})
        except Failure as failure:
            self.answer(failure.status, failure.body, failure.headers)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = handle_any

    def read_body(self):
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            parts = []
            while True:
                size = int(self.rfile.readline().split(b";")[0], 16)
                parts.append(self.rfile.read(size))
                self.rfile.readline()
                if not size:
                    return b"".join(parts)
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def remember(self, found):
        path, names = self.path_only, found.re.groupindex.values()
        for group in reversed(range(1, found.re.groups + 1)):
            if group not in names:
                path = path[: found.start(group)] + "ID" + path[found.end(group) :]
        try:
            body = json.loads(self.body)
        except ValueError:
            body = None
        self.memory = control.remember(self.command, path, self.query, [name.lower() for name in self.headers], body)

    def fail_if_asked(self):
        fault = control.fault("%s %s" % (self.command, self.path_only))
        if fault is None:
            return
        time.sleep(fault.get("delay", 0))
        self.cut = fault.get("cut")
        if self.cut == 0:
            self.sever()
        if "status" in fault:
            body = {"code": fault["status"], "message": fault.get("message", "asked for")}
            raise Failure(fault["status"], body, fault.get("headers", {}))

    def sever(self):
        """Ends the connection in the middle of whatever it is in."""
        self.connection.shutdown(socket.SHUT_RDWR)
        raise ConnectionResetError

    def json(self):
        try:
            return json.loads(self.body or b"{}")
        except ValueError:
            raise Failure(400, {"code": 400, "message": "no JSON"}) from None

    def answer(self, status, body=None, headers=(), kind="application/json"):
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        self.memory.update(status=status, answer=None if isinstance(body, bytes) else body)
        self.send_response(status)
        for name, value in dict(headers).items():
            self.send_header(name, value)
        if status != 204:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
        self._headers_buffer.append(b"\r\n" + data)
        self.flush_headers()

    def begin_stream(self, kind):
        self.memory.update(status=200)
        self.send_response(200)
        if kind:
            self.send_header("Content-Type", kind)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.streamed = 0

    def stream(self, data):
        if self.cut is not None and self.streamed + len(data) > self.cut:
            self.sever()
        self.streamed += len(data)
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def end_stream(self):
        self.wfile.write(b"0\r\n\r\n")
        self.wfile.flush()

    def is_gone(self):
        """Whether the client has closed its end."""
        if not select.select([self.connection], [], [], 0)[0]:
            return False
        try:
            return not self.connection.recv(1, socket.MSG_PEEK)
        except OSError:
            return True


def serve(service, port, machines, reap):
    """Serves until standard input ends, and ends the sandboxes that are left then."""
    server = Server(("127.0.0.1", port), service)
    threading.Thread(target=reap, daemon=True).start()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    control.serve(server.server_address[1], lambda: list(machines), lambda name: machines[name].kill())
    server.server_close()
    for left in list(machines.values()):
        left.kill()
