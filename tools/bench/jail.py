#!/usr/bin/env python3
"""Print what a jailed session costs beside `python3 -c`, `bwrap python3 -c` and `docker run`, in one run.

    tools/bench/jail.py [ROUNDS]

Needs `.venv` (tools/setup). What is not on the machine is named and left out. A ratio says how many
times longer the other takes than the first result of a session that is forked on demand, with numpy and pandas imported.
`cargo run --release -p fumehood-executors --example jail_soak` is the long run of many sessions at once.
"""
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PYTHON = ROOT / ".venv/bin/python"
# Both in one command, so that nothing is compiled twice.
BUILD = ["cargo", "build", "--quiet", "--release", "-p", "fumehood-cli", "-p", "fumehood-executors", "--examples", "--bin", "hood"]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    if not PYTHON.exists():
        sys.exit("error: `.venv` is not there\nhint: run tools/setup")
    path = f"{TARGET / 'release'}:{os.environ['PATH']}"
    subprocess.run(BUILD, cwd=ROOT, check=True)
    cost = [TARGET / "release/examples/jail_cost", PYTHON, "numpy", "pandas"]
    printed = subprocess.run(cost, check=True, capture_output=True, text=True, env={**os.environ, "PATH": path})
    print(printed.stdout, end="")
    ours = milliseconds(re.search(r"^first result, none +p50 (\S+)", printed.stdout, re.M)[1])
    print("\nothers, p50, and how many times ours:")
    for name, command in others():
        if command is None:
            print(f"{name:<44} not here")
            continue
        took = p50(command, rounds)
        print(f"{name:<44} {took:8.1f} ms  {took / ours:6.1f}")


def others():
    """Each with its command, or None where the machine has it not."""
    for code in ("1 + 1", "import numpy, pandas"):
        python = [str(PYTHON), "-c", code]
        yield f"python3 -c '{code}'", python
        bwrap = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp", "--"]
        # The temporary folder may hold the tree itself.
        bwrap = bwrap if not str(ROOT).startswith("/tmp/") else [part for part in bwrap if part not in ("--tmpfs", "/tmp")]
        yield f"bwrap python3 -c '{code}'", [*bwrap, *python] if shutil.which("bwrap") else None
    image = python_image()
    yield f"docker run {image or ''} python3 -c '1 + 1'", image and ["docker", "run", "--rm", "--network", "none", "--entrypoint", "python3", image, "-c", "1 + 1"]


def python_image():
    """An image of this machine that has a Python; none is fetched."""
    try:
        listed = subprocess.run(["docker", "images", "--format", "{{.Repository}}:{{.Tag}}"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = [name for name in listed.stdout.split() if "<none>" not in name and ("python" in name or "fumehood" in name)]
    return found[0] if listed.returncode == 0 and found else None


def p50(command, rounds):
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000


def milliseconds(text):
    number, unit = re.match(r"([0-9.]+)(\D+)", text).groups()
    return float(number) * {"s": 1000, "ms": 1, "µs": 0.001}[unit]


if __name__ == "__main__":
    main()
