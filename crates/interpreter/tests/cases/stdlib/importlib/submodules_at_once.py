# Submodules that a package imports by itself are there without an import of their own, and what a program puts into `sys.modules` is found.
import html
import importlib
import json
import sys
import types
import unittest

try:
    json.loads("{")
except json.decoder.JSONDecodeError as error:
    print(type(error), error)
print(json.decoder.JSONDecoder is json.JSONDecoder, json.encoder.JSONEncoder is json.JSONEncoder)
print(html.entities.name2codepoint["amp"], importlib.machinery.ModuleSpec.__name__)
print(unittest.case.TestCase is unittest.TestCase, unittest.suite.TestSuite is unittest.TestSuite)
print(unittest.loader.TestLoader is unittest.TestLoader, unittest.runner.TextTestRunner is unittest.TextTestRunner)
print(unittest.result.TestResult is unittest.TestResult)

helper = types.ModuleType("helper")
helper.answer = 42
helper.double = lambda n: n * 2
sys.modules["helper"] = helper
import helper as found
from helper import answer, double

print(found is helper, answer, double(4), importlib.import_module("helper") is helper, __import__("helper") is helper)
package, child = types.ModuleType("package"), types.ModuleType("package.child")
package.child = child
child.value = "deep"
sys.modules["package"], sys.modules["package.child"] = package, child
import package.child
from package.child import value

print(package.child.value, value)
try:
    from helper import nothing
except ImportError as error:
    print(error)
del sys.modules["helper"]
try:
    import helper
except ModuleNotFoundError as error:
    print(error)
