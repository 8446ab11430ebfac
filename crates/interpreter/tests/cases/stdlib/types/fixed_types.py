# Types that CPython has in C cannot be changed; those that it has in Python can.
import array, asyncio, collections, datetime, decimal, functools, io, itertools, json, operator, queue, random, re, struct, threading, types, zoneinfo

for cls in (zoneinfo.ZoneInfo, asyncio.Future, asyncio.Task, threading.local, types.SimpleNamespace, itertools.count, collections.deque,
            functools.partial, collections.OrderedDict, collections.defaultdict, operator.itemgetter, re.Pattern, re.Match, random.Random,
            json.JSONEncoder, io.StringIO, datetime.date, datetime.timezone, decimal.Decimal, decimal.Context, struct.Struct, array.array,
            queue.SimpleQueue, int, type(None), types.FunctionType, types.MappingProxyType, functools.cached_property, Exception,
            collections.Counter, type(threading.Lock()), type(threading.RLock()), io.BytesIO, types.GenericAlias, types.ModuleType):
    print(cls.__module__, cls.__qualname__)
    for change in (lambda: setattr(cls, "zz", 1), lambda: delattr(cls, "zz"), lambda: cls.zz):
        try:
            print("   ", change())
        except (TypeError, AttributeError) as error:
            print("   ", type(error).__name__, error)
