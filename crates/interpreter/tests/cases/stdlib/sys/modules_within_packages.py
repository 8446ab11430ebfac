# Modules that the program puts below packages.
import sys
import types

made = types.ModuleType("json.made")
made.x = 3
sys.modules["json.made"] = made
import json.made

print(json.__name__, hasattr(json, "made"))
from json.made import x

print(x)
sys.modules["absent.made"] = made
from absent.made import x

print(x)
try:
    import absent.made
except ImportError as error:
    print(type(error).__name__, error)
