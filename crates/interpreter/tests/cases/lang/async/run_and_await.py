# asyncio.run, await of coroutines, return values, nesting.
import asyncio
async def inner(x):
    print("inner", x)
    return x * 2
async def outer():
    a = await inner(1)
    b = await inner(a)
    return a + b
print(asyncio.run(outer()))
async def nothing(): pass
print(asyncio.run(nothing()))
c = inner(5)
print(type(c).__name__, inner.__name__, c.__name__)
print(asyncio.run(c))
async def recursive(n):
    return 1 if n == 0 else n * await recursive(n - 1)
print(asyncio.run(recursive(10)))
async def with_args(a, *b, k=1, **kw):
    return a, b, k, kw
print(asyncio.run(with_args(1, 2, 3, k=4, z=5)))
async def comprehension():
    return [await inner(i) for i in range(2)], {i: await inner(i) for i in range(1)}
print(asyncio.run(comprehension()))
async def raises():
    raise ValueError("in a coroutine")
try:
    asyncio.run(raises())
except ValueError as e:
    print(e)
async def catches():
    try:
        await raises()
    except ValueError as e:
        return f"caught {e}"
    finally:
        print("finally")
print(asyncio.run(catches()))
async def expr():
    return await inner(3) + await inner(4) * 2
print(asyncio.run(expr()))
print((lambda: asyncio.run(inner("from lambda")))())
