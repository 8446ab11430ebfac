#!/usr/bin/env python3
"""Record what CPython prints for each case.

    tools/bless.py [--check] [WORD ...]

Runs every `crates/*/tests/cases/**/*.py` (with words, those whose path holds one of them) under
CPython 3.11 and writes its standard output beside it as `.out`. For a program that fails, a line
`--- stderr` and the last line of its standard error follow. With `--check` nothing is written: what
would change is shown as a diff, and the exit status is 1 if there is any. Where we differ is listed
by `tools/compat.py`.

The programs run alone with a fixed hash seed and an empty environment. That is `python3 -I`, except
that `-I` would ignore the seed too. Those in `cases/files` run in an empty temporary folder.
"""
import argparse
import difflib
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
PREFERRED = "/usr/bin/python3.11"
VERSION = "3.11"
SECONDS = 20
AT_ONCE = 2
# Threads that sleep go by the clock: on a machine that stood still they may wake in another order. What differs is run again, alone.
AGAIN = 4
ENVIRONMENT = {"PYTHONHASHSEED": "0", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1", "TZ": "UTC", "PATH": os.defpath}


def main():
    parser = argparse.ArgumentParser(description="Record what CPython prints for each case.")
    parser.add_argument("--check", action="store_true", help="write nothing; show what would change and fail if anything would")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only cases whose path holds this")
    arguments = parser.parse_args()
    python = find_python()
    every = sorted(ROOT.glob("crates/*/tests/cases/**/*.py"))
    chosen = [case for case in every if not arguments.words or any(word in str(case.relative_to(ROOT)) for word in arguments.words)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        recorded = list(pool.map(lambda case: record(python, case), chosen))
    changes = [(case.with_suffix(".out"), text) for case, text in zip(chosen, recorded)]
    changes = [(path, text) for path, text in changes if current(path) != text]
    if arguments.check:
        changes = [(path, text) for path, text in changes if all(record(python, path.with_suffix(".py")) != current(path) for _ in range(AGAIN))]
    for path, text in changes:
        if arguments.check:
            show(path, text)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode("utf-8", "surrogateescape"))
            print(f"recorded {path.relative_to(ROOT)}")
    print(f"bless: {len(chosen)} cases, {len(changes)} {'would change' if arguments.check else 'changed'}")
    return 1 if arguments.check and changes else 0


def find_python():
    python = PREFERRED if os.access(PREFERRED, os.X_OK) else "python3"
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"error: cannot run `{python}`\n  cause: {error}\nhint: run `tools/setup`")
    if version != VERSION:
        sys.exit(f"error: `{python}` is CPython {version}, and cases are recorded with {VERSION}\nhint: install python{VERSION}")
    return python


def record(python, case):
    """What a case prints, as its `.out` says it."""
    folder = cases_folder(case)
    try:
        with tempfile.TemporaryDirectory() as empty:
            writes = case.relative_to(folder).parts[0] == "files"
            done = subprocess.run(
                [python, "-P", "-s", str(case if writes else case.relative_to(folder))],
                cwd=empty if writes else folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS,
            )
    except subprocess.TimeoutExpired:
        sys.exit(f"error: {case.relative_to(ROOT)} took more than {SECONDS} s")
    text = done.stdout.decode("utf-8", "surrogateescape")
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "surrogateescape").strip().splitlines()
        text += "" if text.endswith("\n") or not text else "\n"
        text += "--- stderr\n" + "".join(f"{line}\n" for line in lines[-1:])
    # CPython makes the path of a program absolute; the tree may lie anywhere.
    return text.replace(f"{folder}/", "")


def cases_folder(case):
    return next(parent for parent in case.parents if parent.name == "cases" and parent.parent.name == "tests")


def current(path):
    try:
        return path.read_bytes().decode("utf-8", "surrogateescape")
    except FileNotFoundError:
        return None


def show(path, text):
    name = str(path.relative_to(ROOT))
    diff = difflib.unified_diff((current(path) or "").splitlines(), text.splitlines(), name, "CPython now", lineterm="")
    print("\n".join(diff))


if __name__ == "__main__":
    sys.exit(main())
