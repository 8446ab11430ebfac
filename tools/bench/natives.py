#!/usr/bin/env python3
"""Time the native methods and modules that agents' programs lean on, each beside CPython's own.

    tools/bench/natives.py [--rounds N] [--hood PATH] [--python PATH] [--all] [--record]

The operations are those of tools/profile/programs/natives.py and foreign.py, by what they are of. Each is repeated in a loop of its own until that takes
a few milliseconds, in programs of both that take turns, and the best time counts. `--all` shows every operation, slowest first;
`--record` writes the table to docs/benchmarks.md.
"""
import argparse
import datetime
import itertools
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The programs, and what the operations are called in each.
PROGRAMS = {"natives.py": "SHORT + LONG", "foreign.py": "OPERATIONS"}
# What issues a time for each operation: its family, itself, and nanoseconds.
CLOCK = '''
import time


def best_time(operation):
    names = {}
    exec(f"def run(times):\\n    for _ in range(times):\\n        {operation}\\n", globals(), names)
    run, times = names["run"], 1
    while True:
        start = time.perf_counter()
        run(times)
        taken = time.perf_counter() - start
        if taken > 0.004:
            break
        times *= 2
    best = taken
    for _ in range(4):
        start = time.perf_counter()
        run(times)
        best = min(best, time.perf_counter() - start)
    return best / times * 1e9


for family_line in ALL.strip().splitlines():
    if family_line.startswith("# "):
        family = family_line[2:]
    elif family_line:
        print(family, best_time(family_line), family_line, sep="\\t")
'''


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--hood", default=str(ROOT / "target/release/hood"))
    parser.add_argument("--python", default="/usr/bin/python3.11")
    parser.add_argument("--all", action="store_true", help="show every operation")
    parser.add_argument("--record", action="store_true", help="write the table to docs/benchmarks.md")
    arguments = parser.parse_args()
    # Without the loops that train with the operations.
    folder = ROOT / "tools/profile/programs"
    programs = [(folder / name).read_text().split("\ndef repeat(")[0] + f"ALL = {found}\n" + CLOCK for name, found in PROGRAMS.items()]
    commands = {"cpython": [arguments.python, "-"], "hood": [arguments.hood, "run", "--timeout", "600s", "-"]}
    times = {name: {} for name in commands}
    for number in range(arguments.rounds):
        for name, command in commands.items():
            if sys.stderr.isatty():
                print(f"\rround {number + 1} of {arguments.rounds}: {name:8}", end="", file=sys.stderr)
            for operation, taken in itertools.chain.from_iterable(measured(command, program) for program in programs):
                times[name][operation] = min(taken, times[name].get(operation, taken))
    ratios = {operation: times["hood"][operation] / times["cpython"][operation] for operation in times["cpython"]}
    if arguments.all:
        for (family, operation), ratio in sorted(ratios.items(), key=lambda pair: -pair[1]):
            print(f"{ratio:6.2f}  {times['cpython'][family, operation]:9.0f} ns  {family:9} {operation}")
    table = rows(ratios)
    print("\n".join(table))
    if arguments.record:
        from record import machine, record

        head = ["## Natives", "", f"`tools/bench/natives.py --record` ({machine(arguments.python)}; {datetime.date.today()}): time of an operation over CPython's.", ""]
        record("natives", "\n".join(head + table))


def measured(command, program):
    """The operations of a family with their times, as a program prints them."""
    done = subprocess.run(command, input=program, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"error: {command[0]} failed\n{done.stderr}")
    for line in done.stdout.splitlines():
        family, taken, operation = line.split("\t")
        yield (family, operation), float(taken)


def rows(ratios):
    """One row for each family: how many operations, their mean, how many are slower than CPython's, and which is slowest."""
    lines = ["| natives of | operations | geometric mean | slower than CPython's | slowest |", "|---|---|---|---|---|"]
    for family in dict.fromkeys(family for family, _ in ratios):
        own = {operation: ratio for (of, operation), ratio in ratios.items() if of == family}
        slowest = max(own, key=own.get)
        shown = slowest if len(slowest) < 60 else slowest[:57] + "…"
        slower = sum(ratio > 1.05 for ratio in own.values())
        lines.append(f"| {family} | {len(own)} | {statistics.geometric_mean(own.values()):.2f} | {slower} | {own[slowest]:.2f}: `{shown}` |")
    return lines


if __name__ == "__main__":
    main()
