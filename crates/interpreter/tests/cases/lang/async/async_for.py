# async for: iterators of one's own, else, break, comprehensions.
import asyncio
class Ticker:
    def __init__(self, n):
        self.i, self.n = 0, n
    def __aiter__(self):
        return self
    async def __anext__(self):
        if self.i >= self.n:
            raise StopAsyncIteration
        self.i += 1
        await asyncio.sleep(0)
        return self.i
async def main():
    async for x in Ticker(3):
        print(x, end=" ")
    else:
        print("else")
    async for x in Ticker(5):
        if x == 2:
            break
    else:
        print("not printed")
    print(x)
    print([x async for x in Ticker(3)], {x async for x in Ticker(2)}, {x: x * x async for x in Ticker(2)})
    print([x async for x in Ticker(6) if x % 2], [(x, y) async for x in Ticker(2) for y in "ab"])
    print([x + y for x in (10, 20) async for y in Ticker(2)])
    gen = (x async for x in Ticker(3))
    print(type(gen).__name__, [v async for v in gen])
    it = aiter(Ticker(1))
    print(await anext(it), await anext(it, "default"))
    try:
        await anext(it)
    except StopAsyncIteration:
        print("StopAsyncIteration")
    for bad in (5, [1]):
        try:
            async for x in bad:
                pass
        except TypeError as e:
            print(e)
    class BadAiter:
        def __aiter__(self):
            return 5
    try:
        async for x in BadAiter():
            pass
    except TypeError as e:
        print(e)
    try:
        for x in Ticker(1):
            pass
    except TypeError as e:
        print(e)
asyncio.run(main())
