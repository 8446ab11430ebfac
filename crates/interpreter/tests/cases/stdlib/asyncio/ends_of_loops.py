# What still happens when the main task has ended: one more round, cancelled tasks, generators that rest.
import asyncio


async def steps(name):
    try:
        for number in range(5):
            print(name, number)
            await asyncio.sleep(0)
    except asyncio.CancelledError:
        print("cancelled", name)
        raise
    finally:
        print("over", name)


async def one_more_step():
    asyncio.create_task(steps("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    print("main over")


asyncio.run(one_more_step())


async def first_steps():
    asyncio.create_task(steps("b"))
    asyncio.create_task(steps("c"))
    print("main over")


asyncio.run(first_steps())


async def callbacks():
    loop = asyncio.get_running_loop()
    loop.call_soon(print, "soon")
    loop.call_soon(lambda: loop.call_soon(print, "a round later"))
    loop.call_later(100, print, "never")
    print("main over")


asyncio.run(callbacks())


async def fails():
    task = asyncio.create_task(steps("d"))
    task.add_done_callback(lambda task: print("done", task.cancelled()))
    raise ValueError("main")


try:
    asyncio.run(fails())
except ValueError as error:
    print(repr(error))


async def numbers(name):
    try:
        for number in range(3):
            yield number
            await asyncio.sleep(0)
    finally:
        print("closed", name)


async def left_and_used_again():
    async for number in numbers("left"):
        print(number)
        if number == 1:
            break
    print([number async for number in numbers("whole")])


asyncio.run(left_and_used_again())


async def left_at_the_end():
    async for number in numbers("at the end"):
        break
    print("main over")


asyncio.run(left_at_the_end())


async def held_at_the_end():
    global held
    held = numbers("held")
    print(await anext(held))


asyncio.run(held_at_the_end())

with asyncio.Runner() as runner:
    print(runner.run(anext(numbers("runner"))) if False else runner.run(asyncio.sleep(0, "slept")))

loop = asyncio.new_event_loop()
print(loop.run_until_complete(asyncio.sleep(0, 1)))
loop.call_soon(print, "called")
loop.call_soon(loop.stop)
loop.call_soon(print, "in the same round")
loop.run_forever()
loop.stop()
loop.run_forever()
print("stopped before it began")
loop.run_until_complete(loop.shutdown_asyncgens())
loop.close()
try:
    loop.run_until_complete(asyncio.sleep(0))
except RuntimeError as error:
    print(error)


async def worth(number):
    return number


async def shown():
    task = asyncio.create_task(worth(1), name="t")
    print(repr(task).partition(" running at")[0])
    await task
    print(repr(task).partition(" done, defined at")[0], repr(task).rpartition("> ")[2])
    task = asyncio.create_task(asyncio.sleep(1), name="s")
    await asyncio.sleep(0)
    task.cancel()
    print(repr(task).split()[1])
    many = await asyncio.gather(*[worth(number) for number in range(3000)])
    async with asyncio.TaskGroup() as group:
        for number in range(3000):
            group.create_task(worth(number))
    print(sum(many), len(asyncio.all_tasks()))


asyncio.run(shown())
