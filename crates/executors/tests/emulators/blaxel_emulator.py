"""An emulator of Blaxel on one port: the control plane, and in every sandbox its processes, files and code interpreter.

It really runs what it is sent, without walls. Images and regions are names only; there are no previews, volumes and archives.
"""
import base64
import os
import pathlib
import secrets
import shutil
import signal
import sys
import threading
import time
from email.utils import formatdate

from machine import MACHINES, Machine, Process, parts_of, reap
from service import Failure, Service, serve

KEY = os.environ.get("EMULATED_KEY", "bl_emulated")
WORKSPACE = "emulated"
CREDENTIALS = base64.b64encode(b"client:secret").decode()
TOKENS = set()
IMAGES = ("blaxel/jupyter-server", "blaxel/base-image:latest")
LOCK = threading.Lock()


def seconds(ttl):
    return float(ttl[:-1]) * {"s": 1, "m": 60, "h": 3600, "d": 86400}[ttl[-1]]


class Sandbox(Machine):
    def __init__(self, name, asked, base):
        runtime = asked["spec"]["runtime"]
        super().__init__(name, "blaxel", {env["name"]: env["value"] for env in runtime.get("envs") or []}, seconds(runtime.get("ttl", "24h")))
        self.asked, self.url = asked, "%s/sbx/%s" % (base, name)

    def describe(self):
        metadata = {**self.asked.get("metadata", {}), "name": self.id, "url": self.url, "workspace": WORKSPACE}
        return {"metadata": metadata, "spec": self.asked["spec"], "status": "DEPLOYED", "events": []}

    def path(self, given):
        if given.startswith("/tmp") or given.startswith(str(self.home)):
            return pathlib.Path(given)
        return self.home / given.lstrip("/")


class Running(Process):
    """A command, and all the lines that it wrote."""

    def __init__(self, sandbox, asked):
        self.asked, self.lines, self.changed = asked, [], threading.Condition()
        self.partial = {"stdout": b"", "stderr": b""}
        self.started, self.completed, self.status = time.time(), None, "running"
        cwd = sandbox.path(asked["workingDir"]) if asked.get("workingDir") else None
        super().__init__(sandbox, ["/bin/sh", "-c", asked["command"]], asked.get("stdin"), cwd, asked.get("env"))
        self.pid = str(self.child.pid)
        self.name = asked.get("name") or "proc-" + secrets.token_hex(4)
        self.begin()

    def heard(self, name, data):
        *whole, self.partial[name] = (self.partial[name] + data).split(b"\n")
        self.add(name, whole)

    def add(self, name, lines):
        with self.changed:
            self.lines.extend((name, line.decode(errors="replace")) for line in lines)
            self.changed.notify_all()

    def limit(self):
        return self.asked.get("timeout") or None

    def ended(self):
        for name, rest in self.partial.items():
            self.add(name, [rest] if rest else [])
        with self.changed:
            self.completed = time.time()
            if self.status == "running":
                self.status = "completed" if self.child.returncode == 0 else "failed"
            self.changed.notify_all()

    def kill(self, number, status="killed"):
        if self.completed is None:
            self.status = status
        super().kill(number)

    def text(self, *names):
        return "".join(line + "\n" for name, line in self.lines if name in names)

    def describe(self):
        code = self.child.returncode
        return {
            "pid": self.pid,
            "name": self.name,
            "command": self.asked["command"],
            "status": self.status if self.completed or self.status == "running" else "running",
            "exitCode": 0 if code is None else code if code >= 0 else 128 - code,
            "startedAt": formatdate(self.started, usegmt=True),
            "completedAt": formatdate(self.completed, usegmt=True) if self.completed else "",
            "workingDir": self.asked.get("workingDir") or "/",
            "stdout": self.text("stdout"),
            "stderr": self.text("stderr"),
            "logs": self.text("stdout", "stderr"),
            "stdin": bool(self.asked.get("stdin")),
        }

    def follow(self, service):
        """Every line so far and to come, until the process ends."""
        service.begin_stream("text/plain")
        at, quiet = 0, time.time()
        while True:
            with self.changed:
                if at == len(self.lines) and self.completed is None:
                    self.changed.wait(0.1)
                new = self.lines[at:]
                done = self.completed is not None and at + len(new) == len(self.lines)
            at += len(new)
            if new:
                service.stream("".join("%s:%s\n" % line for line in new).encode())
            if done:
                return service.end_stream()
            if service.is_gone():
                return None
            if time.time() - quiet > 10:
                quiet = time.time()
                service.stream(b"[keepalive]\n")


