# What is thrown into a coroutine that waits for an asynchronous generator, or for the iterator of a coroutine, arrives inside.
import asyncio


async def cancelled_soon():
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(asyncio.sleep(5))
    loop.call_later(0.001, task.cancel)
    return await task


async def numbers():
    try:
        got = yield 1
        await cancelled_soon()
        yield got
    finally:
        await asyncio.sleep(0)
        print("numbers end")


async def by_send():
    generator = numbers()
    print(await generator.asend(None))
    try:
        await generator.asend(100)
    except asyncio.CancelledError:
        print("cancelled")
    print([item async for item in generator])


asyncio.run(by_send())


async def slow():
    try:
        for number in range(100):
            yield number
            await asyncio.sleep(0 if number < 2 else 5)
    except asyncio.CancelledError:
        print("slow is cancelled")
        raise
    finally:
        print("slow ends")


async def in_time():
    seen = []

    async def take():
        async for item in slow():
            seen.append(item)

    try:
        await asyncio.wait_for(take(), 0.01)
    except asyncio.TimeoutError:
        print("too late", seen)


asyncio.run(in_time())


async def failing():
    await asyncio.sleep(0.001)
    raise ZeroDivisionError("in a task")


async def closes():
    task = asyncio.create_task(failing())
    try:
        yield 1
    finally:
        try:
            await task
        except ZeroDivisionError as error:
            print("while closing:", error)


async def close():
    generator = closes()
    print(await generator.__anext__())
    print(await generator.aclose())


asyncio.run(close())


async def inner():
    try:
        await asyncio.sleep(5)
    except asyncio.CancelledError:
        print("inner is cancelled")
        await asyncio.sleep(0)
        raise
    finally:
        print("inner ends")


class Waited:
    def __await__(self):
        return inner().__await__()


async def through():
    task = asyncio.create_task(asyncio.wait_for(Waited(), 0.001))
    try:
        await task
    except asyncio.TimeoutError:
        print("timed out")


asyncio.run(through())


async def plain():
    got = yield 123
    print("got", got)


def first_steps():
    try:
        plain().__anext__().send(100)
    except TypeError as error:
        print(error)
    try:
        plain().__anext__().send(None)
    except StopIteration as end:
        print(end.value)
    generator = plain()
    step = generator.__anext__()
    try:
        step.send(None)
    except StopIteration:
        pass
    try:
        generator.__anext__().send("sent")
    except StopAsyncIteration:
        print("end")
    for step in (step, generator.aclose(), generator.athrow(ValueError("no"))):
        try:
            step.send(None)
        except (StopIteration, StopAsyncIteration, ValueError):
            pass
        except RuntimeError as error:
            print(error)
        try:
            step.send(None)
        except RuntimeError as error:
            print(error)


first_steps()


class Once:
    def __await__(self):
        yield


async def stays():
    try:
        await Once()
    except GeneratorExit:
        await Once()


async def ends():
    return "end"


coroutine = stays()
coroutine.send(None)
try:
    coroutine.close()
except RuntimeError as error:
    print(error)
coroutine = ends()
try:
    coroutine.send(None)
except StopIteration as end:
    print(end.value)
for again in (lambda: coroutine.send(None), lambda: coroutine.throw(ValueError("late"))):
    try:
        again()
    except RuntimeError as error:
        print(error)
coroutine.close()


class Broken:
    def __aiter__(self):
        return self

    def __anext__(self):
        return self

    def __await__(self):
        1 / 0


async def over_broken():
    async for _ in Broken():
        pass


for start in (over_broken(), anext(Broken())):
    try:
        start.send(None) if start is not None and hasattr(start, "send") else start.__await__()
    except Exception as error:
        print(type(error).__name__, error, repr(error.__cause__))
