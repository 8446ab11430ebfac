# await in arguments, subscripts, f-strings, conditions, comparisons, lambdas' results, with, raise, assert.
import asyncio
async def v(x):
    await asyncio.sleep(0)
    return x
async def fail(): raise ValueError("from await")
class CM:
    async def __aenter__(self): return await v("entered")
    async def __aexit__(self, *a): return await v(True)
async def main():
    print(await v(1) + await v(2), max(await v(3), await v(4)), [10, 20][await v(1)], {await v("k"): await v("val")}, f"{await v('f')}!", (await v([5]))[0], -await v(3), not await v(0), await v(2) ** await v(3))
    print("yes" if await v(True) else "no", await v(1) < await v(2) < await v(3), [await v(1), *await v([2, 3])], await (lambda: v("lambda"))(), await v(await v("nested")))
    if await v(5) > 3 and await v("x"): print("condition")
    while (n := await v(2)) != 2: pass
    for x in await v("ab"): print(x, end=" ")
    async with CM() as c:
        print(c)
        raise RuntimeError("swallowed by aexit")
    try: await fail()
    except ValueError as e: print(e)
    try: raise await v(KeyError("raised"))
    except KeyError as e: print(repr(e))
    try: assert await v(False), await v("assert message")
    except AssertionError as e: print(e)
    d = {}
    d[await v("a")] = await v(1)
    d["a"] += await v(10)
    del d[await v("a")]
    print(d, await v(None), *await v((1, 2)), sep="|")
    match await v([1, 2]):
        case [a, b] if await v(a < b): print("match", a, b)
    x, y = await v((1, 2))
    return x + y, await (await v(v("twice")))
print(asyncio.run(main()))
