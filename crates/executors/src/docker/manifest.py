"""Lists what an image of this very Python needs: its program, library and packages, a shell, and the libraries of them all.

Run by the Python in question, on the host. Prints JSON: `{"path": ..., "files": [[path, link or null], ...]}`. It reads names
only; the files themselves are the caller's business.
"""
import json
import os
import re
import subprocess
import sys

PROGRAMS = "sh bash ls cat echo sleep env id rm mkdir cp mv true false uname head tail ps date touch chmod".split()
SKIPPED = {"test", "tests", "idlelib", "turtledemo", "ensurepip"}
FILES = ["/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/usr/share/zoneinfo", "/etc/ssl/certs/ca-certificates.crt"]

found = {}


def add(path):
    """A path and the links on the way to it, as far as they lead."""
    for _ in range(40):
        parts = os.path.abspath(path).split("/")[1:]
        for at in range(1, len(parts) + 1):
            prefix = "/" + "/".join(parts[:at])
            if os.path.islink(prefix):
                target = os.readlink(prefix)
                found[prefix] = target
                path = os.path.join(os.path.dirname(prefix), target, *parts[at:])
                break
        else:
            if os.path.isfile(path):
                found.setdefault(os.path.abspath(path), None)
            return os.path.abspath(path)
    return path


def add_folder(folder, top):
    folder = add(folder)
    for inner, folders, names in os.walk(folder):
        if inner == folder and top:
            folders[:] = [name for name in folders if name not in SKIPPED and not name.startswith("config-")]
        folders.sort()
        for name in folders:
            if os.path.islink(os.path.join(inner, name)):
                add(os.path.join(inner, name))
        for name in sorted(names):
            if not name.endswith((".a", ".opt-1.pyc", ".opt-2.pyc")):
                add(os.path.join(inner, name))


def is_elf(path):
    try:
        with open(path, "rb") as file:
            return file.read(4) == b"\x7fELF"
    except OSError:
        return False


def add_libraries():
    programs = [path for path, link in sorted(found.items()) if link is None and (".so" in path or "/bin/" in path) and is_elf(path)]
    for at in range(0, len(programs), 200):
        said = subprocess.run(["ldd", *programs[at : at + 200]], capture_output=True, text=True).stdout
        for library in re.findall(r"^\s+(?:\S+ => )?(/\S+) \(0x", said, re.M):
            add(library)


def main():
    own = os.path.dirname(os.path.abspath(sys.executable))
    for program in (sys.executable, own + "/python3", own + "/python"):
        if os.path.exists(program):
            add(program)
    library = os.path.dirname(os.__file__)
    add_folder(library, True)
    for path in sys.path:
        if os.path.isdir(path) and not path.startswith(library + "/lib-dynload"):
            add_folder(path, path == library)
    if os.path.exists(sys.prefix + "/pyvenv.cfg"):
        add(sys.prefix + "/pyvenv.cfg")
    for extra in sys.argv[1:]:
        add_folder(extra, False)
    for name in PROGRAMS:
        for folder in ("/bin", "/usr/bin"):
            if os.path.exists(folder + "/" + name):
                add(folder + "/" + name)
    for path in FILES:
        if os.path.isdir(path):
            add_folder(path, False)
        elif os.path.exists(path):
            add(path)
    add_libraries()
    site = [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    json.dump({"path": own, "version": sys.version, "site": site[0] if site else None, "files": sorted(found.items())}, sys.stdout)


if sys.version_info < (3, 9) or sys.implementation.name != "cpython":
    sys.exit("it is no CPython 3.9 or later")
main()
