"""An emulator of E2B on one port: the control plane, envd and the code interpreter, as the SDK of 2026 speaks to them.

It really runs what it is sent, without walls. Templates are names only; there is no proxy, no metrics and no snapshot.
"""
import base64
import datetime
import gzip
import json
import os
import queue
import secrets
import shutil
import signal
import stat
import struct
import sys
import time

from machine import MACHINES, Machine, Process, parts_of, reap
from service import Failure, Service, serve

KEY = os.environ.get("EMULATED_KEY", "e2b_emulated")
TEMPLATES = ("code-interpreter-v1", "base", "older")
# How many sandboxes are on a page of a list where nobody asks for another number.
PAGE = 2
MADE = {}
CODES = {"not_found": 404, "already_exists": 409, "invalid_argument": 400, "unauthenticated": 401}


def stamp(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).isoformat().replace("+00:00", "Z")


class Sandbox(Machine):
    def __init__(self, asked):
        super().__init__(secrets.token_hex(10), "e2b", asked.get("envVars") or {}, asked.get("timeout", 300))
        self.asked, self.token = asked, secrets.token_hex(16)
        self.network = {"allowInternetAccess": asked.get("allow_internet_access", True)}

    def describe(self):
        return {
            "templateID": self.asked["templateID"],
            "sandboxID": self.id,
            "clientID": "emulated",
            "envdVersion": "0.3.5" if self.asked["templateID"] == "older" else "0.6.13",
            "envdAccessToken": self.token,
            "trafficAccessToken": None,
            "domain": None,
        }

    def listed(self):
        return {
            **self.describe(),
            "startedAt": stamp(self.started),
            "endAt": stamp(self.ends),
            "cpuCount": 2,
            "memoryMB": 512,
            "diskSizeMB": 1024,
            "state": self.state,
            "metadata": self.asked.get("metadata") or {},
            **self.network,
        }

    def path(self, given):
        if given.startswith("/home/user"):
            given = given[len("/home/user") :].lstrip("/")
        return self.home / given.removeprefix("~/")


class Running(Process):
    """A command, whose output waits until somebody has it."""

    def __init__(self, sandbox, asked):
        config = asked["process"]
        self.config, self.output = config, queue.Queue(maxsize=256)
        command = [config["cmd"], *config.get("args", [])]
        cwd = sandbox.path(config["cwd"]) if config.get("cwd") else None
        super().__init__(sandbox, command, asked.get("stdin"), cwd, config.get("envs"))
        self.pid = self.child.pid
        sandbox.processes[self.pid] = self
        self.begin()

    def heard(self, name, data):
        self.output.put({"data": {name: base64.b64encode(data).decode()}})

    def ended(self):
        status = self.child.returncode
        self.machine.processes.pop(self.child.pid, None)
        said = "exit status %d" % status if status >= 0 else "signal: %s" % signal.Signals(-status).name
        self.output.put({"end": {"exitCode": status if status >= 0 else -1, "exited": status >= 0, "status": said}})

    def follow(self, service, deadline):
        service.begin_stream("application/connect+json")
        frame(service, {"event": {"start": {"pid": self.pid}}})
        quiet = time.time()
        while True:
            try:
                event = self.output.get(timeout=0.1)
            except queue.Empty:
                if deadline and time.time() > deadline:
                    self.kill(signal.SIGKILL)
                    deadline = None
                if service.is_gone():
                    return
                if time.time() - quiet > float(service.headers.get("Keepalive-Ping-Interval", 90)):
                    quiet = time.time()
                    frame(service, {"event": {"keepalive": {}}})
                continue
            frame(service, {"event": event})
            if "end" in event:
                frame(service, {}, 2)
                return service.end_stream()


def frame(service, message, flags=0):
    data = json.dumps(message).encode()
    service.stream(struct.pack(">BI", flags, len(data)) + data)


def connect_error(code, message):
    return Failure(CODES[code], {"code": code, "message": message})


def entry(sandbox, path):
    info = path.lstat()
    kind = "SYMLINK" if path.is_symlink() else "DIRECTORY" if path.is_dir() else "FILE"
    return {
        "name": path.name,
        "type": "FILE_TYPE_" + kind,
        "path": str(path).replace(str(sandbox.home), "/home/user", 1),
        "size": str(info.st_size),
        "mode": stat.S_IMODE(info.st_mode),
        "permissions": stat.filemode(info.st_mode),
        "owner": "user",
        "group": "user",
        "modifiedTime": stamp(info.st_mtime),
    }


