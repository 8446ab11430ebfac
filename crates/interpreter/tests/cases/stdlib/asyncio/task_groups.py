import asyncio
async def ok(n):
    await asyncio.sleep(0.001 * n)
    print("ok", n)
    return n
async def bad(n):
    await asyncio.sleep(0.001 * n)
    raise ValueError(f"bad {n}")
async def main():
    async with asyncio.TaskGroup() as tg:
        a = tg.create_task(ok(2)); b = tg.create_task(ok(1))
    print(a.result(), b.result())
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(ok(50))
            tg.create_task(bad(1))
    except* ValueError as eg:
        print("group", [str(e) for e in eg.exceptions], eg.message)
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(ok(50))
            raise KeyError("body")
    except* KeyError as eg:
        print("body", eg.exceptions)
    try:
        tg.create_task(ok(1))
    except RuntimeError as e:
        print(str(e).split(">")[-1])
asyncio.run(main())
