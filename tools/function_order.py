#!/usr/bin/env python3
"""Write the order in which `hood` has its functions: those that run in every program side by side, then those that some programs run.

    python3 tools/function_order.py [--hood PATH]

What runs together then lies in the same pages, so that a process maps, and holds, fewer of them. What raises the walls cannot run in
valgrind, and is known by its names. The list is
crates/cli/functions_in_order.txt, which crates/cli/build.rs gives to the linker; a name that is no function any more is passed over.
Needs valgrind, and the profile of tools/record_profile.py with an `llvm-profdata` that can read it.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from record_profile import merger, profile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "crates/cli/functions_in_order.txt"
STARTS = [["-c", "1 + 1"], [str(ROOT / "tools/profile/start.py")]]
CALLED = re.compile(r"^c?fn=\(\d+\) (\S+?)(?:'\d+)?$", re.M)
HOTTEST = re.compile(r"^  (?:\S+;)?(\S+), max count = ", re.M)
WALLS = re.compile(r"16fumehood_sandbox|fumehood_sandbox\.\.spec|signal_hook|4hood9interrupt|18fumehood_executors(?:5timer|5local|5drive|8block_on)|raw_waker")
MANY = 4_000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hood", default=str(ROOT / "target/release/hood"), metavar="PATH")
    hood = parser.parse_args().hood
    known = {line.split()[-1] for line in output(["nm", hood]).splitlines()}
    walls = {name for name in known if WALLS.search(name)}
    first = sorted({name for start in STARTS for name in called(hood, start)} & known | walls)
    later = HOTTEST.findall(output([merger(), "show", f"--topn={MANY}", profile()]))
    later = [name for name in dict.fromkeys(later) if name in known and name not in first]
    LIST.write_text("".join(f"{name}\n" for name in [*first, *later]))
    print(f"wrote {LIST.relative_to(ROOT)}: {len(first)} functions of every program, {len(later)} of some")


def called(hood, start):
    """The functions that a program runs. Walls would be raised around valgrind too."""
    with tempfile.TemporaryDirectory() as folder:
        told = pathlib.Path(folder) / "called"
        counting = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={told}", hood, "run", "--no-isolate", *start]
        done = subprocess.run(counting, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"error: {start} failed\n{done.stderr}")
        return CALLED.findall(told.read_text())


def output(command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


main()
