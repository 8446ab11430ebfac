# Rarely used corners of several modules.
import asyncio
import copy
import datetime
import fractions
import gzip
import inspect
import io
import re
import timeit
import typing
import unittest
import uuid
import warnings
import weakref
import zoneinfo


def tried(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


def plain(object):
    return re.sub("0x[0-9a-f]+", "0x", repr(object))


one = uuid.UUID(int=7)
print(one.__getstate__(), uuid.UUID(int=7, is_safe=uuid.SafeUUID.safe).__getstate__(), copy.copy(one) == one, copy.deepcopy([one]) == [one], copy.copy(one) is one)
print(plain(gzip.GzipFile(fileobj=io.BytesIO(gzip.compress(b"abc")))))
for ordinal in (0, 10**10, 10**30, -10**10, 2**31, 2**31 - 1, -2**31 - 1, 3652060):
    tried(datetime.date.fromordinal, ordinal)
print(inspect.signature(fractions.Fraction), fractions.Fraction(3, 6, _normalize=True), zoneinfo.ZoneInfoNotFoundError)
for code in ("1+", "break", "return", "x = (", "yield 1"):
    tried(timeit.Timer, code)
    tried(timeit.Timer, code, "pass\npass")
    tried(timeit.Timer, "pass", code)
print(typing.get_overloads(len), typing.overload(len).__name__, typing.get_overloads(len))


class Thing:
    pass


thing = Thing()
watch = weakref.finalize(thing, int)
print(plain(watch))
watch.detach()
print(plain(watch))

loader = unittest.TestLoader()
suite = loader.loadTestsFromName("nope")
print(suite, len(loader.errors), loader.errors[0].splitlines()[0])


class Case(unittest.TestCase):
    pass


suite = loader.loadTestsFromName("Case.nope", __import__("__main__"))
result = unittest.TestResult()
suite.run(result)
print(result, [message.splitlines()[-1] for _, message in result.errors])
tried(Case().enterContext, 5)
tried(Case.enterClassContext, 5)


async def main():
    future = asyncio.get_running_loop().create_future()
    for wrong in (5, None, StopIteration(), StopIteration, int):
        tried(future.set_exception, wrong)
    future.set_exception(KeyError)
    tried(future.result)


asyncio.run(main())


def passing_none():
    import shlex
    try:
        shlex.split(None, io.StringIO("a b"))
    except Exception as error:
        print(error)


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    import random
    random.randrange(5.0)
    try:
        random.randrange(1.5)
    except ValueError as error:
        print(error)
    unittest.TestCase().assertEquals(1, 1)
    print([(str(warning.message), warning.lineno) for warning in seen])
for wrong in (lambda: io.TextIOWrapper(5), lambda: io.BufferedReader(io.BytesIO(), 0)):
    tried(wrong)
