# What standard modules warn of: old names, sets of patterns that may be read otherwise, NotImplemented as a truth.
import logging
import re
import sys
import threading
import unittest
import warnings

logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(funcName)s %(message)s")
CALLS = r"""
re.compile("[[a]")
re.compile("[[a]")
re.search("[+--]", "a") is None
re.sub("[a&&b]+", "x", "ab", flags=re.I)
re.split("[a||b]", "cad", 0)
re.findall("[a~~b]", "abc")
re.compile("[[:alpha:]--x]").pattern
re.compile(b"[[b]")
re.compile("[]-a]") is None, re.compile("[--a]") is None, re.compile(r"[\[-a]") is None, re.compile("[^[a]") is None
bool(NotImplemented)
not NotImplemented
1 if NotImplemented else 2
NotImplemented or 3
logging.warn("function")
logging.getLogger("a").warn("method %d", 1)
logging.LoggerAdapter(logging.getLogger("b"), {}).warn("adapter")
threading.currentThread() is threading.current_thread()
threading.activeCount()
threading.Thread().setDaemon(True)
threading.Thread().isDaemon()
threading.Thread(name="t").getName()
threading.Thread().setName("u")
threading.Event().isSet()
unittest.makeSuite(unittest.TestCase).countTestCases()
unittest.findTestCases(logging).countTestCases()
unittest.getTestCaseNames(unittest.TestCase, "x")
""".strip().splitlines()
for call in CALLS:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        try:
            result = eval(call)
        except Exception as error:
            result = error
    print(call, "->", result)
    for warning in found:
        print("   ", warning.category.__name__, warning.lineno, warning.message)
condition = threading.Condition()
with condition, warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        condition.notifyAll()
    except DeprecationWarning as error:
        print(error)
try:
    warnings.simplefilter("error")
    re.match("[a[[b]", "a"), re.match("[[c]", "c")
except FutureWarning as error:
    print(error)
