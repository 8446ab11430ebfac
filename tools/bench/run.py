#!/usr/bin/env python3
"""Time the benchmark programs under CPython and under `hood`, and print the ratios.

    tools/bench/run.py [--rounds N] [--hood PATH] [--python PATH] [--small] [PATTERN ...]

For each program of `programs/` the number printed is the time of `hood run` divided by CPython's:
below 1 is faster. Times are CPU time of the process, the least of all rounds, less what an empty
program takes. The two take turns within a round, so that a busy machine slows both alike. A program
whose output is not CPython's is FAILED, and makes the exit status 1. `--small` runs each program once
with the small size it names, to check outputs quickly; such times mean nothing and are not printed.
"""
import argparse
import fnmatch
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 120
GROUPS = {"a": "classic", "b": "agent"}


class Engine:
    """A command that runs a program, and what starting it costs."""

    def __init__(self, name, command):
        self.name, self.command, self.start = name, command, math.inf

    def run(self, program):
        """CPU seconds and standard output; the output is None when the run failed."""
        with tempfile.TemporaryFile() as out:
            child = subprocess.Popen([*self.command, program], stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            text = out.read() if child.returncode == 0 else None
        return usage.ru_utime + usage.ru_stime, text

    def warm_up(self, empty, rounds):
        self.start = min(self.run(empty)[0] for _ in range(rounds))


def main():
    arguments = parse()
    python = Engine("CPython", [arguments.python, "-I"])
    hood = Engine("hood", [arguments.hood, "run", "--timeout", f"{SECONDS}s", "--memory", "2GiB"])
    programs = [path for path in sorted((HERE / "programs").glob("*.py")) if any(fnmatch.fnmatch(path.stem, p) for p in arguments.patterns)]
    with tempfile.TemporaryDirectory() as scratch:
        if arguments.small:
            return check_outputs([shrink(path, scratch) for path in programs], python, hood)
        empty = pathlib.Path(scratch, "empty.py")
        empty.write_text("pass\n")
        for engine in (python, hood):
            engine.warm_up(empty, max(5, arguments.rounds))
            print(f"an empty program: {engine.start * 1000:.1f} ms of CPU under {engine.name}")
        print(f"\n{'program':24}{'CPython s':>12}{'ratio':>10}")
        ratios = {}
        for path in programs:
            ratios[path.stem] = compare(path, python, hood, arguments.rounds)
    return summary(ratios)


def parse():
    parser = argparse.ArgumentParser(description="Ratios of hood's time to CPython's.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--hood", default=str(HERE.parent.parent / "target" / "release" / "hood"), metavar="PATH")
    parser.add_argument("--python", default="/usr/bin/python3.11" if os.access("/usr/bin/python3.11", os.X_OK) else "python3", metavar="PATH")
    parser.add_argument("--small", action="store_true", help="use the small size each program names")
    parser.add_argument("patterns", nargs="*", default=["*"], metavar="PATTERN")
    arguments = parser.parse_args()
    if not os.access(arguments.hood, os.X_OK):
        sys.exit(f"error: there is no `{arguments.hood}`\nhint: run `cargo build --release -p fumehood-cli`, or pass `--hood PATH`")
    return arguments


def shrink(path, scratch):
    """A copy of a program with the size that its first line names as small."""
    text = re.sub(r"^N = .*#@ small=(\S+)$", r"N = \1", path.read_text(), flags=re.MULTILINE)
    copy = pathlib.Path(scratch, path.name)
    copy.write_text(text)
    return copy


def check_outputs(programs, python, hood):
    failed = 0
    for program in programs:
        same = hood.run(program)[1] == python.run(program)[1]
        failed += not same
        print(f"{program.stem:24}{'same' if same else 'FAILED':>10}", flush=True)
    return 1 if failed or not programs else 0


def compare(program, python, hood, rounds):
    """The ratio of the best times, or None when hood does not print what CPython prints."""
    best = {python: math.inf, hood: math.inf}
    for _ in range(rounds):
        seconds, expected = python.run(program)
        best[python] = min(best[python], seconds - python.start)
        seconds, printed = hood.run(program)
        best[hood] = min(best[hood], seconds - hood.start)
        if expected is None or printed != expected:
            print(f"{program.stem:24}{best[python]:12.3f}{'FAILED':>10}", flush=True)
            return None
    ratio = max(best[hood], 1e-4) / max(best[python], 1e-4)
    print(f"{program.stem:24}{best[python]:12.3f}{ratio:10.2f}", flush=True)
    return ratio


def summary(ratios):
    print()
    for letter, group in [*GROUPS.items(), ("", "all")]:
        known = [ratio for name, ratio in ratios.items() if ratio and name.startswith(letter)]
        if known:
            mean = math.exp(sum(map(math.log, known)) / len(known))
            print(f"{'geometric mean, ' + group:24}{mean:22.2f}   of {len(known)}")
    failed = [name for name, ratio in ratios.items() if ratio is None]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed or not ratios else 0


if __name__ == "__main__":
    sys.exit(main())
