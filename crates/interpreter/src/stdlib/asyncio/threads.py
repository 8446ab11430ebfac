# `asyncio` beside threads: functions that these run for a loop, and coroutines that they ask one to run.
# Python because all of it calls the guest.


def wrap_future(future, *, loop=None):
    if isfuture(future):
        return future
    loop = get_event_loop() if loop is None else loop
    made = loop.create_future()

    def take_over():
        if made.done():
            return
        if future.cancelled():
            made.cancel()
        elif future.exception() is not None:
            made.set_exception(future.exception())
        else:
            made.set_result(future.result())

    future.add_done_callback(lambda _: None if loop.is_closed() else loop.call_soon_threadsafe(take_over))
    made.add_done_callback(lambda _: future.cancel() if made.cancelled() else None)
    return made


async def to_thread(func, /, *args, **kwargs):
    """Calls a function in a thread."""
    context = _contextvars.copy_context()
    return await get_running_loop().run_in_executor(None, lambda: context.run(func, *args, **kwargs))


def run_coroutine_threadsafe(coro, loop):
    """Runs a coroutine in the loop of another thread: a future of `concurrent.futures`."""
    if not iscoroutine(coro):
        raise TypeError("A coroutine object is required")
    from concurrent.futures import Future as Promise
    promise = Promise()

    def begin():
        ensure_future(coro, loop=loop).add_done_callback(finish)

    def finish(task):
        if task.cancelled():
            promise.cancel()
        elif task.exception() is not None:
            promise.set_exception(task.exception())
        else:
            promise.set_result(task.result())

    loop.call_soon_threadsafe(begin)
    return promise


