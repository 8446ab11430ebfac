# Imports that fail.
for source in ("import zzz_nope", "import zzz_nope.sub", "from zzz_nope import x", "import sys.zzz", "from sys import zzz_name", "from sys.x import y", "from . import a", "from .a import b", "from .. import c", "import zzz_a, sys", "from zzz_nope import *", "import zzz as z"):
    try:
        exec(source, {"__name__": "__main__", "__package__": None})
        print(source, "no error")
    except ImportError as e:
        print(source, "|", type(e).__name__, str(e).split(" (")[0], "|", e.name)
try:
    import zzz_one
except ImportError:
    try:
        import zzz_two
    except ImportError as e:
        print(e, "|", repr(e.__context__))
print(ImportError("m", name="n", path="p").path, ModuleNotFoundError("x").name, issubclass(ModuleNotFoundError, ImportError), repr(ImportError("m", name="n")))
try:
    ImportError("a", wrong=1)
except TypeError as e:
    print(e)
have = {}
for mod in ("sys", "zzz_missing"):
    try:
        __import__(mod)
        have[mod] = True
    except ImportError:
        have[mod] = False
print(have)
