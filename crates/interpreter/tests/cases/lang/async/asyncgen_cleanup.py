# Async generators: finally with awaits, break, aclose, exceptions in the body, asend loops.
import asyncio
log = []
async def res(n):
    log.append("open")
    try:
        for i in range(n):
            got = yield i
            if got: log.append(f"got {got}")
    except ValueError as e:
        log.append(f"caught {e}")
        yield "recovered"
    finally:
        await asyncio.sleep(0)
        log.append("closed")
async def main():
    async for x in res(2): log.append(x)
    print(log); log.clear()
    g = res(5)
    async for x in g:
        if x == 1: break
    await g.aclose()
    print(log); log.clear()
    g = res(3)
    print(await g.asend(None), await g.asend("hello"), await g.athrow(ValueError("bad")), log); log.clear()
    try: await g.asend(None)
    except StopAsyncIteration: print("over", log); log.clear()
    g = res(1)
    await anext(g)
    try: await g.athrow(KeyError("out"))
    except KeyError as e: print(repr(e), log); log.clear()
    g = res(1)
    await g.aclose()
    print(log, [x async for x in g])
    async def outer():
        async for x in res(2): yield x * 10
        yield "tail"
    print([x async for x in outer()], log)
    async def bad():
        yield 1
        raise StopAsyncIteration
    try: [x async for x in bad()]
    except RuntimeError as e: print(e)
    try: await res(1).asend("early")
    except TypeError as e: print(e)
asyncio.run(main())
