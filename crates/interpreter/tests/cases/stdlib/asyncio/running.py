import asyncio
async def f(): return 5
print(asyncio.run(f()))
loop = asyncio.new_event_loop()
print(loop.run_until_complete(f()), loop.is_running(), loop.is_closed()); loop.close(); print(loop.is_closed())
with asyncio.Runner() as r:
    print(r.run(f()), r.run(asyncio.sleep(0, 7)))
async def nested():
    try:
        asyncio.run(f())
    except RuntimeError as e:
        print(e)
    print(asyncio.get_running_loop() is asyncio.get_event_loop())
asyncio.run(nested())
for bad in (lambda: asyncio.run(5), asyncio.get_running_loop):
    try:
        bad()
    except (ValueError, RuntimeError) as e:
        print(type(e).__name__, e)
async def gen():
    for i in range(3):
        await asyncio.sleep(0)
        yield i
async def use():
    print([x async for x in gen()], [x * 2 async for x in gen() if x], {x async for x in gen()})
    g = gen(); print(await anext(g), await g.__anext__()); await g.aclose()
    print(await anext(g, "over"))
asyncio.run(use())
async def crash():
    raise KeyError("k")
try:
    asyncio.run(crash())
except KeyError as e:
    print("raised", e)
fut_states = []
async def futures():
    loop = asyncio.get_running_loop(); fut = loop.create_future()
    fut.add_done_callback(lambda f: fut_states.append(f.result()))
    print(fut.done(), fut.cancelled())
    try:
        fut.result()
    except asyncio.InvalidStateError as e:
        print(e)
    fut.set_result(1); await asyncio.sleep(0); print(fut_states, await fut)
    try:
        fut.set_result(2)
    except asyncio.InvalidStateError as e:
        print(type(e).__name__)
    bad = loop.create_future(); bad.set_exception(ValueError("x"))
    print(repr(bad.exception()))
asyncio.run(futures())
