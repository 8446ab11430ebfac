"""Lists what an image of this very Python needs: its program, library and packages, a shell, and the libraries of them all.

Run by the Python in question, on the host. Prints JSON: where its program is, and each file with what it links to and its path in
the image. It reads names only; the files themselves are the caller's business.
"""
import json
import os
import re
import subprocess
import sys

PROGRAMS = "sh bash ls cat echo sleep env id rm mkdir cp mv true false uname head tail ps date touch chmod".split()
SKIPPED = {"test", "tests", "idlelib", "turtledemo", "ensurepip", "site-packages", "dist-packages"}
FILES = ["/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/usr/share/zoneinfo", "/etc/ssl/certs/ca-certificates.crt"]

HOME = "/opt/fumehood"

found, moved = {}, {}


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
    every = [*(path for path, link in found.items() if link is None), *moved]
    programs = [path for path in sorted(every) if (".so" in path or "/bin/" in path) and is_elf(path)]
    for at in range(0, len(programs), 200):
        said = subprocess.run(["ldd", *programs[at : at + 200]], capture_output=True, text=True).stdout
        for library in re.findall(r"^\s+(?:\S+ => )?(/\S+) \(0x", said, re.M):
            add(library)


def move_folder(folder, inside):
    """A folder of packages, which is elsewhere in the image: where it is here, a session may have its own files."""
    for inner, folders, names in os.walk(folder, followlinks=True):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(inner, name)
            if os.path.isfile(path):
                moved[path] = inside + path[len(folder) :]


def main():
    program = os.path.realpath(sys.executable)
    if program.startswith(("/tmp/", "/home/guest/", "/dev/")):
        sys.exit("it lives in %s, where sessions have their own files" % program)
    add(program)
    library = os.path.dirname(os.__file__)
    add_folder(library, True)
    places = []
    for path in sys.path:
        if not os.path.isdir(path) or path == library or path.startswith(library + "/lib-dynload"):
            continue
        if sys.prefix != sys.base_prefix and path.startswith(sys.prefix + "/"):
            places.append(HOME + "/site")
            move_folder(path, places[-1])
        else:
            add_folder(path, False)
    for extra in sys.argv[1:]:
        places.append(HOME + "/packages")
        move_folder(extra, places[-1])
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
    found[HOME + "/bin/python3"] = program
    files = [[path, link, path] for path, link in sorted(found.items())] + [[path, None, inside] for path, inside in sorted(moved.items())]
    asked = [program, "-I", "-c", "import site; print(site.getsitepackages()[0])"]
    site = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    search = [site + "/fumehood.pth", "".join(place + "\n" for place in places)]
    json.dump({"path": HOME + "/bin", "version": sys.version, "search": search, "files": files}, sys.stdout)


if sys.version_info < (3, 9) or sys.implementation.name != "cpython":
    sys.exit("it is no CPython 3.9 or later")
main()
