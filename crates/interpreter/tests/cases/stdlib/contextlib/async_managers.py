import asyncio
from contextlib import asynccontextmanager, AsyncExitStack, aclosing, nullcontext
@asynccontextmanager
async def res(n):
    print("open", n)
    try:
        yield n
    except ValueError as e:
        print("handled", e)
    finally:
        print("close", n)
async def gen():
    try:
        yield 1
        yield 2
    finally:
        print("gen closed")
async def main():
    async with res("a") as x:
        print(x)
    async with res("b"):
        raise ValueError("v")
    async with AsyncExitStack() as stack:
        print(await stack.enter_async_context(res("c")))
        stack.callback(print, "sync callback")
        async def bye(x): print("bye", x)
        stack.push_async_callback(bye, 5)
    async with aclosing(gen()) as g:
        async for v in g:
            print(v)
            break
    async with nullcontext(3) as n:
        print(n)
asyncio.run(main())
