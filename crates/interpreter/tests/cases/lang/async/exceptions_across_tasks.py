# Exceptions, finally and context through awaits and tasks.
import asyncio
async def level3():
    await asyncio.sleep(0)
    raise ValueError("deep")
async def level2():
    try:
        await level3()
    except ValueError as e:
        raise RuntimeError("wrapped") from e
    finally:
        print("level2 finally")
async def main():
    try:
        await level2()
    except RuntimeError as e:
        print(e, repr(e.__cause__))
    t = asyncio.create_task(level3())
    try:
        await t
    except ValueError as e:
        print("from the task", e)
    try:
        async with asyncio.TaskGroup() as tg:
            a = tg.create_task(asyncio.sleep(0, "ok"))
            b = tg.create_task(level3())
    except* ValueError as eg:
        print(repr(eg))
    async with asyncio.TaskGroup() as tg:
        x = tg.create_task(asyncio.sleep(0, 1))
        y = tg.create_task(asyncio.sleep(0, 2))
    print(x.result() + y.result())
    async def cancel_me():
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            return "swallowed the cancel"
    t = asyncio.create_task(cancel_me())
    await asyncio.sleep(0)
    t.cancel()
    print(await t, t.cancelled())
    print(issubclass(asyncio.CancelledError, Exception), issubclass(asyncio.CancelledError, BaseException))
asyncio.run(main())
try:
    asyncio.run(level2())
except RuntimeError as e:
    print("out of run:", e)
