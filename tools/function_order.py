#!/usr/bin/env python3
"""Write the order in which `hood` has its functions: those that run in every program side by side, then those that many programs run.

    python3 tools/function_order.py [--hood PATH]

What runs together then lies in the same pages, so that a process maps, and holds, fewer of them. Counted is what a program's start and
some of the test cases run: the start step by step, as it is, since walls cannot be raised in valgrind, the cases there. What runs in
other threads is known by its names. The list is crates/cli/functions_in_order.txt, which crates/cli/build.rs gives to the linker; a name that is no function any more is passed over.
Needs valgrind, and the profile of tools/record_profile.py with an `llvm-profdata` that can read it, for what no counted program ran.
"""
import argparse
import bisect
import collections
import concurrent.futures
import ctypes
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from record_profile import CASES, ROOT, merger, profile

LIST = ROOT / "crates/cli/functions_in_order.txt"
START = ["-c", "print(1 + 1)"]
OFTEN = [str(ROOT / "tools/profile/start.py")]
# Every so manieth case is counted: enough of each feature, in some minutes.
STEP = 16
HOTTEST = re.compile(r"^  (?:\S+;)?(\S+), max count = ", re.M)
THREADS = re.compile(r"signal_hook|4hood9interrupt|18fumehood_executors(?:5timer|5local|5drive|8block_on)|raw_waker")
TRACE_ME, READ_REGISTER, STEP_ON, NEXT_INSTRUCTION = 0, 3, 9, 16 * 8
MANY = 4_000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hood", default=str(ROOT / "target/release/hood"), metavar="PATH")
    hood = os.path.realpath(parser.parse_args().hood)
    functions = Functions(hood)
    first = stepped(hood, functions, START) | {name for name in functions.known if THREADS.search(name)}
    programs = [OFTEN, *([str(case)] for case in CASES[::STEP])]
    often = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, names in enumerate(pool.map(lambda program: ran(hood, functions, program), programs)):
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{len(programs)} programs", end="", file=sys.stderr)
            often.update(names - first)
    ranked = sorted(often, key=lambda name: (-often[name], name))
    hottest = HOTTEST.findall(subprocess.run([merger(), "show", f"--topn={MANY}", profile()], capture_output=True, text=True, check=True).stdout)
    later = [name for name in dict.fromkeys(hottest) if name in functions.known and name not in first and name not in often]
    LIST.write_text("".join(f"{name}\n" for name in [*sorted(first), *ranked, *later]))
    print(f"wrote {LIST.relative_to(ROOT)}: {len(first)} functions of every program, {len(ranked)} of some, {len(later)} of others")


class Functions:
    """Names by address. Parts of a function that the compiler put elsewhere have a name of their own."""

    def __init__(self, hood):
        lines = subprocess.run(["nm", "--numeric-sort", hood], capture_output=True, text=True, check=True).stdout.splitlines()
        symbols = [parts for parts in map(str.split, lines) if len(parts) == 3 and parts[1] in "tTwWiI"]
        self.addresses = [int(address, 16) for address, _, _ in symbols]
        self.names = [name for _, _, name in symbols]
        self.known = set(self.names)

    def at(self, address):
        """All names of the function at an address: it may have several, and the linker knows one."""
        last = bisect.bisect_right(self.addresses, address)
        first = bisect.bisect_left(self.addresses, self.addresses[last - 1]) if last else 0
        return self.names[first:last]


def ran(hood, functions, program):
    """The functions that a program runs. Walls would be raised around valgrind too."""
    with tempfile.TemporaryDirectory() as folder:
        told = pathlib.Path(folder) / "told"
        counting = ["valgrind", "--tool=callgrind", "--dump-instr=yes", "--compress-pos=no", "--compress-strings=no"]
        run = [hood, "run", "--no-isolate", "--timeout", "60s", *program]
        # Some cases end in an error, as they should.
        subprocess.run([*counting, f"--callgrind-out-file={told}", *run], capture_output=True, timeout=300)
        addresses, ours = set(), False
        for line in told.read_text().splitlines() if told.exists() else []:
            if line.startswith("ob="):
                ours = line == f"ob={hood}"
            elif ours and line.startswith("0x"):
                addresses.add(int(line.split(" ", 1)[0], 16))
        return {name for address in addresses for name in functions.at(address)}


def stepped(hood, functions, program):
    """The functions that a program runs on its first thread, behind walls, on this processor: one instruction after the other."""
    trace = ctypes.CDLL(None, use_errno=True).ptrace
    trace.restype, trace.argtypes = ctypes.c_long, [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    child = os.fork()
    if child == 0:
        trace(TRACE_ME, 0, None, None)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(hood, [hood, "run", *program])
    _, status = os.waitpid(child, 0)
    mapped = pathlib.Path(f"/proc/{child}/maps").read_text()
    base = min(int(line.split("-")[0], 16) for line in mapped.splitlines() if line.endswith(hood))
    addresses = set()
    while os.WIFSTOPPED(status):
        addresses.add(trace(READ_REGISTER, child, NEXT_INSTRUCTION, None))
        signal = 0 if os.WSTOPSIG(status) == 5 else os.WSTOPSIG(status)
        trace(STEP_ON, child, None, signal)
        _, status = os.waitpid(child, 0)
    if status:
        sys.exit(f"error: `hood run {' '.join(program)}` failed step by step")
    return {name for address in addresses for name in functions.at(address - base)}


main()
