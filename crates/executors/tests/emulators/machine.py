"""A sandbox of an emulated service: a folder, an environment, processes and contexts, and an end to its life.

It puts no walls around what it runs: for tests on one machine only.
"""
import email
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time

from interpreter import Context
from service import Failure

MACHINES = {}


class Machine:
    """A sandbox. It is in `MACHINES` under its name for as long as it lives."""

    def __init__(self, name, service, envs, lifetime):
        self.id, self.envs, self.state = name, envs, "running"
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="emulated-%s-" % service))
        self.processes, self.contexts = {}, {}
        self.started = time.time()
        self.set_timeout(lifetime)
        MACHINES[name] = self

    def set_timeout(self, seconds):
        self.ends = time.time() + seconds

    def context(self, number):
        """The context of that number; without one, that which every sandbox has."""
        if number and number not in self.contexts:
            raise Failure(404, b"Context %s not found" % number.encode())
        if number not in self.contexts:
            self.contexts[number] = Context(cwd=str(self.home), envs=self.envs)
        return self.contexts[number]

    def new_context(self, asked):
        context = Context(asked.get("language") or "python", asked.get("cwd") or str(self.home), self.envs)
        self.contexts[context.id] = context
        return context

    def kill(self):
        MACHINES.pop(self.id, None)
        for process in list(self.processes.values()):
            process.kill(signal.SIGKILL)
        for context in self.contexts.values():
            context.close()
        shutil.rmtree(self.home, ignore_errors=True)


class Process:
    """A command. After `begin`, `heard` is given its output, and `ended` is called when there is no more, on threads of their own."""

    def __init__(self, machine, command, stdin, cwd, envs):
        self.machine = machine
        self.child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE if stdin else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            cwd=cwd or machine.home,
            env={"PATH": os.environ["PATH"], "HOME": str(machine.home), **machine.envs, **(envs or {})},
            start_new_session=True,
        )

    def begin(self):
        pipes = (("stdout", self.child.stdout), ("stderr", self.child.stderr))
        self.readers = [threading.Thread(target=self.read, args=pair, daemon=True) for pair in pipes]
        for reader in self.readers:
            reader.start()
        threading.Thread(target=self.wait, daemon=True).start()

    def read(self, name, pipe):
        while True:
            data = os.read(pipe.fileno(), 32 << 10)
            if not data:
                return
            self.heard(name, data)

    def wait(self):
        try:
            self.child.wait(self.limit())
        except subprocess.TimeoutExpired:
            self.kill(signal.SIGKILL)
            self.child.wait()
        for reader in self.readers:
            reader.join(1)
        self.ended()

    def limit(self):
        """How long it may take, in seconds."""
        return None

    def write(self, data):
        while data:
            data = data[os.write(self.child.stdin.fileno(), data) :]

    def kill(self, number):
        try:
            os.killpg(self.child.pid, number)
        except ProcessLookupError:
            pass


def parts_of(kind, body):
    """The parts of a form: the name of a file, or none, and what is in it."""
    whole = email.message_from_bytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + body)
    return [(part.get_filename(), part.get_payload(decode=True)) for part in whole.get_payload()]


def reap():
    """Ends sandboxes when their time is over."""
    while True:
        time.sleep(0.1)
        for machine in list(MACHINES.values()):
            if time.time() > machine.ends and machine.state == "running":
                machine.kill()
