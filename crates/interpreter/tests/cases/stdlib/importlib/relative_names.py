# Names of modules, relative ones too.
import importlib
import importlib.util
import inspect


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except (Exception, ImportError) as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


for name, package in (
    ("a", None), ("a.b", "c"), (".a", "b"), (".a", "b.c"), ("..a", "b.c"), ("...a", "b.c.d"), ("...a", "b.c"), (".", "b.c"), ("..", "b.c"), ("..", "b"),
    (".a", None), (".a", ""), ("", "b"), (".é.ü", "ß"),
):
    show(importlib.util.resolve_name, name, package)
show(importlib.util.resolve_name, "a")
show(importlib.util.resolve_name, 5, "a")
show(importlib.util.resolve_name, name=".x", package="y")
print(importlib.import_module("json").__name__, importlib.import_module("collections.abc").__name__, importlib.import_module(".parse", "urllib").__name__)
print(importlib.import_module(name=".abc", package="collections").__name__)
show(importlib.import_module, ".parse")
show(importlib.import_module, ".parse", "")
show(importlib.import_module, "no_such_module_here")
show(importlib.import_module, 5)
show(importlib.import_module)
show(importlib.import_module, "a", "b", "c")
show(importlib.invalidate_caches)
for function in (importlib.import_module, importlib.invalidate_caches, importlib.util.resolve_name):
    print(function.__name__, inspect.signature(function), inspect.isfunction(function))