class E2b(Service):
    # The control plane.

    def authorised(self):
        if self.headers.get("X-API-KEY") != KEY:
            raise Failure(401, {"code": 401, "message": "Invalid API key"})

    def owned(self, number):
        self.authorised()
        if number not in MACHINES:
            raise Failure(404, {"code": 404, "message": "sandbox %s not found" % number})
        return MACHINES[number]

    def create(self):
        self.authorised()
        asked = self.json()
        if asked.get("templateID") not in TEMPLATES:
            raise Failure(404, {"code": 404, "message": "template '%s' not found" % asked.get("templateID")})
        once = self.headers.get("Idempotency-Key")
        made = MADE.get(once) or Sandbox(asked)
        if once:
            MADE[once] = made
        self.answer(201, made.describe())

    def connect(self, number):
        sandbox = self.owned(number)
        resumed, sandbox.state = sandbox.state == "paused", "running"
        sandbox.set_timeout(self.json().get("timeout", 300))
        self.answer(201 if resumed else 200, sandbox.describe())

    def list(self):
        self.authorised()
        states = self.query.get("state", "running,paused").split(",")
        found = [sandbox.listed() for sandbox in list(MACHINES.values()) if sandbox.state in states]
        begin = int(self.query.get("nextToken") or 0)
        end = begin + int(self.query.get("limit") or PAGE)
        self.answer(200, found[begin:end], {"X-Next-Token": str(end)} if end < len(found) else {})

    def info(self, number):
        self.answer(200, self.owned(number).listed())

    def change_timeout(self, number):
        self.owned(number).set_timeout(self.json()["timeout"])
        self.answer(204)

    def pause(self, number):
        sandbox = self.owned(number)
        if sandbox.state == "paused":
            raise Failure(409, {"code": 409, "message": "sandbox is already paused"})
        sandbox.state = "paused"
        self.answer(204)

    def network(self, number):
        self.owned(number).network["network"] = self.json()
        self.answer(204)

    def kill(self, number):
        self.owned(number).kill()
        self.answer(204)

    # In a sandbox.

    def sandbox(self, checked=True):
        sandbox = MACHINES.get(self.headers.get("E2b-Sandbox-Id"))
        if sandbox is None or sandbox.state != "running":
            raise Failure(502, {"sandboxId": self.headers.get("E2b-Sandbox-Id"), "message": "The sandbox was not found", "code": 502})
        if checked and self.headers.get("X-Access-Token") != sandbox.token:
            raise Failure(401, {"code": 401, "message": "invalid access token"})
        if checked and sandbox.asked["templateID"] == "older" and self.path_only != "/execute":
            self.check_user()
        return sandbox

    def check_user(self):
        """An older server does not know by itself whose processes and files are meant, and takes files in forms only."""
        named = self.headers.get("Authorization") == "Basic dXNlcjo=" or self.query.get("username") == "user"
        if not named or self.headers.get("Content-Type") == "application/octet-stream":
            raise Failure(401, {"code": 401, "message": "no user specified"})

    def health(self):
        self.sandbox(checked=False)
        if self.headers.get("E2b-Sandbox-Port") == "49999":
            return self.answer(200, "OK")
        return self.answer(204)

    def read_file(self):
        path = self.sandbox().path(self.query["path"])
        if not path.exists():
            raise Failure(404, {"code": 404, "message": "path '%s' does not exist" % self.query["path"]})
        if path.is_dir():
            raise Failure(400, {"code": 400, "message": "path '%s' is a directory" % self.query["path"]})
        self.answer(200, path.read_bytes(), kind="application/octet-stream")

    def write_files(self):
        sandbox, kind = self.sandbox(), self.headers.get("Content-Type", "")
        parts = []
        if kind.startswith("multipart/form-data"):
            parts = [(self.query.get("path") or name, data) for name, data in parts_of(kind, self.body)]
        else:
            data = gzip.decompress(self.body) if self.headers.get("Content-Encoding") == "gzip" else self.body
            parts = [(self.query["path"], data)]
        written = []
        for name, data in parts:
            path = sandbox.path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            written.append({"path": name, "name": path.name, "type": "file"})
        self.answer(200, written)

    def filesystem(self, method):
        sandbox, asked = self.sandbox(), self.json()
        path = sandbox.path(asked.get("path") or asked.get("source", ""))
        if method == "MakeDir":
            if path.is_dir():
                raise connect_error("already_exists", "directory already exists: %s" % asked["path"])
            path.mkdir(parents=True)
        elif method == "Remove":
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
            return self.answer(200, {})
        elif not path.exists():
            raise connect_error("not_found", "path not found: %s" % asked.get("path"))
        elif method == "ListDir":
            return self.answer(200, {"entries": [entry(sandbox, found) for found in sorted(path.iterdir())]})
        elif method == "Move":
            path = path.rename(sandbox.path(asked["destination"]))
        self.answer(200, {"entry": entry(sandbox, path)})

    def process(self, method):
        sandbox = self.sandbox()
        if method == "Start":
            flags, length = struct.unpack(">BI", self.body[:5])
            asked = json.loads(self.body[5 : 5 + length])
            limit = int(self.headers.get("Connect-Timeout-Ms") or 0) / 1000
            try:
                process = Running(sandbox, asked)
            except OSError as error:
                self.begin_stream("application/connect+json")
                frame(self, {"error": {"code": "invalid_argument", "message": str(error)}}, 2)
                return self.end_stream()
            return process.follow(self, time.time() + limit if limit else None)
        if method == "List":
            running = [{"config": process.config, "pid": process.pid} for process in sandbox.processes.values()]
            return self.answer(200, {"processes": running})
        asked = self.json()
        process = sandbox.processes.get(asked["process"].get("pid"))
        if process is None:
            raise connect_error("not_found", "process not found")
        if method == "SendInput":
            try:
                process.write(base64.b64decode(asked["input"]["stdin"]))
            except OSError as error:
                raise connect_error("invalid_argument", str(error)) from None
        elif method == "CloseStdin":
            process.child.stdin.close()
        elif method == "SendSignal":
            process.kill(getattr(signal, asked["signal"].removeprefix("SIGNAL_")))
        return self.answer(200, {})

    # The code interpreter.

    def execute(self):
        sandbox, asked = self.sandbox(), self.json()
        if not isinstance(asked.get("code"), str):
            raise Failure(422, {"detail": "code is text"})
        if asked.get("context_id") and asked.get("language"):
            raise Failure(400, b"Only one of context_id or language can be provided")
        sandbox.context(asked.get("context_id") or "").execute(self, asked["code"], asked.get("env_vars"))

    def create_context(self):
        self.answer(200, self.sandbox(checked=False).new_context(self.json()).describe())

    def list_contexts(self):
        self.answer(200, [context.describe() for context in self.sandbox(checked=False).contexts.values()])

    def restart_context(self, number):
        self.sandbox(checked=False).context(number).restart()
        self.answer(200, b"null")

    def remove_context(self, number):
        sandbox = self.sandbox(checked=False)
        sandbox.context(number).close()
        del sandbox.contexts[number]
        self.answer(200, b"null")

    ROUTES = [
        ("POST", r"(?:/v2)?/sandboxes", create),
        ("GET", r"(?:/v2)?/sandboxes", list),
        ("GET", r"(?:/v2)?/sandboxes/(\w+)", info),
        ("DELETE", r"(?:/v2)?/sandboxes/(\w+)", kill),
        ("POST", r"(?:/v2)?/sandboxes/(\w+)/(?:connect|resume)", connect),
        ("POST", r"(?:/v2)?/sandboxes/(\w+)/timeout", change_timeout),
        ("POST", r"(?:/v2)?/sandboxes/(\w+)/pause", pause),
        ("PUT", r"(?:/v2)?/sandboxes/(\w+)/network", network),
        ("GET", r"/health", health),
        ("GET", r"/files", read_file),
        ("POST", r"/files", write_files),
        ("POST", r"/filesystem\.Filesystem/(?P<method>\w+)", filesystem),
        ("POST", r"/process\.Process/(?P<method>\w+)", process),
        ("POST", r"/execute", execute),
        ("POST", r"/contexts", create_context),
        ("GET", r"/contexts", list_contexts),
        ("POST", r"/contexts/([\w-]+)/restart", restart_context),
        ("DELETE", r"/contexts/([\w-]+)", remove_context),
    ]


if __name__ == "__main__":
    serve(E2b, int(sys.argv[1]) if len(sys.argv) > 1 else 0, MACHINES, reap)
