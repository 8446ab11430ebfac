# Each task has a context of its own; callbacks run in the one they were given.
import asyncio
from contextvars import ContextVar, copy_context

request = ContextVar("request", default="none")
log = []


async def handle(name):
    request.set(name)
    await asyncio.sleep(0)
    await inner()
    log.append((name, request.get()))
    return request.get()


async def inner():
    log.append(("inner", request.get()))
    request.set(request.get() + "+")


async def main():
    print(await asyncio.gather(*(handle(f"r{n}") for n in range(3))))
    print(log, request.get())
    request.set("main")
    task = asyncio.create_task(handle("task"))
    print(await task, request.get())
    print(await handle("awaited"), request.get())
    request.set("for callbacks")
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda: print("soon", request.get()))
    context = copy_context()
    context.run(request.set, "given")
    loop.call_soon(lambda: print("given", request.get()), context=context)
    loop.call_later(0, lambda: print("later", request.get()), )
    request.set("after")
    await asyncio.sleep(0.01)
    future = loop.create_future()
    future.add_done_callback(lambda f: print("done", f.result(), request.get()))
    future.add_done_callback(lambda f: print("done", f.result(), request.get()), context=context)
    request.set("at the end")
    future.set_result(1)
    await asyncio.sleep(0)
    await asyncio.create_task(change("in context"), context=context)
    print(context[request], request.get())
    async with asyncio.TaskGroup() as group:
        group.create_task(change("group"))
        group.create_task(change("given group"), context=context)
    print(context[request], request.get())
    print(await asyncio.to_thread(request.get))
    async for value in steps():
        print(value, request.get())
    print(await asyncio.wait_for(handle("limited"), 1), request.get())


async def change(value):
    request.set(value)
    await asyncio.sleep(0)


async def steps():
    for number in range(2):
        request.set(f"step {number}")
        yield number


asyncio.run(main())
print(request.get())
with asyncio.Runner() as runner:
    runner.run(change("first"))
    runner.run(main_of := change("second"))
    print(request.get())
