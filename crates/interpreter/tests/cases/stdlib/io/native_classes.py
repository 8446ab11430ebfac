# Classes that are types of C: what cannot be set, and what is wrong with their arguments.
import array
import collections
import datetime
import decimal
import functools
import io
import operator
import queue
import struct
import time


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


for cls in (io.StringIO, io.BytesIO, io.TextIOWrapper, decimal.Decimal, decimal.Context, collections.OrderedDict, collections.defaultdict,
            collections.deque, functools.partial, operator.itemgetter, operator.attrgetter, array.array, struct.Struct, queue.SimpleQueue,
            datetime.date, datetime.timezone, datetime.tzinfo, datetime.timedelta):
    print(repr(cls), cls.__module__, cls.__qualname__, cls.__name__)
    attempt(lambda: setattr(cls, "extra", 1))
    attempt(lambda: delattr(cls, "extra"))
for cls in (operator.itemgetter, datetime.timezone, time.struct_time, datetime.timedelta):
    attempt(lambda: type("Derived", (cls,), {}).__name__)
text, data, ordered = io.StringIO(), io.BytesIO(), collections.OrderedDict(a=1)
numbers = array.array("i", [1])
attempt(lambda: text.write(1, 2))
attempt(lambda: text.write())
attempt(lambda: text.getvalue(1))
attempt(lambda: text.read(1, 2))
attempt(lambda: text.write(x=1))
attempt(lambda: text.read(size=1))
attempt(lambda: text.seek())
attempt(lambda: text.seek(1, 2, 3))
attempt(lambda: text.missing)
attempt(lambda: io.StringIO("", "\n", 3))
attempt(lambda: io.StringIO(unknown=1))
attempt(lambda: data.write())
attempt(lambda: data.getvalue(1))
attempt(lambda: data.readline(1, 2))
attempt(lambda: io.BytesIO(b"", 2))
attempt(lambda: decimal.Decimal(1).sqrt(1, 2))
attempt(lambda: decimal.Decimal(1).is_nan(1))
attempt(lambda: decimal.Decimal(1).compare())
attempt(lambda: ordered.pop())
attempt(lambda: ordered.pop(1, 2, 3))
attempt(lambda: ordered.setdefault())
attempt(lambda: ordered.pop("z", default=3))
attempt(lambda: ordered.setdefault(key="q", default=4))
attempt(lambda: collections.OrderedDict.pop([], 1))
attempt(lambda: struct.Struct())
attempt(lambda: struct.Struct("i").unpack())
attempt(lambda: numbers.append())
attempt(lambda: numbers.append(1, 2))
attempt(lambda: numbers.pop(1, 2))
attempt(lambda: numbers.index())
attempt(lambda: numbers.tolist(1))
attempt(lambda: numbers.insert(1))
attempt(lambda: queue.SimpleQueue().put())
attempt(lambda: queue.SimpleQueue().get(1, 2, 3))
attempt(lambda: datetime.timezone.utc.utcoffset())
attempt(lambda: collections.deque([1], unknown=2))
again = collections.deque([1, 2, 3])
again.__init__([4], maxlen=2)
print(again)


class Failure(Exception):
    pass


class Kept(ValueError):
    def __init__(self, *args, code=0):
        super().__init__(*args)
        self.code = code


attempt(lambda: Failure(code=1))
attempt(lambda: (Kept("a", code=1), Kept("a", code=1).code))
attempt(lambda: ModuleNotFoundError(unknown=1))
attempt(lambda: decimal.InvalidOperation(unknown=1))
attempt(lambda: decimal.Decimal(1, 2, 3))
attempt(lambda: decimal.Decimal(unknown=1))
