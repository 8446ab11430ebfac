# The public face of `pickle`: names of `_pickle`, beside the opcodes that pickle/mod.rs puts here.
# Python because these are imports.

from _pickle import PickleBuffer, PickleError, Pickler, PicklingError, Unpickler, UnpicklingError, dump, dumps, load, loads
from copyreg import dispatch_table

__all__ = ["PickleError", "PicklingError", "UnpicklingError", "Pickler", "Unpickler", "dump", "dumps", "load", "loads", "PickleBuffer"]
__all__.extend(sorted([name for name in globals() if name.isupper() and name[0] != "_"]))
