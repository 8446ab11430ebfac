"""Drives the official SDK of E2B against the emulator: what it cannot do with it, nobody can.

Takes the emulator's address; ends with an error where anything is not as it is with the service.
"""
import os
import sys
import time

url = sys.argv[1]
os.environ.update(E2B_API_KEY="e2b_emulated", E2B_API_URL=url, E2B_SANDBOX_URL=url)

from e2b import AuthenticationException, CommandExitException, FileType, NotFoundException, SandboxQuery, SandboxState, TimeoutException  # noqa: E402
from e2b_code_interpreter import Sandbox  # noqa: E402


def raises(kind, call):
    try:
        call()
    except kind:
        return
    raise AssertionError("%s is not raised" % kind)


sandbox = Sandbox.create(timeout=60, metadata={"who": "sdk"}, envs={"COLOUR": "blue"}, allow_internet_access=False)
assert sandbox.is_running()
info = sandbox.get_info()
assert info.metadata == {"who": "sdk"} and info.template_id == "code-interpreter-v1"
assert sandbox.sandbox_id in [found.sandbox_id for found in Sandbox.list(query=SandboxQuery(state=[SandboxState.RUNNING])).next_items()]

others = [Sandbox.create(timeout=60) for _ in range(3)]
pages = Sandbox.list(query=SandboxQuery(state=[SandboxState.RUNNING]))
listed = [found.sandbox_id for found in pages.next_items()]
while pages.has_next:
    listed += [found.sandbox_id for found in pages.next_items()]
assert sorted(listed) == sorted(one.sandbox_id for one in [sandbox, *others])
assert all(one.kill() for one in others)
older = Sandbox.create("older", timeout=60)
older.files.write("a.txt", "hello")
assert older.files.read("a.txt") == "hello" and older.commands.run("cat a.txt").stdout == "hello"
older.kill()

# Code: results, state, streams, errors, an interrupt, contexts.
assert sandbox.run_code("x = 20").results == []
execution = sandbox.run_code("import sys\nprint('a')\nprint('b', file=sys.stderr)\nx + 1")
assert execution.text == "21" and "".join(execution.logs.stdout) == "a\n"
assert "".join(execution.logs.stderr) == "b\n"
heard = []
sandbox.run_code("for i in range(3): print(i)", on_stdout=lambda message: heard.append(message.line))
assert "".join(heard) == "0\n1\n2\n"
error = sandbox.run_code("1 / 0").error
assert error.name == "ZeroDivisionError" and error.value == "division by zero" and "Traceback" in error.traceback
assert sandbox.run_code("import os\nos.environ['COLOUR'] + os.environ['SHAPE']", envs={"SHAPE": "round"}).text == "blueround"
assert sandbox.run_code("[1, 2]").results[0].json == [1, 2]
raises(TimeoutException, lambda: sandbox.run_code("import time\ntime.sleep(30)", timeout=1))
began = time.time()
assert sandbox.run_code("x").text == "20" and time.time() - began < 5
context = sandbox.create_code_context(cwd="/tmp", language="python")
assert sandbox.run_code("x", context=context).error.name == "NameError"
assert context.id in [found.id for found in sandbox.list_code_contexts()]
sandbox.restart_code_context(context)
sandbox.remove_code_context(context)
raises(NotFoundException, lambda: sandbox.run_code("1", context=context))

# Files and commands.
sandbox.files.make_dir("data")
assert not sandbox.files.make_dir("data")
sandbox.files.write("data/a.txt", "hello")
sandbox.files.write("data/b.bin", b"\x00\xff")
assert sandbox.files.read("data/a.txt") == "hello" and bytes(sandbox.files.read("data/b.bin", format="bytes")) == b"\x00\xff"
assert [(found.name, found.type) for found in sandbox.files.list("data")] == [("a.txt", FileType.FILE), ("b.bin", FileType.FILE)]
assert sandbox.files.exists("data/a.txt")
sandbox.files.rename("data/a.txt", "data/c.txt")
sandbox.files.remove("data/c.txt")
assert not sandbox.files.exists("data/c.txt")
raises(NotFoundException, lambda: sandbox.files.read("data/none"))
done = sandbox.commands.run("echo out; echo err >&2; echo $COLOUR")
assert (done.stdout, done.stderr, done.exit_code) == ("out\nblue\n", "err\n", 0)
raises(CommandExitException, lambda: sandbox.commands.run("exit 3"))
running = sandbox.commands.run("cat", background=True, stdin=True)
assert running.pid in [process.pid for process in sandbox.commands.list()]
sandbox.commands.send_stdin(running.pid, "through\n")
sandbox.commands.close_stdin(running.pid)
assert running.wait().stdout == "through\n"
sleeping = sandbox.commands.run("sleep 60", background=True)
assert sandbox.commands.kill(sleeping.pid)

# Life.
sandbox.set_timeout(120)
sandbox.update_network({"deny_out": ["0.0.0.0/0"]})
assert sandbox.pause()
assert Sandbox.connect(sandbox.sandbox_id, timeout=60).run_code("x").text == "20"
assert sandbox.kill() and not sandbox.kill()
assert not sandbox.is_running()
raises(NotFoundException, lambda: Sandbox.connect(sandbox.sandbox_id))
raises(AuthenticationException, lambda: Sandbox.create(api_key="e2b_wrong"))
brief = Sandbox.create(timeout=1)
time.sleep(1.5)
assert not brief.is_running()
print("the SDK agrees")
