#!/usr/bin/env python3
"""Run the scenarios of python/tests/scenarios.py with our executors and with smolagents' own, and write the table to docs/benchmarks.md.

    .venv/bin/python tools/bench/python_scenarios.py

Each runs in a process of its own that is ended after a minute. An executor that cannot be opened here is left out and said so.
Both Docker executors run in the image that `hood image build --from-host` makes of the Python this runs with, so that no registry is
needed; theirs starts its Jupyter gateway in it.
"""
import os
import pathlib
import socket
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent / "python" / "tests"))
COLUMNS = {"local": "`local`", "jail": "`jail`", "docker": "`docker`", "theirs": "LocalPythonExecutor", "theirs-docker": "their DockerExecutor"}
SECONDS = 60
LABEL = "fumehood-bench-scenario"
THEIR_IMAGE = """FROM fumehood/guest:latest
ENV HOME=/tmp
EXPOSE 8888
CMD ["python3", "-m", "kernel_gateway", "--KernelGatewayApp.ip=0.0.0.0", "--KernelGatewayApp.port=8888"]
"""


def main():
    from record import record
    from scenarios import SCENARIOS
    import smolagents

    build_image()
    present = {column: attempt("state_over_steps", column) for column in COLUMNS}
    columns = [column for column, trouble in present.items() if trouble is None]
    rows, passed = [], dict.fromkeys(columns, 0)
    for name in SCENARIOS:
        cells = []
        for column in columns:
            trouble = attempt(name, column)
            passed[column] += trouble is None
            cells.append("yes" if trouble is None else f"**no**: {trouble}")
        rows.append(f"| {name.replace('_', ' ')} | {' | '.join(cells)} |")
        print(rows[-1], flush=True)
    rows.append(f"| **of {len(SCENARIOS)}** | {' | '.join(f'**{passed[column]}**' for column in columns)} |")
    head = f"| scenario | {' | '.join(COLUMNS[column] for column in columns)} |\n|---|{'---|' * len(columns)}"
    text = f"## A smolagents `CodeAgent` with a scripted model\n\n`.venv/bin/python tools/bench/python_scenarios.py`, smolagents {smolagents.__version__}. All Docker columns run in an image of this machine's Python.\n"
    for column, trouble in present.items():
        if trouble is not None:
            text += f"Not here when this was written: {COLUMNS[column]} ({trouble}).\n"
    record("python scenarios", f"{text}\n{head}\n" + "\n".join(rows))
    print(rows[-1])
    return 0


def attempt(name, column):
    """None if the scenario passes, else why not in a few words."""
    try:
        ran = subprocess.run([sys.executable, __file__, name, column], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "not done in a minute"
    finally:
        if column == "theirs-docker":
            remove_containers()
    if ran.returncode == 0:
        return None
    last = (ran.stderr.strip().splitlines() or ["it ended the process"])[-1]
    return last.replace("|", "\\|").replace("\\n", " ")[:110]


def build_image():
    from fumehood.smolagents import DockerExecutor

    try:
        DockerExecutor.setup(from_host=sys.executable)
    except Exception as error:
        print(f"no image: {error}", flush=True)


def remove_containers():
    """What their executor leaves behind where its process was ended."""
    listed = subprocess.run(["docker", "ps", "--all", "--quiet", "--filter", f"label={LABEL}"], capture_output=True, text=True)
    if listed.stdout.split():
        subprocess.run(["docker", "rm", "--force", *listed.stdout.split()], capture_output=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def one(name, column):
    """Runs a scenario in this process; an exception is its failure."""
    import smolagents
    from fumehood.smolagents import CodeAgent
    from scenarios import SCENARIOS

    def make(model, tools=(), *, imports=(), timeout=30, most_output=None, **keywords):
        made = smolagents.CodeAgent if column.startswith("theirs") else CodeAgent
        options = {"timeout_seconds": timeout}
        if column == "theirs-docker":
            # It has no timeout.
            options = {"dockerfile_content": THEIR_IMAGE, "image_name": "fumehood-bench/theirs", "port": free_port()}
            options["container_run_kwargs"] = {"labels": {LABEL: "1"}}
        if column == "jail":
            options["python"] = sys.executable
        kind = {"theirs": "local", "theirs-docker": "docker"}.get(column, column)
        return made(
            list(tools), model, additional_authorized_imports=list(imports), executor_type=kind, executor_kwargs=options,
            max_print_outputs_length=most_output, verbosity_level=-1, max_steps=6, **keywords,
        )  # fmt: skip

    SCENARIOS[name](make)
    # A thread of an executor that could not stop its code would keep the process.
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main() if len(sys.argv) == 1 else one(*sys.argv[1:]))
