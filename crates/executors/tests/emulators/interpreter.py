"""The code interpreter of E2B, which Blaxel has too: contexts that keep state, and `/execute` with its lines of JSON.

A context is a child process that really runs the code. It knows no notebook magic and no language but Python.
"""
import datetime
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import uuid

CHILD = r'''
import ast, builtins, io, json, os, signal, sys, traceback
events = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="surrogatepass")
requests = os.fdopen(os.dup(0), encoding="utf-8")
os.dup2(os.open(os.devnull, os.O_RDWR), 0)

def say(**event):
    events.write(json.dumps(event) + "\n")
    events.flush()

class Stream(io.TextIOBase):
    def __init__(self, name):
        self.kind = name
    def writable(self):
        return True
    def write(self, text):
        if text:
            say(type=self.kind, text=text)
        return len(text)

def no_input(prompt=""):
    raise RuntimeError("raw_input was called, but this frontend does not support input requests.")

def strip(text):
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"" else text

names = {"__name__": "__main__"}
builtins.input = no_input
sys.stdout, sys.stderr = Stream("stdout"), Stream("stderr")
signal.signal(signal.SIGINT, signal.SIG_IGN)
count = 0
for line in requests:
    request = json.loads(line)
    count += 1
    say(type="number_of_executions", execution_count=count)
    before = dict(os.environ)
    os.environ.update(request.get("env_vars") or {})
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tree = ast.parse(request["code"], "<cell>")
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
            if value is not None:
                result = {"text": strip(repr(value)), "extra": {}, "is_main_result": True}
                for mime, key in (("html", "_repr_html_"), ("png", "_repr_png_")):
                    if hasattr(value, key):
                        result[mime] = getattr(value, key)()
                if isinstance(value, (list, dict)):
                    result["json"] = json.loads(json.dumps(value, default=repr))
                say(type="result", **result)
    except BaseException as error:
        text = "".join(traceback.format_exception(type(error), error, error.__traceback__))
        say(type="error", name=type(error).__name__, value=str(error), traceback=text)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        os.environ.clear()
        os.environ.update(before)
    say(type="end_of_execution")
'''


class Context:
    """A child that runs cells one after the other."""

    def __init__(self, language="python", cwd=None, envs=None):
        self.id, self.language, self.cwd, self.envs = str(uuid.uuid4()), language, cwd, envs or {}
        self.busy = threading.Lock()
        self.start()

    def start(self):
        self.child = subprocess.Popen(
            [sys.executable, "-c", CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=self.cwd,
            env={**os.environ, **self.envs},
            start_new_session=True,
        )
        self.events = queue.Queue()
        threading.Thread(target=self.read, args=(self.child, self.events), daemon=True).start()

    @staticmethod
    def read(child, events):
        for line in child.stdout:
            events.put(json.loads(line))
        events.put(None)

    def execute(self, service, code, env_vars):
        """Answers a request with what the code does, as it does it; a client that goes away interrupts it."""
        with self.busy:
            service.begin_stream(None)
            self.child.stdin.write(json.dumps({"code": code, "env_vars": env_vars}).encode() + b"\n")
            self.child.stdin.flush()
            gone = False
            while True:
                try:
                    event = self.events.get(timeout=0.05)
                except queue.Empty:
                    if not gone and service.is_gone():
                        gone = True
                        self.child.send_signal(signal.SIGINT)
                    continue
                if event is None:
                    self.start()
                    restarted = {"type": "error", "name": "ContextRestarting", "value": "the context was restarted", "traceback": ""}
                    for event in (restarted, {"type": "end_of_execution"}):
                        service.stream(json.dumps(event).encode() + b"\n")
                    return service.end_stream()
                if event["type"] in ("stdout", "stderr"):
                    event["timestamp"] = datetime.datetime.now(datetime.timezone.utc).isoformat()
                if not gone:
                    try:
                        service.stream(json.dumps(event).encode() + b"\n")
                    except OSError:
                        gone = True
                        self.child.send_signal(signal.SIGINT)
                if event["type"] == "end_of_execution":
                    return None if gone else service.end_stream()

    def describe(self):
        return {"id": self.id, "language": self.language, "cwd": self.cwd}

    def restart(self):
        self.close()
        self.start()

    def close(self):
        try:
            os.killpg(self.child.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.child.wait()
