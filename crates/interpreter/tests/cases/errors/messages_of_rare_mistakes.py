# Texts of mistakes that few programs make, and what stands near them.
import asyncio
import enum
import functools
import sys
import typing


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


class Plain:
    def method(self):
        pass

    @classmethod
    def of_class(cls):
        pass

    def __getitem__(self, at):
        return at

    def without_self(self):
        del self
        return super()

    def with_cell(self):
        def inner():
            return self

        del self
        return super()


attempt(lambda: print >> sys.stdout)
attempt(lambda: print << sys.stdout)
attempt(lambda: len >> 1)
attempt(lambda: Plain().method.name)
attempt(lambda: Plain.of_class.name)
attempt(lambda: Plain.method.name)
attempt(lambda: [].append.name)
attempt(setattr, Plain().method, "name", 1)
attempt(reversed, Plain())
attempt(reversed, object())
attempt(reversed, {1})
attempt(Plain().without_self)
attempt(Plain().with_cell)
attempt(lambda: "a".encode("rot13"))
attempt(lambda: "a".encode("HEX"))
attempt(lambda: b"a".decode("base64"))
attempt(lambda: b"a".decode("nothing"))
attempt(lambda: {**5})
attempt(lambda: sys.stdout + 1)
print(functools.partialmethod(len, 3), functools.partialmethod(print, 1, 2, sep="", end="x"), functools.partialmethod(len))
print(typing.Literal[()], typing.Literal["a"])


class Color(enum.Enum):
    RED = 1
    GREEN = 2

    @property
    def shade(self):
        return "dark"

    def describe(self):
        return self.name


print(dir(Color.RED))


# An iterator that is thrown into may end with a value, or go on.
class Thrown:
    def __init__(self, after):
        self.after = after

    def __iter__(self):
        return self

    def __next__(self):
        return "next"

    def throw(self, *details):
        if self.after is None:
            return "thrown"
        raise self.after

    def close(self):
        print("closed")


def delegate(after):
    value = yield from Thrown(after)
    print("value", value)
    yield "end"


for after in (StopIteration(3), StopIteration(), KeyError("k"), None):
    running = delegate(after)
    print(next(running))
    try:
        print(running.throw(ValueError("v")))
        print(next(running))
    except (ValueError, KeyError, StopIteration) as error:
        print(repr(error))
    running.close()


def cleans_up(name):
    try:
        yield name
    finally:
        print("end of", name)


one = cleans_up("first")
print(next(one))
one = cleans_up("second")
print("rebound")
print(next(one))
one = None
print("gone")


class Wrong:
    def __aiter__(self):
        return self

    def __anext__(self):
        return 5


async def main():
    try:
        async for _ in Wrong():
            pass
    except TypeError as error:
        print(error, "|", error.__cause__)
    condition = asyncio.Condition()
    print(repr(condition).split("[")[1])
    async with condition:
        print(repr(condition).split("[")[1])
    task = asyncio.create_task(asyncio.sleep(10))
    await asyncio.sleep(0)
    task.cancel("why")
    for _ in range(2):
        try:
            await task
        except asyncio.CancelledError as error:
            print(repr(error), task.cancelled())
    try:
        task.result()
    except asyncio.CancelledError as error:
        print(repr(error))
    future = asyncio.get_running_loop().create_future()
    future.cancel("future")
    for _ in range(2):
        try:
            await future
        except asyncio.CancelledError as error:
            print(repr(error))


asyncio.run(main())
