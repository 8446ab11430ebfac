#!/usr/bin/env python3
"""What it costs to begin, and what objects weigh: beside Monty's crate in this process, and beside CPython.

    tools/bench/start.py

Writes its section of docs/benchmarks.md. Monty's crate is built with the nightly toolchain, which it needs; where that is missing its
column is left out. `start_before.json` has what the first table showed before the interpreter was made faster.
"""
import json
import math
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from record import machine, record
from sessions import TARGET, session_cost

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
HOOD = TARGET / "release/hood"
CPYTHON = "/usr/bin/python3.11" if pathlib.Path("/usr/bin/python3.11").exists() else sys.executable
MONTY = ["cargo", "+nightly", "run", "--quiet", "--release", "--manifest-path", str(HERE / "monty/Cargo.toml"), "--target-dir", str(ROOT / "target/monty")]
# How much a process grows with each of these in a list.
OBJECTS = {
    "an int": "n + 10**6",
    "a float": "n / 3",
    "a short str": "f'number {n}'",
    "a list of 3": "[n, n, n]",
    "a tuple of 3": "(n, n, n)",
    "a dict of 3": "{'a': n, 'b': n, 'c': n}",
    "an instance of 2 attributes": "P(n)",
}
PROGRAM = "class P:\n    def __init__(self, n):\n        self.x = n\n        self.y = n\nkept = [{} for n in range({})]\nNone\n"
MANY = 300_000
ROUNDS = 5


def figures(command):
    """The lines that a program prints: name and number. None where it cannot be built."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        print(f"left out: {' '.join(command[:3])}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return None
    return {name: float(number) for name, _, number in (line.partition("\t") for line in done.stdout.splitlines())}


def best(*commands):
    """The smallest figures of each of them, of some runs that take turns."""
    rounds = [[figures(command) for command in commands] for _ in range(ROUNDS)]
    return [None if None in runs else {name: min(run[name] for run in runs) for name in runs[0]} for runs in zip(*rounds)]


def resident(command):
    """The most memory that a process held, in KiB. A process begins with its parent's memory on its account: `time` is a small parent."""
    with tempfile.NamedTemporaryFile("r") as told:
        timed = ["/usr/bin/time", "-f", "%M", "-o", told.name, *command]
        try:
            subprocess.run(timed, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        except FileNotFoundError:
            sys.exit("error: there is no `/usr/bin/time`\nhint: run `apt-get install time`")
        return int(told.read())


def idle(command):
    """What a process that waits holds, in KiB: of its own, and of files that others map too."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write("import time\ntime.sleep(2)\n")
        file.flush()
        process = subprocess.Popen([*command, file.name])
        time.sleep(1)
        lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
        process.wait()
    held = dict(line.split(":", 1) for line in lines)
    return [int(held[name].split()[0]) for name in ("RssAnon", "RssFile")]


def weight(command, expression):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "weigh.py"
        sizes = []
        for count in (0, MANY):
            file.write_text(PROGRAM.replace("{}", expression, 1).replace("{}", str(count), 1))
            sizes.append(min(resident([*command, str(file)]) for _ in range(ROUNDS)))
    return (sizes[1] - sizes[0]) * 1024 / MANY


def main():
    hood, cpython = [str(HOOD), "run", "--memory", "2GiB"], [CPYTHON]
    weights = [(name, weight(cpython, text), weight(hood, text)) for name, text in OBJECTS.items()]
    programs = sorted((HERE / "programs").glob("*.py"))
    held = [(resident([*cpython, str(file)]), resident([*hood, str(file)])) for file in programs]
    (own, files), (their_own, their_files) = ([kib / 1024 for kib in idle(command)] for command in (hood, cpython))
    now, monty = best([session_cost(), "start"], MONTY)
    if now is None:
        sys.exit("error: the interpreter cannot be built")
    before = json.loads((HERE / "start_before.json").read_text())
    lines = ["## Start and memory", "", f"`tools/bench/start.py`; {machine(CPYTHON)}. Microseconds where nothing else is said.", ""]
    lines += ["| in process | before | now | Monty 1.4's crate |", "|---|---|---|---|"]
    for name, figure in now.items():
        peer = "–" if monty is None else f"{monty[name]:,.2f}"
        lines.append(f"| {name} | {before[name]:,.2f} | {figure:,.2f} | {peer} |")
    lines += ["", "| bytes of memory for | CPython 3.11 | hood |", "|---|---|---|"]
    lines += [f"| {name} | {peer:.0f} | {ours:.0f} |" for name, peer, ours in weights]
    ratio = math.exp(statistics.fmean(math.log(ours / peer) for peer, ours in held))
    peers, mine = sum(peer for peer, _ in held) / 1024, sum(ours for _, ours in held) / 1024
    lines += ["", f"The {len(held)} programs of `tools/bench/programs/` hold {mine:,.0f} MiB of memory at most, one after the other, and {peers:,.0f} MiB"]
    lines += [f"in CPython; geometric mean of the ratios {ratio:.2f}. A process that waits holds {own:,.1f} MiB of its own and {files:,.1f} MiB of pages"]
    lines += [f"of files, which all processes share that map them (`hood` is one file with everything in it); CPython {their_own:,.1f} and {their_files:,.1f}."]
    record("start", "\n".join(lines))
    print("\n".join(lines))


if __name__ == "__main__":
    main()
