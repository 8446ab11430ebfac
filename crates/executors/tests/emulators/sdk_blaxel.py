"""Drives the official SDK of Blaxel against the emulator: what it cannot do with it, nobody can.

Takes the emulator's address; ends with an error where anything is not as it is with the service.
"""
import os
import sys
import time

url = sys.argv[1]
os.environ.update(BL_WORKSPACE="emulated", BL_API_KEY="bl_emulated", BL_REGION="us-pdx-1", DO_NOT_TRACK="1", LOG_LEVEL="ERROR")

from blaxel.core.client.client import client  # noqa: E402
from blaxel.core.sandbox import SyncCodeInterpreter, SyncSandboxInstance  # noqa: E402

client.with_base_url(url + "/v0")


def raises(call):
    try:
        call()
    except Exception:
        return
    raise AssertionError("nothing is raised")


wanted = {
    "name": "of-the-sdk",
    "image": "blaxel/jupyter-server",
    "memory": 2048,
    "ttl": "10m",
    "labels": {"who": "sdk"},
    "envs": [{"name": "COLOUR", "value": "blue"}],
    "ports": [{"target": 8888, "name": "jupyter", "protocol": "HTTP"}],
}
SyncSandboxInstance.create(wanted)
again = SyncSandboxInstance.create_if_not_exists(wanted)
assert again.metadata.name == "of-the-sdk"
sandbox = SyncSandboxInstance.get("of-the-sdk")
assert "of-the-sdk" in [found.metadata.name for found in SyncSandboxInstance.list()]

# Processes.
done = sandbox.process.exec({"command": "echo out; echo err >&2; echo $COLOUR; exit 3", "waitForCompletion": True})
assert (done.stdout, done.stderr, done.exit_code, done.status) == ("out\nblue\n", "err\n", 3, "failed")
running = sandbox.process.exec({"command": "cat", "name": "cat", "stdin": True, "keepAlive": True, "timeout": 60})
heard = []
stream = sandbox.process.stream_logs("cat", {"on_stdout": heard.append})
sandbox.process.write_stdin("cat", "through\n")
sandbox.process.close_stdin("cat")
assert sandbox.process.wait("cat", max_wait=5000).status == "completed"
time.sleep(0.3)
stream.close()
assert heard == ["through"] and sandbox.process.logs("cat", "stdout") == "through\n"
sandbox.process.exec({"command": "sleep 60", "name": "sleep"})
sandbox.process.kill("sleep")
assert sandbox.process.wait("sleep", max_wait=5000).status == "killed"
raises(lambda: sandbox.process.get("none"))

# Files.
sandbox.fs.mkdir("/data")
sandbox.fs.write("/data/a.txt", "hello")
sandbox.fs.write_binary("/data/b.bin", b"\x00\xff")
assert sandbox.fs.read("/data/a.txt") == "hello" and sandbox.fs.read_binary("/data/b.bin") == b"\x00\xff"
assert [file.name for file in sandbox.fs.ls("/data").files] == ["a.txt", "b.bin"]
raises(lambda: sandbox.fs.read("/data/none"))
sandbox.fs.rm("/data", recursive=True)
raises(lambda: sandbox.fs.ls("/data"))

# Code: results, state, errors, contexts.
interpreter = SyncCodeInterpreter.get("of-the-sdk")
interpreter.run_code("x = 20")
execution = interpreter.run_code("import sys\nprint('a')\nprint('b', file=sys.stderr)\nx + 1")
assert execution.results[0].text == "21" and "".join(execution.logs.stdout) == "a\n" and "".join(execution.logs.stderr) == "b\n"
assert interpreter.run_code("1 / 0").error.name == "ZeroDivisionError"
context = interpreter.create_code_context(cwd="/tmp", language="python")
assert interpreter.run_code("x", context=context).error.name == "NameError"

# Life.
SyncSandboxInstance.delete("of-the-sdk")
raises(lambda: SyncSandboxInstance.get("of-the-sdk"))
raises(lambda: SyncSandboxInstance.create({**wanted, "image": "none"}))
brief = SyncSandboxInstance.create({**wanted, "name": "brief", "ttl": "1s"})
time.sleep(1.5)
raises(lambda: SyncSandboxInstance.get("brief"))
print("the SDK agrees")
