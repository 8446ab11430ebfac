#!/usr/bin/env python3
"""Print what a session costs, and fork, snapshot and restore as ratios to a `pickle` round trip of like data.

    tools/bench/sessions.py

Ratios are below 1 where we are faster. Both are the shortest of several rounds in one run.
"""
import os
import pathlib
import pickle
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TARGET = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
# As part of the workspace: a crate that is built alone gets other features, so other names, and the profile knows its functions no more.
BUILD = ["cargo", "build", "--quiet", "--release", "--workspace", "--example", "session_cost"]


class Point:
    def __init__(self, x, y):
        self.x, self.y = x, [y]


def session_cost():
    """The path of the program that measures, built if need be."""
    subprocess.run(BUILD, cwd=ROOT, check=True)
    return str(TARGET / "release/examples/session_cost")


def main():
    printed = subprocess.run([session_cost()], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    print(printed, end="")
    points = {f"point {n}": Point(n, n / 3) for n in range(3_300)}
    saved = pickle.dumps(points)
    save, load = best(lambda: pickle.dumps(points)), best(lambda: pickle.loads(saved))
    print(f"\npickle of like data: {save:.3f} ms to save, {load:.3f} ms to load (CPython {sys.version.split()[0]})")
    for name, peer in (("fork", save + load), ("snapshot", save), ("restore", load)):
        ours = float(re.search(rf"^{name}: +([0-9.]+) ms", printed, re.M)[1])
        print(f"{name + ':':18}{ours / peer:.2f}")


def best(work):
    times = []
    for _ in range(10):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times) * 1000


if __name__ == "__main__":
    main()
