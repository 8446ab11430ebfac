# `eval` and `exec` where names, builtins or what they print come from elsewhere.
import sys


class Missing(dict):
    def __missing__(self, key):
        return f"<{key}>"


class Asked(dict):
    def __getitem__(self, key):
        if key == "no":
            raise KeyError(key)
        return key * 2


print(eval("foo", Missing()), eval("foo + bar", Asked()), eval("a + b", Missing(a="x")), eval("foo", {}, Missing()))
print(eval("[a for a in foo]", Missing(foo="xy")), eval("str(1)", Missing(str=lambda value: "mine")))
try:
    eval("no", Asked())
except NameError as error:
    print(error)
space = Missing(print=print)
exec("print(first)\nsecond = first + '!'\nprint(second)", space)
print(sorted(name for name in space if not name.startswith("__")))


class Plain(dict):
    pass


print(eval("x + len('ab')", Plain(x=1)))


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


for builtins in ({}, {"print": print}, None, 5, {"len": lambda value: "mine", "__import__": lambda name, *rest: (name, len(rest))}):
    print("builtins", type(builtins).__name__, sorted(builtins) if isinstance(builtins, dict) else builtins)
    for source in ("len([1])", "open", "__import__('math')", "1 + 1"):
        attempt(eval, source, {"__builtins__": builtins})
    for source in ("import math\nx = math", "class A: pass", "def f(): return len\nf()", "x = 1"):
        if isinstance(builtins, dict) or source == "x = 1":
            attempt(exec, source, {"__builtins__": builtins})
attempt(exec, "from math import pi", {"__builtins__": {"__import__": lambda *args: 5}})
found = {"__builtins__": {"__import__": lambda name, *rest: [name, rest[2]]}}
exec("import os\nimport json as other", found)
print(found["os"], found["other"])
found = {"__builtins__": {"__build_class__": lambda body, name, *bases, **named: (name, bases, named), "__name__": "m"}}
exec("class A(1, x=2): pass", found)
print(found["A"])

# Interactive code shows what an expression came to.
exec(compile("5", "f", "single"))
exec(compile("'a' 'b'", "f", "single"))
exec(compile("None", "f", "single"))
exec(compile("x = 3; x", "f", "single"))
print(_)
shown, sys.displayhook = sys.displayhook, lambda value: print("hook", repr(value))
exec(compile("[1, 2]", "f", "single"))
sys.displayhook = shown
sys.displayhook(None)
sys.displayhook({"a": 1})
print(_)
