#!/usr/bin/env python3
"""Count the instructions of ten programs and compare them with those on record: wall time is noisy, these are not.

    tools/bench/counts.py [--record] [--hood PATH]

Each program of `programs/` runs once with its small size under `valgrind --tool=callgrind`, less what an empty program takes. A count
that is more than 3 % above the one in `counts.json` is named and makes the exit status 1: say in the change why it costs that.
`--record` writes the counts. They depend on the compiler: record them with the toolchain they are compared under.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from run import HERE, shrink  # noqa: E402

PROGRAMS = ("a01_fib", "a04_nbody", "a12_str_split", "a14_class_methods", "a16_generators", "a19_comprehension", "a29_kwargs_calls",
            "b01_parse_records", "c06_dataclass_orders", "c10_text_table")
RECORD = HERE / "counts.json"
MOST = 1.03


def main():
    parser = argparse.ArgumentParser(description="Instruction counts against those on record.")
    parser.add_argument("--record", action="store_true", help="write the counts instead of comparing them")
    parser.add_argument("--hood", default=str(HERE.parent.parent / "target" / "release" / "hood"), metavar="PATH")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        empty = pathlib.Path(scratch, "empty.py")
        empty.write_text("pass\n")
        start = count(arguments.hood, empty, scratch)
        counts = {name: count(arguments.hood, shrink(HERE / "programs" / f"{name}.py", scratch), scratch) - start for name in PROGRAMS}
    counts = {"empty program": start, **counts}
    if arguments.record:
        RECORD.write_text(json.dumps(counts, indent=2) + "\n")
        print(f"recorded {len(counts)} counts in {RECORD.name}")
        return 0
    return compare(json.loads(RECORD.read_text()), counts)


def count(hood, program, scratch):
    """Instructions that a run takes."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", hood, "run", "--no-isolate", "--timeout", "300s", str(program)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"error: `{program}` did not run under valgrind\n{done.stderr[-500:]}\nhint: install valgrind, and build with `cargo build --release`")
    return int(found[1])


def compare(before, after):
    costly = 0
    print(f"{'program':24}{'before':>14}{'now':>14}{'ratio':>8}")
    for name, now in after.items():
        ratio = now / before[name] if name in before else 1.0
        costly += ratio > MOST
        print(f"{name:24}{before.get(name, 0):>14,}{now:>14,}{ratio:>8.3f}{'  costs more' if ratio > MOST else ''}")
    return 1 if costly else 0


if __name__ == "__main__":
    sys.exit(main())
