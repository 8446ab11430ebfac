# gather: order of results, exceptions, return_exceptions, nesting, empty.
import asyncio
async def value(v, delay=0):
    await asyncio.sleep(delay)
    return v
async def fail(e, delay=0):
    await asyncio.sleep(delay)
    raise e
async def main():
    print(await asyncio.gather(value(1, 0.02), value(2, 0.01), value(3)))
    print(await asyncio.gather())
    print(await asyncio.gather(*(value(i * i) for i in range(5))))
    try:
        await asyncio.gather(value(1), fail(KeyError("k")))
    except KeyError as e:
        print("gather raised", repr(e))
    results = await asyncio.gather(value(1), fail(ValueError("v")), fail(TypeError("t")), return_exceptions=True)
    print([repr(r) for r in results])
    print(await asyncio.gather(asyncio.gather(value("a"), value("b")), value("c")))
    t = asyncio.create_task(value("task"))
    print(await asyncio.gather(t, value("coroutine")), t.done(), t.result())
    names = ["x", "y"]
    print(dict(zip(names, await asyncio.gather(*map(value, names)))))
    same = asyncio.create_task(value("same"))
    print(await asyncio.gather(same, same))
asyncio.run(main())
