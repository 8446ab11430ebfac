#!/usr/bin/env python3
"""Time containers of ours beside smolagents' `DockerExecutor`, on the same image and in one run.

    .venv/bin/python tools/bench/containers.py [IMAGE]

Needs `.venv` (tools/setup). The image is one that `hood image build --from-host --python .venv/bin/python3` makes. Ratios are how much sooner we are. It
writes its section of docs/benchmarks.md. Calls of both are made in turns, so that what else the machine does is the same for both.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import time

from record import machine, record

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROUNDS = 3
IMAGE = sys.argv[1] if len(sys.argv) > 1 else "fumehood/guest:latest"
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
BUILD = ["cargo", "build", "--quiet", "--release", "--workspace", "--examples"]
COMMAND = [str(TARGET / "release/examples/docker_cost"), IMAGE]
# Theirs starts an image by its name alone, and expects a gateway that begins by itself.
THEIRS = "fumehood-bench-peer"
START = ["python3", "-m", "kernel_gateway", "--KernelGatewayApp.ip=0.0.0.0", "--KernelGatewayApp.port=8888", "--KernelGatewayApp.allow_origin=*"]


def main():
    subprocess.run(BUILD, cwd=ROOT, check=True)
    theirs, ours = [], []
    for _ in range(ROUNDS):
        done = subprocess.run(COMMAND, cwd=ROOT, check=True, capture_output=True, text=True)
        ours.append({name: float(value) for name, value in (line.split() for line in done.stdout.splitlines())})
        theirs.append(peer())
    ours, theirs = middle(ours), middle(theirs)
    rows = [
        ("first result, cold", theirs["cold"], ours["guest_cold"], 8),
        ("first result, from the pool", theirs["cold"], ours["guest_warm"], 50),
        ("a call, `guest`", theirs["call"], ours["guest_call"], 100),
        ("a call, `jupyter`", theirs["call"], ours["jupyter_call"], 3),
    ]
    lines = ["## Containers beside smolagents' `DockerExecutor`", "", f"`tools/bench/containers.py`, {ROUNDS} rounds, on the same image; {machine()}.", ""]
    lines += ["| | smolagents | ours | ratio | bar |", "|---|---|---|---|---|"]
    for name, peer_time, time_of_ours, bar in rows:
        lines.append(f"| {name} | {peer_time * 1e3:.1f} ms | {time_of_ours * 1e3:.2f} ms | {peer_time / time_of_ours:.1f} | {bar} |")
    lines.append("")
    for mode in ("guest", "jupyter"):
        printed = f"100 MB printed with `{mode}`: {ours[mode + '_bytes']:.0f} bytes arrive, in {ours[mode + '_100mb']:.2f} s"
        lines.append(f"- {printed}; first result cold after {ours[mode + '_cold']:.2f} s.")
    lines.append(f"- 8 MB printed with smolagents: {theirs['bytes']:.0f} bytes arrive.")
    print("\n".join(lines))
    record("containers", "\n".join(lines))
    return 0 if all(peer_time / time_of_ours >= bar for _, peer_time, time_of_ours, bar in rows) else 1


def middle(rounds):
    """The middle of each number."""
    return {name: statistics.median(found[name] for found in rounds) for name in rounds[0]}


def peer():
    from smolagents.monitoring import AgentLogger, LogLevel
    from smolagents.remote_executors import DockerExecutor

    dockerfile = "FROM %s\nENV HOME=/tmp\nCMD [%s]\n" % (IMAGE, ", ".join('"%s"' % part for part in START))
    subprocess.run(["docker", "build", "--quiet", "--tag", THEIRS, "-"], input=dockerfile.encode(), check=True, stdout=subprocess.DEVNULL)
    began = time.perf_counter()
    executor = DockerExecutor([], AgentLogger(level=LogLevel.OFF), image_name=THEIRS, build_new_image=False)
    try:
        executor.run_code_raise_errors("print(1 + 1)")
        found = {"cold": time.perf_counter() - began}
        times = []
        for _ in range(30):
            began = time.perf_counter()
            executor.run_code_raise_errors("1 + 1")
            times.append(time.perf_counter() - began)
        found["call"] = statistics.median(times)
        found["bytes"] = len(executor.run_code_raise_errors("print('x' * 8_000_000)").logs)
        return found
    finally:
        executor.cleanup()


if __name__ == "__main__":
    sys.exit(main())
