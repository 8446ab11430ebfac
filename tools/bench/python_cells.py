#!/usr/bin/env python3
"""Time cells under the Python package, smolagents' LocalPythonExecutor and Monty, in one run, and write the table to docs/benchmarks.md.

    .venv/bin/python tools/bench/python_cells.py [--rounds N] [PATTERN ...]

A cell is a benchmark program with its small size, run in a session that is open; the time is the caller's, the least of all
rounds. Each engine runs each cell in a process of its own, which is ended after a minute. A cell that does not print what CPython
prints counts as not run. The last row is a cell that calls a tool of the host 10,000 times.
"""
import argparse
import fnmatch
import json
import math
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 60
TOOL_CALLS = "10,000 tool calls"
CALLS = "total = 0\nfor i in range(10_000):\n    total += tool(i)\nprint(total)"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--engine", help=argparse.SUPPRESS)
    parser.add_argument("patterns", nargs="*", default=["*"])
    arguments = parser.parse_args()
    if arguments.engine:
        print(json.dumps(ENGINES[arguments.engine](sys.stdin.read(), arguments.rounds)))
        return 0
    from record import machine, record

    cells = {path.stem: shrunk(path) for path in sorted((HERE / "programs").glob("*.py"))}
    cells[TOOL_CALLS] = CALLS
    rows, ratios = [], {name: [] for name in ENGINES}
    for name, code in cells.items():
        if not any(fnmatch.fnmatch(name, pattern) for pattern in arguments.patterns):
            continue
        expected = reference(code)
        times = {engine: measure(engine, code, arguments.rounds, expected) for engine in ENGINES}
        ours = times["local"]
        for engine, seconds in times.items():
            if ours and seconds:
                ratios[engine].append(seconds / ours)
        shown = [f"{seconds * 1000:.2f}" if seconds else "–" for seconds in times.values()]
        rows.append(f"| {name} | {' | '.join(shown)} |")
        print(rows[-1], flush=True)
    means = {engine: math.exp(sum(map(math.log, found)) / len(found)) for engine, found in ratios.items() if found}
    rows.append("| **times `local`, geometric mean** | " + " | ".join(f"**{means[e]:.2f}** ({len(ratios[e])} cells)" if e in means else "–" for e in ENGINES) + " |")
    head = "| cell, ms | `local` | `local`, in this process | LocalPythonExecutor | Monty |\n|---|---|---|---|---|"
    text = f"## Cells from Python\n\n`.venv/bin/python tools/bench/python_cells.py` ({machine()}). “–” is a cell that failed, or was not done in a minute.\n\n"
    if arguments.patterns == ["*"]:
        record("python cells", text + head + "\n" + "\n".join(rows))
    print(rows[-1])
    return 0


def shrunk(path):
    return re.sub(r"^N = .*#@ small=(\S+)$", r"N = \1", path.read_text(), flags=re.MULTILINE)


def reference(code):
    code = "def tool(n):\n    return n + 1\n" + code
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def measure(engine, code, rounds, expected):
    """The least time, or None."""
    command = [sys.executable, __file__, "--engine", engine, "--rounds", str(rounds)]
    try:
        ran = subprocess.run(command, input=code, capture_output=True, text=True, timeout=SECONDS)
        seconds, output = json.loads(ran.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None
    return seconds if output == expected else None


def tool(n):
    return n + 1


def fumehood_engine(**options):
    def run(code, rounds):
        import fumehood

        with fumehood.open(imports=["*"], tools=[tool], **options) as session:
            return best(rounds, lambda: session.run(code).logs)

    return run


def smolagents_engine(code, rounds):
    from smolagents import LocalPythonExecutor

    executor = LocalPythonExecutor(["*"], timeout_seconds=None)
    executor.send_tools({"tool": tool})
    return best(rounds, lambda: executor(code).logs)


def monty_engine(code, rounds):
    import pydantic_monty

    def run():
        printed = pydantic_monty.CollectString()
        session.feed_run(code, external_lookup={"tool": tool}, print_callback=printed, skip_type_check=True)
        return printed.output

    with pydantic_monty.Monty() as pool, pool.checkout(limits={"max_suspensions": 1_000_000}) as session:
        return best(rounds, run)


def best(rounds, run):
    """The least time and the output. What is slow anyway is run once."""
    least = math.inf
    for _ in range(rounds):
        began = time.perf_counter()
        output = run()
        least = min(least, time.perf_counter() - began)
        if least > 2:
            break
    return least, output


ENGINES = {"local": fumehood_engine(), "in process": fumehood_engine(isolate=False), "smolagents": smolagents_engine, "monty": monty_engine}


if __name__ == "__main__":
    sys.exit(main())
