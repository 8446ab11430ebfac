# Names that are loaded late are there from the start.
import asyncio
import collections
import csv
import fractions
import typing

for module, names in ((collections, "ChainMap UserDict UserList UserString"), (typing, "Deque NamedTuple TypedDict SupportsInt cast get_type_hints"),
                      (csv, "Sniffer"), (fractions, "Decimal"), (asyncio, "exceptions queues tasks locks events futures")):
    for name in names.split():
        print(module.__name__, name, name in dir(module), hasattr(module, name), getattr(module, name).__name__)
    print(hasattr(module, "nothing"), getattr(module, "nothing", 5))
    try:
        module.nothing
    except AttributeError as error:
        print(error)
for line in ("from typing import nothing", "from collections import nothing", "from asyncio import nothing"):
    try:
        exec(line)
    except ImportError as error:
        print(type(error).__name__, str(error).split(" (")[0], error.name)
space = {}
exec("from collections import *\nfrom typing import *", space)
print(space["UserDict"]().data, space["ChainMap"], space["cast"](int, "x"), space["Deque"][int], "TypedDict" in space)
from asyncio.queues import Queue
from asyncio import exceptions

print(Queue is asyncio.Queue, exceptions.CancelledError is asyncio.CancelledError)
print(collections.UserString("a\tb").expandtabs(tabsize=4), collections.UserDict.__module__, typing.NamedTuple.__module__)
import types

module = types.ModuleType("lazy")
module.__getattr__ = lambda name: name.upper() if name != "missing" else (_ for _ in ()).throw(AttributeError(name))
module.__dir__ = lambda: ["b", "a"]
print(dir(module), module.word)
