"""Writes a section of docs/benchmarks.md, between markers of its own. It touches nothing else in that file."""
import pathlib
import platform
import re
import subprocess

PAGE = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "benchmarks.md"
HEAD = "# Benchmarks\n\nEvery table is written by the command it names.\n"


def record(section, text):
    """Replaces the section, or adds it at the end."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    whole = f"{begin}\n{text.strip()}\n{end}"
    page = PAGE.read_text() if PAGE.exists() else HEAD
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    page = pattern.sub(lambda _: whole, page) if pattern.search(page) else f"{page.rstrip()}\n\n{whole}\n"
    PAGE.write_text(page)


def machine(python=None):
    """A line about where it was measured, and against which CPython: the one that runs this, where no other is named."""
    version = platform.python_version()
    if python is not None:
        version = subprocess.run([python, "-c", "import platform; print(platform.python_version())"], capture_output=True, text=True, check=True).stdout.strip()
    names = re.findall(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return f"{names[0] if names else platform.machine()}, {len(names)} cores, CPython {version}"
