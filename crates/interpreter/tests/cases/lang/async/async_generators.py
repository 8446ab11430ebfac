# Async generators: yield, asend, athrow, aclose, try/finally, comprehensions.
import asyncio
async def count(n):
    try:
        for i in range(n):
            await asyncio.sleep(0)
            yield i
    finally:
        print("count closed")
async def echo():
    v = None
    while True:
        try:
            v = yield v
        except ValueError as e:
            v = f"caught {e}"
async def main():
    async for i in count(2):
        print(i)
    print([i * 10 async for i in count(3)])
    g = echo()
    print(await g.__anext__(), await g.asend("sent"), await g.athrow(ValueError("thrown")), await anext(g))
    await g.aclose()
    try:
        await g.asend(1)
    except StopAsyncIteration:
        print("closed")
    c = count(5)
    print(await anext(c))
    await c.aclose()
    print(type(c).__name__, type(count).__name__)
    async def delegating():
        async for x in count(2):
            yield x + 100
    print([x async for x in delegating()])
    async def failing():
        yield 1
        raise RuntimeError("inside")
    try:
        async for x in failing():
            print(x)
    except RuntimeError as e:
        print(e)
    async def pipeline():
        async def source():
            for w in "a bb ccc".split():
                yield w
        async def lengths(words):
            async for w in words:
                yield len(w)
        return [n async for n in lengths(source())]
    print(await pipeline())
    async def empty():
        return
        yield
    print([x async for x in empty()])
    try:
        echo().__next__
    except AttributeError as e:
        print(e)
asyncio.run(main())
