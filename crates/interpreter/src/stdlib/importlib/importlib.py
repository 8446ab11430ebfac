# `importlib`: imports by name, under the same policy as the statement. Nothing is loaded from a file, and nothing twice.
# Names are resolved natively (importlib.rs). Python because a module of the guest is asked for its own.

import sys as _sys

__all__ = ["__import__", "import_module", "invalidate_caches", "reload"]
__path__ = []
__import__ = __import__


def reload(module):
    """Refused: a module runs once in a session."""
    name = getattr(getattr(module, "__spec__", None), "name", None) or getattr(module, "__name__", None)
    if not isinstance(name, str):
        raise TypeError("reload() argument must be a module")
    if _sys.modules.get(name) is not module:
        raise ImportError(f"module {name} not in sys.modules", name=name)
    raise ImportError(f"reload of '{name}' is not allowed here: open a new session instead", name=name)
