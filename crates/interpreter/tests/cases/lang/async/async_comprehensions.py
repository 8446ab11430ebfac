# Async comprehensions of every kind, nested, with conditions and awaits.
import asyncio
async def agen(n):
    for i in range(n):
        await asyncio.sleep(0)
        yield i
async def sq(x):
    await asyncio.sleep(0)
    return x * x
async def even(x): return x % 2 == 0
async def main():
    print([x async for x in agen(4)], [await sq(x) for x in range(4)], [await sq(x) async for x in agen(3)])
    print({x % 2 async for x in agen(5)}, {x: await sq(x) async for x in agen(3)}, [x async for x in agen(6) if await even(x)], [x for x in range(6) if await even(x)])
    print([(x, y) async for x in agen(2) async for y in agen(2)], [[y async for y in agen(x)] for x in range(3)], [x + y for x in [10, 20] async for y in agen(2)])
    g = (await sq(x) async for x in agen(4) if x)
    print([v async for v in g], type(g).__name__)
    print(sum([x async for x in agen(5)]), dict([(x, x) async for x in agen(2)]), max([await sq(x) for x in (1, 3, 2)]), await asyncio.gather(*[sq(x) for x in range(3)]))
    async def total():
        t = 0
        async for x in agen(5): t += x
        else: t += 100
        return t
    print(await total(), [f async for f in (y async for y in agen(2))], [last := x async for x in agen(3)], last)
    try: [x for x in agen(2)]
    except TypeError as e: print(e)
    try: list(agen(1))
    except TypeError as e: print(e)
    try: [x async for x in [1]]
    except TypeError as e: print(e)
asyncio.run(main())
# differs: an async comprehension over the wrong kind fails elsewhere