class Blaxel(Service):
    def authorised(self):
        given = self.headers.get("X-Blaxel-Authorization", "").removeprefix("Bearer ")
        if given != KEY and given not in TOKENS:
            raise Failure(401, {"code": 401, "message": "invalid credentials"})
        if self.headers.get("X-Blaxel-Workspace") != WORKSPACE:
            raise Failure(403, {"code": 403, "message": "no access to this workspace"})

    def token(self):
        if self.headers.get("Authorization") != "Basic " + CREDENTIALS:
            raise Failure(401, {"code": 401, "message": "invalid client credentials"})
        # There is one that is good: the last.
        TOKENS.clear()
        TOKENS.add("token_" + secrets.token_hex(8))
        self.answer(200, {"access_token": max(TOKENS), "refresh_token": "", "expires_in": 3600, "token_type": "Bearer"})

    def create(self):
        self.authorised()
        asked = self.json()
        if asked["spec"]["runtime"]["image"] not in IMAGES:
            raise Failure(404, {"code": 404, "message": "image %s not found" % asked["spec"]["runtime"]["image"]})
        with LOCK:
            name = asked.get("metadata", {}).get("name") or "sandbox-" + secrets.token_hex(5)
            if name not in MACHINES:
                MACHINES[name] = Sandbox(name, asked, "http://" + self.headers["Host"])
            elif self.query.get("createIfNotExist") != "true":
                raise Failure(409, {"code": 409, "message": "sandbox %s already exists" % name})
        self.answer(200, MACHINES[name].describe())

    def owned(self, name):
        self.authorised()
        if name not in MACHINES:
            raise Failure(404, {"code": 404, "message": "sandbox %s not found" % name})
        return MACHINES[name]

    def list(self):
        self.authorised()
        self.answer(200, [sandbox.describe() for sandbox in list(MACHINES.values())])

    def info(self, name):
        self.answer(200, self.owned(name).describe())

    def delete(self, name):
        sandbox = self.owned(name)
        sandbox.kill()
        self.answer(200, {**sandbox.describe(), "status": "DELETING"})

    # In a sandbox.

    def start(self, name):
        sandbox, asked = self.owned(name), self.json()
        process = Running(sandbox, asked)
        sandbox.processes[process.pid] = sandbox.processes[process.name] = process
        if asked.get("waitForCompletion"):
            with process.changed:
                process.changed.wait_for(lambda: process.completed is not None)
        self.answer(200, process.describe())

    def process_of(self, name, number):
        sandbox = self.owned(name)
        if number not in sandbox.processes:
            raise Failure(404, {"error": "process not found"})
        return sandbox.processes[number]

    def processes(self, name):
        self.answer(200, [process.describe() for process in set(self.owned(name).processes.values())])

    def process_info(self, name, number):
        self.answer(200, self.process_of(name, number).describe())

    def process_logs(self, name, number):
        process = self.process_of(name, number)
        self.answer(200, {key: process.describe()[key] for key in ("logs", "stdout", "stderr")})

    def process_stream(self, name, number):
        self.process_of(name, number).follow(self)

    def process_input(self, name, number):
        process = self.process_of(name, number)
        if not process.asked.get("stdin") or process.child.stdin.closed:
            raise Failure(409, {"error": "the process has no stdin"})
        try:
            process.write(self.body)
        except OSError as error:
            raise Failure(409, {"error": str(error)}) from None
        self.answer(200, {"message": "written"})

    def process_input_end(self, name, number):
        self.process_of(name, number).child.stdin.close()
        self.answer(200, {"message": "closed"})

    def process_stop(self, name, number):
        self.process_of(name, number).kill(signal.SIGTERM, "stopped")
        self.answer(200, {"message": "stopped"})

    def process_kill(self, name, number):
        self.process_of(name, number).kill(signal.SIGKILL)
        self.answer(200, {"message": "killed"})

    def read_path(self, name, path):
        found = self.owned(name).path(path)
        if not found.exists():
            raise Failure(404, {"error": "no such file or directory: " + path})

        def described(file):
            owned = {"owner": "root", "group": "root", "permissions": "-rw-r--r--", "lastModified": formatdate(file.stat().st_mtime)}
            return {"name": file.name, "path": str(file), "size": file.stat().st_size, **owned}

        if found.is_dir():
            inside = sorted(found.iterdir())
            folders = [{"name": file.name, "path": str(file)} for file in inside if file.is_dir()]
            files = [described(file) for file in inside if not file.is_dir()]
            return self.answer(200, {"name": found.name, "path": path, "files": files, "subdirectories": folders})
        if self.headers.get("Accept") == "application/octet-stream":
            return self.answer(200, found.read_bytes(), kind="application/octet-stream")
        return self.answer(200, {**described(found), "content": found.read_text(errors="replace")})

    def write_path(self, name, path):
        found, kind = self.owned(name).path(path), self.headers.get("Content-Type", "")
        if kind.startswith("multipart/form-data"):
            data = next(data for name, data in parts_of(kind, self.body) if name)
        else:
            asked = self.json()
            if asked.get("isDirectory"):
                found.mkdir(parents=True, exist_ok=True)
                return self.answer(200, {"message": "made", "path": path})
            data = asked.get("content", "").encode()
        found.parent.mkdir(parents=True, exist_ok=True)
        found.write_bytes(data)
        return self.answer(200, {"message": "written", "path": path})

    def remove_path(self, name, path):
        found = self.owned(name).path(path)
        if not found.exists():
            raise Failure(404, {"error": "no such file or directory: " + path})
        if found.is_dir():
            if self.query.get("recursive") != "true" and any(found.iterdir()):
                raise Failure(422, {"error": "directory not empty"})
            shutil.rmtree(found)
        else:
            found.unlink()
        self.answer(200, {"message": "removed", "path": path})

    def execute(self, name):
        sandbox, asked = self.owned(name), self.json()
        sandbox.context(asked.get("context_id") or "").execute(self, asked["code"], asked.get("env_vars"))

    def create_context(self, name):
        self.answer(200, self.owned(name).new_context(self.json()).describe())

    ROUTES = [
        ("POST", r"/v0/oauth/token", token),
        ("POST", r"/v0/sandboxes", create),
        ("GET", r"/v0/sandboxes", list),
        ("GET", r"/v0/sandboxes/([\w-]+)", info),
        ("DELETE", r"/v0/sandboxes/([\w-]+)", delete),
        ("POST", r"/sbx/([\w-]+)/process", start),
        ("GET", r"/sbx/([\w-]+)/process", processes),
        ("GET", r"/sbx/([\w-]+)/process/([\w-]+)", process_info),
        ("GET", r"/sbx/([\w-]+)/process/([\w-]+)/logs", process_logs),
        ("GET", r"/sbx/([\w-]+)/process/([\w-]+)/logs/stream", process_stream),
        ("POST", r"/sbx/([\w-]+)/process/([\w-]+)/stdin", process_input),
        ("DELETE", r"/sbx/([\w-]+)/process/([\w-]+)/stdin", process_input_end),
        ("DELETE", r"/sbx/([\w-]+)/process/([\w-]+)", process_stop),
        ("DELETE", r"/sbx/([\w-]+)/process/([\w-]+)/kill", process_kill),
        ("GET", r"/sbx/([\w-]+)/filesystem/(.+)", read_path),
        ("PUT", r"/sbx/([\w-]+)/filesystem/(.+)", write_path),
        ("DELETE", r"/sbx/([\w-]+)/filesystem/(.+)", remove_path),
        ("POST", r"/sbx/([\w-]+)/port/8888/execute", execute),
        ("POST", r"/sbx/([\w-]+)/port/8888/contexts", create_context),
    ]


if __name__ == "__main__":
    serve(Blaxel, int(sys.argv[1]) if len(sys.argv) > 1 else 0, MACHINES, reap)
