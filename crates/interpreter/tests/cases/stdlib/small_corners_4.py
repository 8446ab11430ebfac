# Small behaviours of several modules.
import asyncio
import codecs
import io
import logging
import typing
import urllib.parse
import zoneinfo
from datetime import datetime
from decimal import Context, Inexact


def shown(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)


def set_flags(value):
    context = Context()
    context.flags = value
    return context


shown(lambda: set_flags({Inexact: True}))
shown(lambda: set_flags([Inexact]))
shown(lambda: Context(flags=[ValueError]))
shown(lambda: Context(flags=[Inexact], traps=[]))
shown(lambda: Context(traps=5))


class Zone(zoneinfo.ZoneInfo):
    pass


print(Zone("UTC"), repr(Zone("UTC")), repr(zoneinfo.ZoneInfo("UTC")))
for made in (typing.TypeVar("T"), typing.ParamSpec("P"), typing.TypeVarTuple("Ts")):
    shown(lambda: type("Derived", (object,), {}) and exec("class Derived(made): pass", {"made": made}))
print(urllib.parse.ParseResult.__mro__[1], urllib.parse.SplitResult.__mro__[1], urllib.parse.DefragResult.__mro__[1])
shown(lambda: datetime.time(5))
decoder = io.IncrementalNewlineDecoder(None, True)
print([decoder.decode(part) for part in ("a\r", "\nb\r", "c", "\n", "d\r")], decoder.getstate(), repr(decoder.decode("", True)), decoder.newlines)
decoder.setstate((b"", 1))
print(repr(decoder.decode("x")), decoder.reset(), decoder.newlines)
plain = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")(), False)
print([plain.decode(part) for part in (b"\xc3", b"\xa9\r\n")], plain.newlines, plain.getstate())


async def named():
    async def nothing():
        return asyncio.current_task().get_name()

    print(await asyncio.create_task(nothing()), await asyncio.create_task(nothing(), name="mine"), await asyncio.create_task(nothing()))
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(nothing(), name=name) for name in (None, "yours", None)]
    print([task.result() for task in tasks])
    async with asyncio.timeout(None) as limit:
        print(limit)
    print(limit)
    try:
        limit.reschedule(5)
    except RuntimeError as error:
        print(error)
    return asyncio.current_task().get_name()


print(asyncio.run(named()))
print(asyncio.run(named()))
for format in ("{0}", "{message:>10}", "{message!z}", "{message:{width}}", "{message:q}", "{a.b[c]}", "{a-b}"):
    shown(lambda: logging.Formatter(format, style="{")._fmt)
print(logging._levelToName, logging._nameToLevel["WARN"])
