#!/usr/bin/env python3
"""Check what the compiler does not: sizes, module docs, the crate graph, unsafe, embedded Python, printing, cases.

    tools/tidy.py

Prints one line for each problem and exits with 1 if there is any. It changes nothing.
"""
import pathlib
import re
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAX_LINES = 1000
MAX_MAIN_LINES = 60
PREFIX = "fumehood-"
# The arrows between crates (ARCHITECTURE.md, "Code map"). A crate that is not here may not exist.
ARROWS = {
    "core": set(),
    "interpreter": {"core"},
    "sandbox": set(),
    "executors": {"core", "interpreter", "sandbox"},
    "agent": {"core"},
    "server": {"core", "executors"},
    "python": {"core", "executors", "agent"},
    "cli": {"core", "executors", "agent", "server"},
}
PRINTS = "crates/cli/src/report.rs"


def main():
    files = tracked_files()
    checks = (sizes, module_docs, crate_graph, unsafe_blocks, attributes, marks, embedded, printing, cases)
    problems = [problem for check in checks for problem in check(files)]
    for problem in problems:
        print(problem)
    print(f"tidy: {len(files)} files, {len(problems)} problems")
    return 1 if problems else 0


def tracked_files():
    """Every file of the project, new ones included, as paths relative to the root."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return sorted(path for path in set(listed.stdout.split("\0")) if path and (ROOT / path).is_file())


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def is_case(path):
    return "/tests/cases/" in path


def sizes(files):
    for path in files:
        if not path.endswith((".rs", ".py")) or path.endswith("_data.rs") or is_case(path):
            continue
        lines = read(path).count("\n")
        limit = MAX_MAIN_LINES if path == "crates/cli/src/main.rs" else MAX_LINES
        if lines > limit:
            yield f"{path}: {lines} lines; split it (at most {limit}; tables end in `_data.rs`)"


def module_docs(files):
    for path in files:
        if path.endswith(".rs") and not read(path).startswith("//! "):
            yield f"{path}:1: open with a `//!` line that says what it is"
        if path.startswith(("tools/", "python/")) and path.endswith(".py") and "/programs/" not in path:
            text = re.sub(r"\A#!.*\n", "", read(path))
            if text.strip() and not text.startswith('"""'):
                yield f"{path}:1: open with a docstring that says what it is"


def crate_graph(files):
    for path in files:
        if not re.fullmatch(r"crates/[^/]+/Cargo\.toml", path):
            continue
        manifest = tomllib.loads(read(path))
        folder = path.split("/")[1]
        name = manifest["package"]["name"]
        if name != PREFIX + folder:
            yield f"{path}: the crate in `{folder}` is called `{PREFIX}{folder}`, not `{name}`"
        if folder not in ARROWS:
            yield f"{path}: `{folder}` is not in the crate graph (tools/tidy.py)"
            continue
        if manifest.get("lints") != {"workspace": True}:
            yield f"{path}: take the lints of the workspace (`[lints] workspace = true`)"
        tables = [manifest, *manifest.get("target", {}).values()]
        for table in tables:
            for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
                for dependency in table.get(kind, {}):
                    target = dependency.removeprefix(PREFIX)
                    if target != dependency and target not in ARROWS[folder]:
                        yield f"{path}: `{folder}` may not depend on `{target}` ({kind})"


def unsafe_blocks(files):
    """The number of `unsafe` in each file is the one that ARCHITECTURE.md gives, with its reason."""
    architecture = "ARCHITECTURE.md"
    listed = {}
    for line in read(architecture).splitlines():
        if row := re.match(r"\| `(crates/[^`]+\.rs)` \| (\d+) \| \S", line):
            listed[row[1]] = int(row[2])
    for path in files:
        if not path.endswith(".rs"):
            continue
        found = len(re.findall(r"\bunsafe\b(?!_)", code_only(read(path))))
        expected = listed.pop(path, 0)
        if found != expected:
            yield f"{path}: {found} uses of `unsafe`, but {architecture} lists {expected}"
    for path in listed:
        yield f"{architecture}: lists `{path}`, which does not exist"


def code_only(text):
    """Rust text without comments, strings and character literals."""
    pattern = r"""//[^\n]*|/\*.*?\*/|b?r(#*)".*?"\1|b?"(?:\\.|[^"\\])*"|b?'(?:\\.[^']*|[^'\\\n])'"""
    return re.sub(pattern, " ", text, flags=re.DOTALL)


def attributes(files):
    for path in files:
        if not path.endswith(".rs"):
            continue
        code = code_only(read(path))
        for attribute, instead in (("allow", "use `#[expect(lint, reason = …)]`"), ("ignore", "assert today's behaviour"), ("should_panic", "assert the error")):
            if re.search(rf"#!?\[{attribute}\b", code):
                yield f"{path}: `#[{attribute}]`: {instead}"


def marks(files):
    pattern = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b|\b(to" r"do|unimpl" r"emented)!")
    for path in files:
        if path.endswith((".rs", ".py", ".md")) and not is_case(path):
            for number, line in enumerate(read(path).splitlines(), 1):
                if mark := pattern.search(line):
                    yield f"{path}:{number}: `{mark[0]}`: finish it, or open an issue"


def embedded(files):
    """Standard modules are native where they merely compute: Python defines a class, or says why it is Python."""
    for path in files:
        if not re.match(r"crates/interpreter/src/stdlib/.*\.py$", path):
            continue
        text = read(path)
        opening = re.match(r"\s*((?:#.*\n)*)", text)[1]
        if not re.search(r"^ *class \w", text, re.MULTILINE) and "Python because" not in opening:
            yield f"{path}: defines no class, and its opening comment does not say `Python because …`: make it native"


def printing(files):
    for path in files:
        if re.match(r"crates/[^/]+/src/", path) and path.endswith(".rs") and path != PRINTS:
            if found := re.search(r"\bstd(out|err)\(\)|\be?print(ln)?!", code_only(read(path))):
                yield f"{path}: `{found[0]}`: only {PRINTS} prints"


def cases(files):
    present = set(files)
    for path in files:
        if not is_case(path):
            continue
        stem, _, kind = path.rpartition(".")
        if kind == "py" and f"{stem}.out" not in present:
            yield f"{path}: has no `.out`; run `make bless`"
        if kind in ("out", "ours") and f"{stem}.py" not in present:
            yield f"{path}: its case `{stem}.py` is gone"
        if kind == "ours" and f"{stem}.out" in present and read(path) == read(f"{stem}.out"):
            yield f"{path}: is what CPython prints; delete it"


if __name__ == "__main__":
    sys.exit(main())
