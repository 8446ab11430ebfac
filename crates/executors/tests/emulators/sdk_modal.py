"""Drives the official SDK of Modal against the emulator: what it cannot do with it, nobody can.

Takes the emulator's address; ends with an error where anything is not as it is with the service.
"""
import os
import sys

os.environ.update(MODAL_SERVER_URL=sys.argv[1], MODAL_TOKEN_ID="ak-emulated", MODAL_TOKEN_SECRET="as-emulated")
os.environ["MODAL_CONFIG_PATH"] = os.devnull

import modal  # noqa: E402

app = modal.App.lookup("of-the-sdk", create_if_missing=True)
image = modal.Image.debian_slim().pip_install("numpy")
sandbox = modal.Sandbox.create(app=app, image=image, timeout=60, block_network=True, cpu=0.5, memory=(256, 512))

# State, errors and files, by commands.
done = sandbox.exec("sh", "-c", "echo out; echo err >&2; echo kept > file; exit 3")
assert done.stdout.read() == "out\n" and done.stderr.read() == "err\n" and done.wait() == 3
assert sandbox.exec("cat", "file").stdout.read() == "kept\n"
echo = sandbox.exec("cat")
assert echo.poll() is None
echo.stdin.write("straight ")
echo.stdin.drain()
echo.stdin.write("through\n")
echo.stdin.write_eof()
echo.stdin.drain()
assert echo.stdout.read() == "straight through\n" and echo.wait() == 0
code = sandbox.exec("/usr/bin/python3", "-c", "print(6 * 7)\nraise SystemExit(2)")
assert code.stdout.read() == "42\n" and code.wait() == 2
assert sandbox.poll() is None
assert modal.Sandbox.from_id(sandbox.object_id).exec("true").wait() == 0
# The token of the first is not taken any more: it gets another.
assert sandbox.exec("true").wait() == 0
sandbox.terminate()
sandbox.wait(raise_on_termination=False)
assert sandbox.poll() is not None

# A sandbox ends with its first command, and that of an image from a registry may end at once.
kept = modal.Sandbox.create("sleep", "60", app=app, image=modal.Image.from_registry("python:3.12-slim"), timeout=60)
assert kept.poll() is None and kept.exec("true").wait() == 0
kept.terminate()
brief = modal.Sandbox.create("true", app=app, image=image, timeout=60)
brief.wait()
assert brief.poll() == 0
try:
    modal.App.lookup("nobody")
    raise AssertionError("an app that is not there is found")
except modal.exception.NotFoundError:
    pass
print("the SDK agrees")
