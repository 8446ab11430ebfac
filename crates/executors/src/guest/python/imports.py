"""Which modules a guest may import: those the policy names, asked at every import that guest code makes.

What a library imports for itself is its own affair. This is a guide for honest code, with the words every executor uses;
what dishonest code could do with a module is held by the walls.
"""
import builtins
import importlib
import os
import sys


def install(allowed):
    """Asks from now on. `None` allows everything that is installed."""
    if allowed is None or "*" in allowed:
        return
    original, by_name = builtins.__import__, importlib.import_module

    def __import__(name, globals=None, locals=None, fromlist=(), level=0):
        # A library may call this by its name, and then says nothing of where it is.
        if level == 0 and is_guest(sys._getframe(1).f_globals if globals is None else globals):
            check(name, allowed)
            for part in fromlist or ():
                below = "%s.%s" % (name, part)
                if below in sys.modules:
                    check(below, allowed)
        return original(name, globals, locals, fromlist, level)

    def import_module(name, package=None):
        if not name.startswith(".") and is_guest(sys._getframe(1).f_globals):
            check(name, allowed)
        return by_name(name, package)

    builtins.__import__ = __import__
    importlib.import_module = import_module


def is_guest(names):
    """Whether code with these globals is the guest's: no module was loaded from anywhere to make them."""
    return names is None or names.get("__spec__") is None


def check(name, allowed):
    if name == "builtins" or any(permits(rule, name) for rule in allowed):
        return
    message = "import of '%s' is not allowed here (allowed: %s)" % (name, ", ".join(sorted(allowed)))
    raise ImportError(message, name=name)


def permits(rule, name):
    """`pkg.*` permits all below it, and a child its parents."""
    package = rule[:-2] if rule.endswith(".*") else None
    if rule == name or (package is not None and (name == package or name.startswith(package + "."))):
        return True
    return (package or rule).startswith(name + ".")


def load(preload):
    """Imports ahead what a session needs, so that nobody waits for it. Says why where that cannot be done."""
    # The variables are for the libraries of this process; the guest has those of its policy.
    os.environ._data.clear()
    hook_backend()
    for name in filter(None, preload.split(",")):
        try:
            __import__(name)
        except ImportError as error:
            return "`%s` cannot be preloaded: %s" % (name, error)
    return None


def hook_backend():
    """Lets matplotlib, whenever it is imported, draw into the display."""
    sys.meta_path.insert(0, BackendHook)


class BackendHook:
    """Finds one module, once, and sets it up when it has been loaded."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name != "matplotlib":
            return None
        import importlib.util

        sys.meta_path.remove(cls)
        spec = importlib.util.find_spec(name)
        load = spec.loader.exec_module if spec is not None and spec.loader is not None else None
        if load is not None:

            def exec_module(module):
                load(module)
                module.rcParams["backend"] = "module://fumehood_guest.backend"

            spec.loader.exec_module = exec_module
        return spec
