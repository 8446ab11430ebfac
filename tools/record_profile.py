#!/usr/bin/env python3
"""Record which ways through the interpreter programs take, for the compiler to lay it out by (tools/rustc).

    python3 tools/record_profile.py [--target-dir DIR]

Builds `hood` with counters in a folder of its own, runs the benchmark programs, the programs of tools/profile/programs and the test
cases with it, and writes tools/profile/rustc-VERSION.profdata: counts of functions that ran, by their names and shapes, and nothing else.
A function that changed since is compiled without counts, so record again when the loop or a hot type changed. Needs an
`llvm-profdata` that can read this compiler's counts: rustup's `llvm-tools`, or Debian's llvm-19 or newer.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = [*sorted((ROOT / "tools/bench/programs").glob("*.py")), *sorted((ROOT / "tools/profile/programs").glob("*.py"))]
CASES = sorted((ROOT / "crates/interpreter/tests/cases").rglob("*.py"))
MINUTE = 60
# What of a program's counts is kept apart: one file for all cases, since each is small.
ALONE, TOGETHER = "%p.profraw", "%m.profraw"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target-dir", type=pathlib.Path, default=ROOT / "target/profile", help="where the counting `hood` is built")
    arguments = parser.parse_args()
    merge = merger()
    made = profile()
    with tempfile.TemporaryDirectory() as counts:
        hood = build(arguments.target_dir, counts)
        for number, (program, name) in enumerate([(p, ALONE) for p in PROGRAMS] + [(p, TOGETHER) for p in CASES]):
            if sys.stderr.isatty():
                print(f"\r{number + 1}/{len(PROGRAMS) + len(CASES)} programs", end="", file=sys.stderr)
            run(hood, program, f"{counts}/{name}")
        # Functions that never ran are left out: they are compiled as without a profile, not as if nobody would ever call them.
        subprocess.run([merge, "merge", "--sparse", "-o", made, *pathlib.Path(counts).glob("*.profraw")], check=True)
    print(f"wrote {made.relative_to(ROOT)}, {made.stat().st_size // 1024} KiB")


def profile():
    """The profile of this compiler."""
    version = subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()[1]
    return ROOT / f"tools/profile/rustc-{version}.profdata"


def merger():
    """The newest `llvm-profdata` that is here."""
    sysroot = subprocess.run(["rustc", "--print", "target-libdir"], capture_output=True, text=True, check=True, cwd=ROOT).stdout.strip()
    ours = pathlib.Path(sysroot).parent / "bin/llvm-profdata"
    known = [str(ours), *(f"llvm-profdata-{number}" for number in range(30, 18, -1))]
    found = next((path for path in map(shutil.which, known) if path), None)
    return found or sys.exit("error: there is no `llvm-profdata`\nhint: run `rustup component add llvm-tools`, or `apt-get install llvm-19`")


def build(target, counts):
    """`hood` with counters. Cargo does not know that they are asked for, so the interpreter is made to look changed."""
    (ROOT / "crates/interpreter/src/lib.rs").touch()
    (ROOT / "crates/cli/src/main.rs").touch()
    environment = {**os.environ, "FUMEHOOD_PROFILE": f"record:{counts}", "CARGO_TARGET_DIR": str(target)}
    subprocess.run(["cargo", "build", "--release", "--workspace", "--bin", "hood"], cwd=ROOT, env=environment, check=True)
    return target / "release/hood"


def run(hood, program, counts):
    """One program, in the process that is started: walls would keep it from writing what it counted."""
    command = [hood, "run", "--no-isolate", program]
    quiet = subprocess.DEVNULL
    try:
        subprocess.run(command, env={**os.environ, "LLVM_PROFILE_FILE": counts}, stdin=quiet, stdout=quiet, stderr=quiet, timeout=MINUTE)
    except subprocess.TimeoutExpired:
        sys.exit(f"error: {program} is not done after a minute")


if __name__ == "__main__":
    main()
