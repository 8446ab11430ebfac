#!/usr/bin/env python3
"""Time the benchmark programs under CPython and under `hood`, and print the ratios.

    tools/bench/run.py [--rounds N] [--hood PATH] [--python PATH] [--small] [--record] [PATTERN ...]

For each program of `programs/` the number printed is the time of `hood run` divided by CPython's:
below 1 is faster. Times are CPU time of the process, the least of all rounds, less what an empty
program takes. The two take turns within a round, so that a busy machine slows both alike. A program
whose output is not CPython's is FAILED, and makes the exit status 1. `--small` runs each program once
with the small size it names, to check outputs quickly; such times mean nothing and are not printed.
Where `.venv/bin/monty` is installed it takes its turn too. `--record` writes the table to docs/benchmarks.md.
"""
import argparse
import datetime
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
GROUPS = {"a": "classic", "b": "agent", "c": "more of agents' work"}


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
    engines = [python, hood]
    monty = HERE.parent.parent / ".venv" / "bin" / "monty"
    if os.access(monty, os.X_OK):
        engines.append(Engine("Monty", [str(monty)]))
    programs = [path for path in sorted((HERE / "programs").glob("*.py")) if any(fnmatch.fnmatch(path.stem, p) for p in arguments.patterns)]
    with tempfile.TemporaryDirectory() as scratch:
        if arguments.small:
            return check_outputs([shrink(path, scratch) for path in programs], python, hood)
        empty = pathlib.Path(scratch, "empty.py")
        empty.write_text("pass\n")
        for engine in engines:
            engine.warm_up(empty, max(5, arguments.rounds))
            print(f"an empty program: {engine.start * 1000:.1f} ms of CPU under {engine.name}")
        print(f"\n{'program':24}{'CPython s':>12}" + "".join(f"{engine.name:>10}" for engine in engines[1:]))
        rows = {path.stem: compare(path, engines, arguments.rounds) for path in programs}
    means = summary(rows, engines)
    if arguments.record:
        keep(rows, means, engines, arguments.python)
    failed = [name for name, row in rows.items() if row[1] is None]
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed or not rows else 0


def parse():
    parser = argparse.ArgumentParser(description="Ratios of hood's time to CPython's.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--hood", default=str(HERE.parent.parent / "target" / "release" / "hood"), metavar="PATH")
    parser.add_argument("--python", default="/usr/bin/python3.11" if os.access("/usr/bin/python3.11", os.X_OK) else "python3", metavar="PATH")
    parser.add_argument("--small", action="store_true", help="use the small size each program names")
    parser.add_argument("--record", action="store_true", help="write the table to docs/benchmarks.md")
    parser.add_argument("patterns", nargs="*", default=["*"], metavar="PATTERN")
    arguments = parser.parse_args()
    if not os.access(arguments.hood, os.X_OK):
        sys.exit(f"error: there is no `{arguments.hood}`\nhint: run `cargo build --release --bin hood`, or pass `--hood PATH`")
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


def compare(program, engines, rounds):
    """CPython's best time, then each other engine's ratio to it: None where it does not print what CPython prints."""
    best = {engine: math.inf for engine in engines}
    wrong = set()
    for _ in range(rounds):
        expected = None
        for engine in engines:
            if engine in wrong:
                continue
            seconds, printed = engine.run(program)
            best[engine] = min(best[engine], seconds - engine.start)
            if engine is engines[0]:
                expected = printed
            elif expected is None or printed != expected:
                wrong.add(engine)
    base = max(best[engines[0]], 1e-4)
    row = [base, *(None if engine in wrong else max(best[engine], 1e-4) / base for engine in engines[1:])]
    print(f"{program.stem:24}{base:12.3f}" + "".join("    FAILED" if ratio is None else f"{ratio:10.2f}" for ratio in row[1:]), flush=True)
    return row


def summary(rows, engines):
    """Geometric means: of the groups, and of what each engine can run."""
    means = []
    print()
    for letter, group in [*GROUPS.items(), ("", "all")]:
        columns = []
        for number in range(1, len(engines)):
            known = [row[number] for name, row in rows.items() if row[number] and name.startswith(letter)]
            columns.append((math.exp(sum(map(math.log, known)) / len(known)) if known else None, len(known)))
        if columns[0][0]:
            means.append((group, columns))
            shown = "".join(f"{mean:10.2f} of {count:<3}" if mean else f"{'-':>17}" for mean, count in columns)
            print(f"{'mean, ' + group:28}{shown}")
    return means


def keep(rows, means, engines, python):
    """The table in docs/benchmarks.md."""
    from record import machine, record

    lines = ["## Programs", "", f"`tools/bench/run.py --record` ({machine(python)}; {datetime.date.today()}): CPU time of a run less that of an empty program,",
             f"as a ratio to `{python}`: below 1 is faster. “–” is a program that failed or printed something else.", ""]
    lines += ["| program | CPython s | " + " | ".join(engine.name for engine in engines[1:]) + " |", "|---|---|" + "---|" * (len(engines) - 1)]
    for name, row in rows.items():
        lines.append(f"| {name} | {row[0]:.3f} | " + " | ".join("–" if ratio is None else f"{ratio:.2f}" for ratio in row[1:]) + " |")
    for group, columns in means:
        lines.append(f"| **geometric mean, {group}** | | " + " | ".join(f"**{mean:.2f}** ({count})" if mean else "–" for mean, count in columns) + " |")
    record("programs", "\n".join(lines))


if __name__ == "__main__":
    sys.exit(main())
