# Asynchronous generators step by step, frames of generators, cells with `await` at their top, and the turns of threads.

def async_step(step, sent):
    generator, mode, value, started = _step_state(step)
    if started == 2:
        raise RuntimeError(step_reused(mode))
    if started == 0 and mode >= 2 and sent is not None:
        raise RuntimeError("can't send non-None value to a just-started coroutine")
    if started == 0 and mode == 2 and generator.ag_frame is None:
        _step_end(step)
        raise StopIteration(None)
    try:
        if started == 0:
            _step_start(step)
            if mode == 2 or mode == 3:
                result = _async_throw(generator, value)
            else:
                result = _async_send(generator, value if sent is None else sent)
        else:
            result = _async_send(generator, sent)
    except (StopAsyncIteration, GeneratorExit):
        _step_end(step)
        if mode == 3:
            raise StopIteration(None) from None
        raise
    except BaseException:
        _step_end(step)
        raise
    return async_result(step, mode, result)

def async_step_throw(step, exception):
    generator, mode, value, started = _step_state(step)
    if started == 2:
        raise RuntimeError(step_reused(mode))
    _step_start(step)
    try:
        result = _async_throw(generator, exception)
    except (StopAsyncIteration, GeneratorExit):
        _step_end(step)
        if mode == 3:
            raise StopIteration(None) from None
        raise
    except BaseException:
        _step_end(step)
        raise
    return async_result(step, mode, result)

def step_reused(mode):
    return "cannot reuse already awaited aclose()/athrow()" if mode >= 2 else "cannot reuse already awaited __anext__()/asend()"

def async_result(step, mode, result):
    if _is_async_value(result):
        _step_end(step)
        if mode == 3:
            raise RuntimeError("async generator ignored GeneratorExit")
        raise StopIteration(_async_value(result))
    return result

def frame_of(found):
    from _frame import frame
    return frame(found, 0)

def anext_awaitable(iterator):
    awaitable = type(iterator).__anext__(iterator)
    try:
        return _awaitable(awaitable)
    except BaseException as error:
        raise TypeError(f"'async for' received an invalid object from __anext__: {_type_name(awaitable)}") from error

def anext_default(iterator, default):
    return anext_or(iterator, default)

async def anext_or(iterator, default):
    try:
        return await type(iterator).__anext__(iterator)
    except StopAsyncIteration:
        return default

def run_top_level(coroutine):
    import asyncio
    return asyncio.run(coroutine)

def checked_await(value):
    iterator = type(value).__await__(value)
    if _is_coroutine(iterator):
        raise TypeError("__await__() returned a coroutine")
    if not hasattr(type(iterator), "__next__"):
        raise TypeError("__await__() returned non-iterator of type '" + type(iterator).__name__ + "'")
    return iterator


# The guest may have removed the module whose threads these are: then they rest for ever.

def offer_turn():
    threading = _loaded_module("threading")
    if threading is not None:
        threading._offer_turn()


def sleep_among_threads(seconds):
    threading = _loaded_module("threading")
    if threading is None:
        _host_sleep(seconds)
    else:
        threading._sleep(seconds)


def finish_threads(value):
    threading = _loaded_module("threading")
    if threading is not None:
        threading._finish()
    return value
