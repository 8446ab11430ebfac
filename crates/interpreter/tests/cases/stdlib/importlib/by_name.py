# Modules by name, and what is known of them.
import importlib
import importlib.util
import sys


def attempt(name, action):
    try:
        print(name, action())
    except BaseException as error:
        print(name, type(error).__name__, error)


json = importlib.import_module("json")
print(json.dumps([1]), json is sys.modules["json"], json.__name__)
print(importlib.import_module("os.path").join("a", "b"))
print(importlib.import_module("collections.abc").Mapping)
print(importlib.import_module(".decoder", "json").JSONDecodeError.__name__)
print(importlib.import_module(".abc", package="collections").__name__)
attempt("absent", lambda: importlib.import_module("no_such_module"))
attempt("absent inside", lambda: importlib.import_module("json.no_such_module"))
attempt("inside no package", lambda: importlib.import_module("string.nothing"))
attempt("relative", lambda: importlib.import_module(".x"))
attempt("beyond", lambda: importlib.import_module("..x", "json"))
attempt("empty", lambda: importlib.import_module(""))
attempt("number", lambda: importlib.import_module(5))
attempt("reload", lambda: importlib.reload("json"))
print(importlib.invalidate_caches())
print(importlib.util.find_spec("no_such_module"), importlib.util.find_spec("math").name)
print(importlib.util.find_spec("json").name, importlib.util.find_spec("json.decoder").name, importlib.util.find_spec("json.nothing"))
print(importlib.util.find_spec("json").parent, importlib.util.find_spec("json.decoder").parent, importlib.util.find_spec("string").parent == "")
attempt("no package", lambda: importlib.util.find_spec("string.nothing"))
attempt("no parent", lambda: importlib.util.find_spec("nothing.at_all"))
print(importlib.util.resolve_name("a.b", None), importlib.util.resolve_name(".b", "a"), importlib.util.resolve_name("..c", "a.b"))
attempt("resolve", lambda: importlib.util.resolve_name(".b", ""))
attempt("resolve", lambda: importlib.util.resolve_name("..b", "a"))
available = {name: importlib.util.find_spec(name) is not None for name in ("json", "re", "surely_missing", "collections", "math")}
print(available)
for name in ("math", "string"):
    module = importlib.import_module(name)
    print(getattr(module, "pi", None) or module.digits)
module = importlib.util.module_from_spec(importlib.util.find_spec("string"))
print(module.__name__, module.__spec__.name, type(module).__name__)
print(importlib.__import__("json").__name__)
