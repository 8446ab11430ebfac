#!/usr/bin/env python3
"""Time jailed sessions beside `python3 -c`, `bwrap python3 -c` and `docker run`, in one run.

    tools/bench/jail.py [ROUNDS]

Needs `.venv` (tools/setup). What is not on the machine is named and left out. It writes its section of docs/benchmarks.md, and fails
where a bar is missed. `cargo run --release -p fumehood-executors --example jail_soak` is the long run of many sessions at once.
"""
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

from record import machine, record

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PYTHON = ROOT / ".venv/bin/python"
BUILD = ["cargo", "build", "--quiet", "--release", "--workspace", "--examples", "--bin", "hood"]
# What is measured, how it is called in the table, and the most it may take, in milliseconds.
BARS = (
    ("from_pool", "first result, from the pool", 1),
    ("on_demand", "first result, forked on demand into a jail that was ready", 6),
    ("in_a_row", "first result, forked on demand, one right after the other", None),
    ("cell", "a small cell in an open session", 0.3),
    ("fork", "`fork()` of a session", None),
    ("fork_with_frame", "`fork()` of a session that holds a frame of 1,000,000 rows", 10),
)
MOST_KIB = 2048


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    if not PYTHON.exists():
        sys.exit("error: `.venv` is not there\nhint: run tools/setup")
    subprocess.run(BUILD, cwd=ROOT, check=True)
    cost = [TARGET / "release/examples/jail_cost", PYTHON, "numpy", "pandas"]
    path = f"{TARGET / 'release'}:{os.environ['PATH']}"
    printed = subprocess.run(cost, check=True, capture_output=True, text=True, env={**os.environ, "PATH": path})
    found = {name: float(number) for name, number in (line.split() for line in printed.stdout.splitlines())}
    lines = ["## Jailed sessions, with numpy and pandas imported", "", f"`tools/bench/jail.py`; {machine()}.", ""]
    lines += ["| | p50 | p95 | bar |", "|---|---|---|---|"]
    for key, name, bar in BARS:
        most = f"{bar} ms" if bar else "–"
        lines.append(f"| {name} | {found[key] * 1e3:.2f} ms | {found[key + '_p95'] * 1e3:.2f} ms | {most} |")
    lines.append(f"| private memory of an idle session, all its processes | {found['idle_kib']:.0f} KiB | | {MOST_KIB} KiB |")
    for name, command in others():
        took = f"{p50(command, rounds):.1f} ms" if command else "not here"
        lines.append(f"| {name} | {took} | | |")
    print("\n".join(lines))
    record("jail", "\n".join(lines))
    missed = [name for key, name, bar in BARS if bar and found[key] * 1e3 > bar]
    missed += ["private memory"] if found["idle_kib"] > MOST_KIB else []
    sys.exit("error: missed: " + "; ".join(missed) if missed else 0)


def others():
    """Each with its command, or None where the machine has it not."""
    for code in ("1 + 1", "import numpy, pandas"):
        python = [str(PYTHON), "-c", code]
        yield f"`python3 -c '{code}'`", python
        bwrap = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--"]
        yield f"`bwrap python3 -c '{code}'`", [*bwrap, *python] if shutil.which("bwrap") else None
    image = python_image()
    run = ["docker", "run", "--rm", "--network", "none", "--entrypoint", "python3"]
    yield "`docker run` of an image with this Python, `python3 -c '1 + 1'`", [*run, image, "-c", "1 + 1"] if image else None


def python_image():
    """An image of this machine that has a Python; none is fetched."""
    try:
        listed = subprocess.run(["docker", "images", "--format", "{{.Repository}}:{{.Tag}}"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = [name for name in listed.stdout.split() if name == "fumehood/guest:latest"]
    return found[0] if listed.returncode == 0 and found else None


def p50(command, rounds):
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1000


if __name__ == "__main__":
    main()
