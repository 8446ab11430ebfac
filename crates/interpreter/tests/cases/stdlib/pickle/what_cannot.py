# What cannot be pickled, and what is said of it.
import contextvars
import functools
import hashlib
import io
import itertools
import queue
import re
import struct
import sys
import threading
import weakref
import pickle


class Thing:
    pass


class Worker(threading.Thread):
    pass


def generator():
    yield


async def coroutine():
    pass


waiting = coroutine()
things = [
    generator(), waiting, sys, sys.stdout, threading.Lock(), threading.RLock(), queue.SimpleQueue(), contextvars.ContextVar("a"), weakref.ref(Thing), hashlib.md5(),
    re.match("a", "a"), struct.Struct("i"), memoryview(b"a"), {}.keys(), {}.values(), {}.items(), property(), staticmethod(len), classmethod(len), generator.__code__,
    vars(Thing), Thing.__dict__, super(Thing, Thing()) if False else object.__dict__, functools.cmp_to_key(lambda a, b: 0), pickle.Pickler(io.BytesIO()), (lambda: Thing).__closure__ or 1,
]
for thing in things:
    for protocol in (2, 4):
        for value in (thing, [thing]):
            try:
                print(protocol, pickle.dumps(value, protocol))
            except Exception as error:
                print(protocol, type(error).__name__, error)
waiting.close()
for value in (threading.Event(), threading.Condition(), queue.Queue(), Worker(), threading.Semaphore()):
    try:
        pickle.dumps(value)
        print("pickled")
    except TypeError as error:
        print(error)


class Holder:
    def __init__(self):
        self.function = lambda: 1


for value in (Holder(), {"key": lambda: 1}, [print, lambda: 2], type("Made", (), {}), type("Made", (), {})()):
    try:
        pickle.dumps(value)
    except Exception as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])


@functools.lru_cache
def cached(x):
    return x


print(pickle.loads(pickle.dumps(cached)) is cached)
