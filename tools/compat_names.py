"""Print the public names of every builtin type and standard module, as JSON.

Runs under CPython and under `hood`; `tools/compat.py` compares the two. It imports nothing that either
might refuse.
"""
import builtins
import json
import types

MODULES = (
    "builtins math cmath random statistics fractions decimal numbers datetime time calendar zoneinfo json csv io base64 binascii hashlib hmac "
    "zlib struct uuid secrets html html.entities html.parser urllib.parse re string textwrap difflib unicodedata fnmatch shlex collections "
    "collections.abc heapq bisect itertools functools operator copy array queue graphlib types typing dataclasses enum abc contextlib asyncio "
    "pprint reprlib traceback warnings inspect logging timeit weakref gc sys os os.path pathlib platform stat errno keyword token __future__ "
    "unittest doctest threading concurrent.futures gzip ast glob shutil tempfile fileinput codecs copyreg pickle"
).split()


def main():
    found = {"module": {}, "class": {}, "type": {}, "offered": {}}
    for name in MODULES:
        try:
            module = __import__(name, fromlist=["names"])
        except ImportError:
            continue
        found["module"][name] = sorted(public_names(module, name))
        found["offered"][name] = dir(module)
        for public in found["module"][name]:
            value = getattr(module, public)
            if isinstance(value, type) and value.__module__ != "builtins":
                found["class"][f"{name}.{public}"] = [attribute for attribute in dir(value) if not attribute.startswith("_")]
    for home, names in (builtins, dir(builtins)), (types, types.__all__):
        for name in names:
            value = getattr(home, name)
            if isinstance(value, type) and not name.startswith("_"):
                found["type"][name] = dir(value)
    print(json.dumps(found))


def public_names(module, module_name):
    declared = getattr(module, "__all__", None)
    for name in dir(module) if declared is None else declared:
        value = getattr(module, name, None)
        if declared is None:
            home = getattr(value, "__module__", None)
            is_foreign = isinstance(value, type | types.FunctionType | types.BuiltinFunctionType) and home not in (module_name, None)
            if name.startswith("_") or isinstance(value, types.ModuleType) or is_foreign and not is_own(home, module_name):
                continue
        yield name


def is_own(home, module_name):
    """Whether a module's things live in a private one: `_struct`, `posix`, `_io`."""
    return isinstance(home, str) and (home.lstrip("_") == module_name or home in ("posix", "posixpath", "builtins"))


main()
