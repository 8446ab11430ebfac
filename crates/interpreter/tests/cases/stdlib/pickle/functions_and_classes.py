# Functions and classes go by their names, and must be found under them.
import collections
import functools
import math
import pickle
import sys


def function():
    pass


class Outer:
    class Inner:
        def method(self):
            pass

    @classmethod
    def maker(cls):
        pass

    @staticmethod
    def helper():
        pass


def local():
    def inside():
        pass
    return inside


def tried(value, protocol=4):
    try:
        data = pickle.dumps(value, protocol)
        print(protocol, data, pickle.loads(data) is value)
    except Exception as error:
        message = str(error).split(" at 0x")
        print(protocol, type(error).__module__, type(error).__name__, message[0], message[1].split(">", 1)[1] if len(message) > 1 else "")


for protocol in range(6):
    for value in (function, Outer, Outer.Inner, Outer.helper, len, math.sin, print, collections.OrderedDict, collections.deque, functools.partial, int, str, range, OSError, ValueError, ModuleNotFoundError, Ellipsis):
        tried(value, protocol)
for value in (lambda: 1, local(), local, (one for one in ()), sys, Outer.Inner.method, type(function), {}.keys(), type(sys)):
    tried(value)
renamed = function
renamed.__qualname__ = "other"
tried(function)
function.__qualname__ = "Outer"
tried(function)
function.__qualname__ = "function"
function.__module__ = "no_such_module"
tried(function)
function.__module__ = None
tried(function)
function.__module__ = "__main__"
bound = pickle.loads(pickle.dumps(Outer.maker))
print(bound.__self__ is Outer)
method = pickle.loads(pickle.dumps([1].append))
print(type(method).__name__, method.__self__)
print(pickle.loads(pickle.dumps("a-b".split))("-"))
print(pickle.loads(pickle.dumps(str.upper))("x"), pickle.loads(pickle.dumps(dict.fromkeys))([1]))
