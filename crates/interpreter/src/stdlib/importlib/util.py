# `importlib.util`: whether a module is there, without importing it. Modules are not made from files.
# Python because looking for one may import its package, and because of the guest's specifications.

from importlib.machinery import BuiltinImporter as _BuiltinImporter, ModuleSpec as _ModuleSpec
import types as _types


def find_spec(name, package=None):
    """What is known of a module that can be imported here, or None."""
    name = resolve_name(name, package)
    parent = name.rpartition(".")[0]
    if parent:
        __import__(parent)
        if not _importable(parent):
            raise ModuleNotFoundError(f"__path__ attribute not found on {parent!r} while trying to find {name!r}", name=name)
    found = _importable(name)
    return None if found is None else _ModuleSpec(name, _BuiltinImporter, origin="built-in", is_package=found)


def module_from_spec(spec):
    """A new, empty module."""
    module = _types.ModuleType(spec.name)
    module.__spec__, module.__loader__ = spec, spec.loader
    return module
