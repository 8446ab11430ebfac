"""Imports that run again and again, in functions and loops: the same module, names that are there, that are not, and packages."""
import sys


def local():
    import math
    from collections import Counter, deque as queue
    import os.path as path
    from os import path as same
    import importlib.util
    return math.pi, Counter("aa"), queue([1]), path is same, importlib.util.__name__


for _ in range(3):
    print(local())
for _ in range(2):
    try:
        from math import nothing_like_it
    except ImportError as error:
        print(type(error).__name__, error.name)
    try:
        import surely_missing
    except ModuleNotFoundError as error:
        print(error)
    try:
        from collections.nope import x
    except ModuleNotFoundError as error:
        print(error)
import math
math.added = 5
for _ in range(2):
    from math import added
    print(added)
del math.added
try:
    from math import added
except ImportError as error:
    print("gone")
import types
made = types.ModuleType("made")
made.value = 1
sys.modules["made"] = made
for _ in range(2):
    import made as again
    from made import value
    print(again is made, value)
sys.modules["math"] = made
import math as replaced
print(replaced is made)
del sys.modules["math"]
import math
print(math.floor(2.5))
sys.modules["json"] = None
try:
    import json
except ImportError as error:
    print(error)
