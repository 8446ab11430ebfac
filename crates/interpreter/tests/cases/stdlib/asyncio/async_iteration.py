# Async generators, comprehensions, context managers and protocols.
import asyncio
from contextlib import aclosing
async def ticks(n, fail_at=None):
    try:
        for i in range(n):
            if i == fail_at: raise ValueError(f"at {i}")
            yield i
            await asyncio.sleep(0)
    finally:
        print("closed", n)
async def main():
    print([x async for x in ticks(3)], {x async for x in ticks(2)}, {x: -x async for x in ticks(2) if x}, sum([x async for x in ticks(4)]))
    async with aclosing(ticks(10)) as ten:
        async for x in ten:
            if x == 1: break
    g = ticks(5); print(await anext(g), await g.asend(None)); await g.aclose(); print(await anext(g, "over"))
    try:
        async for x in ticks(3, fail_at=1): print("got", x)
    except ValueError as e: print("ValueError", e)
    async def double(src):
        async for x in src: yield x * 2
    async def take(src, n):
        i = 0
        async for x in src:
            if i == n: return
            yield x; i += 1
    print([x async for x in take(double(ticks(4)), 9)])
    class Pages:
        def __init__(self, pages): self.pages = pages
        def __aiter__(self): self.i = 0; return self
        async def __anext__(self):
            if self.i >= len(self.pages): raise StopAsyncIteration
            self.i += 1; await asyncio.sleep(0); return self.pages[self.i - 1]
    print([i async for page in Pages([[1, 2], [3]]) for i in page], [len(p) async for p in Pages([])])
    gen = (x * x async for x in ticks(2)); print([x async for x in gen], type(gen).__name__)
    async def echo():
        got = None
        while True: got = yield got
    e = echo(); print(await e.asend(None), await e.asend("hi"), await e.asend(5))
    try: await e.athrow(KeyError("k"))
    except KeyError as err: print("threw", err)
    try: [x for x in ticks(1)]
    except TypeError as err: print(err)
    try:
        async for x in [1, 2]: pass
    except TypeError as err: print(err)
asyncio.run(main())
