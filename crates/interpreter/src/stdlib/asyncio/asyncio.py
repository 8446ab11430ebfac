# `asyncio` on one thread: a loop of ready callbacks and timers. Waiting is the host's sleep; there is no network.
# All of it runs and waits for coroutines of the guest.

import collections as _collections
import contextvars as _contextvars
import heapq as _heapq
import types as _types

__all__ = ["AbstractEventLoop", "ALL_COMPLETED", "Barrier", "BoundedSemaphore", "BrokenBarrierError", "CancelledError", "Condition", "Event", "FIRST_COMPLETED", "FIRST_EXCEPTION", "Future", "Handle", "InvalidStateError", "LifoQueue", "Lock", "PriorityQueue", "Queue", "QueueEmpty", "QueueFull", "Runner", "Semaphore", "Task", "TaskGroup", "Timeout", "TimeoutError", "TimerHandle", "all_tasks", "as_completed", "create_task", "current_task", "ensure_future", "gather", "get_event_loop", "get_running_loop", "iscoroutine", "iscoroutinefunction", "isfuture", "new_event_loop", "run", "run_coroutine_threadsafe", "set_event_loop", "shield", "sleep", "timeout", "timeout_at", "to_thread", "wait", "wait_for", "wrap_future"]

_PENDING, _CANCELLED, _FINISHED = "PENDING", "CANCELLED", "FINISHED"
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"
TimeoutError = TimeoutError


class CancelledError(BaseException):
    """The task was cancelled."""


class InvalidStateError(Exception):
    """The operation does not fit the state."""


class QueueEmpty(Exception):
    """Queue.get_nowait() on an empty queue."""


class QueueFull(Exception):
    """Queue.put_nowait() on a full queue."""


class BrokenBarrierError(RuntimeError):
    """The barrier is broken."""


for _cls in (CancelledError, InvalidStateError, BrokenBarrierError):
    _cls.__module__ = "asyncio.exceptions"
for _cls in (QueueEmpty, QueueFull):
    _cls.__module__ = "asyncio.queues"
del _cls

_DEADLOCK = "deadlock: every task waits and nothing can wake one"
_running = [None]
_current = [None]
_set_loop = [None]


class Handle:
    """A callback that the loop will call."""

    def __init__(self, callback, args, loop, context=None):
        self._callback, self._args, self._loop = callback, args, loop
        self._context = _contextvars.copy_context() if context is None else context
        self._cancelled = False

    def cancel(self):
        self._cancelled = True

    def cancelled(self):
        return self._cancelled


class TimerHandle(Handle):
    """A callback with a time."""

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when = when

    def when(self):
        return self._when


class AbstractEventLoop:
    """An event loop."""


class _UnixSelectorEventLoop(AbstractEventLoop):
    __module__ = "asyncio.unix_events"

    def __init__(self):
        self._ready = _collections.deque()
        self._timers = []
        self._count = 0
        self._closed = False
        self._stopping = False
        self._tasks = {}
        self._handler = None
        self._debug = False
        self._factory = None
        self._executor = None
        self._ahead = 0.0
        self._tools = {}
        # Its thread, while that waits for what others have for it.
        self._line = _collections.deque()

    def __repr__(self):
        return f"<_UnixSelectorEventLoop running={_running[0] is self} closed={self._closed} debug=False>"

    def time(self):
        return _monotonic() + self._ahead

    def is_running(self):
        return _running[0] is self

    def is_closed(self):
        return self._closed

    def close(self):
        if self.is_running():
            raise RuntimeError("Cannot close a running event loop")
        self._closed = True
        self._ready.clear()
        self._timers.clear()

    def stop(self):
        self._stopping = True

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled

    def set_exception_handler(self, handler):
        self._handler = handler

    def get_exception_handler(self):
        return self._handler

    def default_exception_handler(self, context):
        import sys
        print(context.get("message") or "Unhandled exception in event loop", file=sys.stderr)

    def call_exception_handler(self, context):
        if self._handler is None:
            self.default_exception_handler(context)
        else:
            self._handler(self, context)

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def call_soon(self, callback, *args, context=None):
        self._check_closed()
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(self, callback, *args, context=None):
        handle = self.call_soon(callback, *args, context=context)
        if self._line:
            _loaded_module("threading")._call_first(self._line)
        return handle

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        self._check_closed()
        handle = TimerHandle(when, callback, args, self, context)
        self._count += 1
        _heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def create_future(self):
        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        self._check_closed()
        if self._factory is not None:
            made = self._factory(self, coro) if context is None else self._factory(self, coro, context=context)
            if name is not None:
                made.set_name(name)
            return made
        return Task(coro, loop=self, name=name, context=context)

    def set_task_factory(self, factory):
        self._factory = factory

    def get_task_factory(self):
        return self._factory

    def run_in_executor(self, executor, func, *args):
        self._check_closed()
        if executor is None:
            executor = self._executor
            if executor is None:
                from concurrent.futures import ThreadPoolExecutor
                executor = self._executor = ThreadPoolExecutor(thread_name_prefix="asyncio")
        return wrap_future(executor.submit(func, *args), loop=self)

    def set_default_executor(self, executor):
        self._executor = executor

    def _wait(self, seconds):
        # Other threads may have something for this loop before its time comes.
        if _any_fiber():
            _loaded_module("threading")._wait_in(self._line, seconds, _DEADLOCK)
        elif seconds is None:
            raise RuntimeError(_DEADLOCK)
        else:
            _sleep(seconds)

    async def shutdown_asyncgens(self):
        left = _resting_asyncgens()
        for generator, result in zip(left, await gather(*[generator.aclose() for generator in left], return_exceptions=True)):
            if isinstance(result, Exception):
                message = f"an error occurred during closing of asynchronous generator {generator!r}"
                self.call_exception_handler({"message": message, "exception": result, "asyncgen": generator})

    async def shutdown_default_executor(self):
        if self._executor is not None:
            self._executor.shutdown()

    def _step(self):
        # One round: what is due becomes ready, and what was ready when the round began is called.
        if not self._ready:
            while self._timers and self._timers[0][2]._cancelled:
                _heapq.heappop(self._timers)
            if self._tools:
                self._wait_for_tools(self._timers[0][0] - self.time() if self._timers else None)
            elif self._timers:
                left = self._timers[0][0] - self.time()
                if left > 0:
                    self._wait(left)
                    if self._ready:
                        return
                    # A host that does not wait has let the time pass all the same.
                    late = self._timers[0][0] - self.time()
                    if late > 0:
                        self._ahead += late
        if self._timers:
            now = self.time() + 1e-9
            while self._timers and self._timers[0][0] <= now:
                handle = _heapq.heappop(self._timers)[2]
                if not handle._cancelled:
                    self._ready.append(handle)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if handle._cancelled:
                continue
            try:
                handle._context._enter()
                try:
                    handle._callback(*handle._args)
                finally:
                    handle._context._leave()
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException as error:
                self.call_exception_handler({"message": f"Exception in callback {handle._callback!r}", "exception": error, "handle": handle})

    def _wait_for_tools(self, seconds):
        # Calls of the host's tools that were begun: the first that ends wakes who awaits it.
        if seconds is not None and seconds <= 0:
            return
        finished = _finish_tool(seconds)
        if finished is None:
            if self._timers and (late := self._timers[0][0] - self.time()) > 0:
                self._ahead += late
            return
        number, given, result, special = finished
        future = self._tools.pop(number, None)
        if future is None or future.done():
            return
        if given:
            future.set_result(revive(result) if special else result)
        else:
            future.set_exception(result)

    def run_forever(self):
        self._check_closed()
        if _running[0] is not None:
            raise RuntimeError("This event loop is already running" if _running[0] is self else "Cannot run the event loop while another loop is running")
        _running[0] = self
        try:
            while True:
                if not (self._ready or self._timers or self._tools or self._stopping):
                    self._wait(None)
                self._step()
                if self._stopping:
                    break
        finally:
            _running[0] = None
            self._stopping = False

    def run_until_complete(self, future):
        self._check_closed()
        if _running[0] is not None:
            if iscoroutine(future):
                future.close()
            raise RuntimeError("This event loop is already running" if _running[0] is self else "Cannot run the event loop while another loop is running")
        future = ensure_future(future, loop=self)
        # The round in which the end is announced is run to its end: tasks that are ready take one more step.
        future.add_done_callback(_stop_loop)
        try:
            self.run_forever()
        finally:
            future.remove_done_callback(_stop_loop)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()


def _stop_loop(future):
    if future.cancelled() or not isinstance(future.exception(), (SystemExit, KeyboardInterrupt)):
        future.get_loop().stop()


def get_running_loop():
    """The loop that runs; RuntimeError if none does."""
    if _running[0] is None:
        raise RuntimeError("no running event loop")
    return _running[0]


_get_running_loop = get_running_loop


def _close_later(generator):
    # An asynchronous generator that nobody knows any more: the loop, if there is one, runs what it still has to do.
    loop = _running[0]
    if loop is not None:
        loop.call_soon(loop.create_task, generator.aclose())


def get_event_loop():
    """The loop that runs, or the one set for this thread."""
    if _running[0] is not None:
        return _running[0]
    if _set_loop[0] is None:
        _set_loop[0] = new_event_loop()
    return _set_loop[0]


def new_event_loop():
    return _UnixSelectorEventLoop()


def set_event_loop(loop):
    _set_loop[0] = loop


class DefaultEventLoopPolicy:
    def get_event_loop(self):
        return get_event_loop()

    def set_event_loop(self, loop):
        set_event_loop(loop)

    def new_event_loop(self):
        return new_event_loop()


_policy = [DefaultEventLoopPolicy()]


def get_event_loop_policy():
    return _policy[0]


def set_event_loop_policy(policy):
    _policy[0] = DefaultEventLoopPolicy() if policy is None else policy


class Future:
    """A result that comes later."""
    __module__ = "_asyncio"

    def __init__(self, *, loop=None):
        self._loop = get_event_loop() if loop is None else loop
        self._state = _PENDING
        self._result = self._exception = None
        self._callbacks = []
        self._cancel_message = self._cancelled_by = None
        self._asyncio_future_blocking = False

    def __repr__(self):
        parts = [self._state.lower()]
        if self._state == _FINISHED:
            parts.append(f"exception={self._exception!r}" if self._exception is not None else f"result={self._result!r}")
        return f"<{type(self).__name__} {' '.join(parts)}>"

    def get_loop(self):
        return self._loop

    def cancelled(self):
        return self._state == _CANCELLED

    def done(self):
        return self._state != _PENDING

    def _cancelled_error(self):
        # The error that ended a task is told once.
        error, self._cancelled_by = self._cancelled_by, None
        if error is not None:
            return error
        return CancelledError() if self._cancel_message is None else CancelledError(self._cancel_message)

    def result(self):
        if self._state == _CANCELLED:
            raise self._cancelled_error()
        if self._state != _FINISHED:
            raise InvalidStateError("Result is not set.")
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self):
        if self._state == _CANCELLED:
            raise self._cancelled_error()
        if self._state != _FINISHED:
            raise InvalidStateError("Exception is not set.")
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self._state != _PENDING:
            self._loop.call_soon(fn, self, context=context)
        else:
            self._callbacks.append((fn, _contextvars.copy_context() if context is None else context))

    def remove_done_callback(self, fn):
        before = len(self._callbacks)
        self._callbacks = [known for known in self._callbacks if known[0] != fn]
        return before - len(self._callbacks)

    def _schedule(self):
        callbacks, self._callbacks = self._callbacks, []
        for callback, context in callbacks:
            self._loop.call_soon(callback, self, context=context)

    def set_result(self, result):
        if self._state != _PENDING:
            raise InvalidStateError(f"{self._state}: {self!r}" if self._state != _FINISHED else "invalid state")
        self._result = result
        self._state = _FINISHED
        self._schedule()

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        if isinstance(exception, type):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError("invalid exception object")
        if type(exception) is StopIteration:
            raise TypeError("StopIteration interacts badly with generators and cannot be raised into a Future")
        self._exception = exception
        self._state = _FINISHED
        self._schedule()

    def cancel(self, msg=None):
        if self._state != _PENDING:
            return False
        self._state = _CANCELLED
        self._cancel_message = msg
        self._schedule()
        return True

    def __await__(self):
        if not self.done():
            yield self
        if not self.done():
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


_task_number = [0]


class Task(Future):
    """A coroutine that the loop runs."""
    __module__ = "_asyncio"

    def __init__(self, coro, *, loop=None, name=None, context=None):
        super().__init__(loop=loop)
        if not iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        if name is None:
            _task_number[0] += 1
            name = f"Task-{_task_number[0]}"
        self._name = str(name)
        self._coro = coro
        self._waiting = None
        self._must_cancel = False
        self._requests = 0
        self._context = _contextvars.copy_context() if context is None else context
        self._loop._tasks[self] = None
        self._loop.call_soon(self._run, context=self._context)

    def __repr__(self):
        state = "cancelling" if self._requests and not self.done() else self._state.lower()
        parts = [state, f"name={self._name!r}", f"coro=<{_coroutine_shown(self._coro)}>"]
        if self._waiting is not None:
            parts.append(f"wait_for={self._waiting!r}")
        if self._state == _FINISHED:
            parts.append(f"exception={self._exception!r}" if self._exception is not None else f"result={self._result!r}")
        return f"<Task {' '.join(parts)}>"

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def get_coro(self):
        return self._coro

    def get_stack(self, *, limit=None):
        return []

    def print_stack(self, *, limit=None, file=None):
        pass

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def cancelling(self):
        return self._requests

    def uncancel(self):
        if self._requests > 0:
            self._requests -= 1
        return self._requests

    def cancel(self, msg=None):
        if self.done():
            return False
        self._requests += 1
        if self._waiting is not None and self._waiting.cancel(msg=msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def _run(self, error=None):
        if self.done():
            return
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._cancelled_error()
            self._must_cancel = False
        self._waiting = None
        before = _current[0]
        _current[0] = self
        try:
            result = self._coro.send(None) if error is None else self._coro.throw(error)
        except StopIteration as stop:
            self._finish()
            if self._must_cancel:
                self._must_cancel = False
                Future.cancel(self, msg=self._cancel_message)
            else:
                Future.set_result(self, stop.value)
        except CancelledError as cancelled:
            self._finish()
            self._cancelled_by = cancelled
            Future.cancel(self)
        except (KeyboardInterrupt, SystemExit) as fatal:
            self._finish()
            Future.set_exception(self, fatal)
            raise
        except BaseException as problem:
            self._finish()
            Future.set_exception(self, problem)
        else:
            self._wait_on(result)
        finally:
            _current[0] = before

    def _finish(self):
        self._loop._tasks.pop(self, None)

    def _wait_on(self, result):
        if isinstance(result, Future):
            if result is self:
                self._loop.call_soon(self._run, RuntimeError(f"Task cannot await on itself: {self!r}"), context=self._context)
                return
            self._waiting = result
            result.add_done_callback(self._wake, context=self._context)
            if self._must_cancel and result.cancel(msg=self._cancel_message):
                self._must_cancel = False
        elif result is None:
            self._loop.call_soon(self._run, context=self._context)
        else:
            self._loop.call_soon(self._run, RuntimeError(f"Task got bad yield: {result!r}"), context=self._context)

    def _wake(self, future):
        if future.cancelled():
            self._run(future._cancelled_error())
        elif future._exception is not None:
            self._run(future._exception)
        else:
            self._run()


def _coroutine_shown(coro):
    shown = f"{getattr(coro, '__qualname__', type(coro).__name__)}()"
    code = getattr(coro, "cr_code", None)
    if code is None:
        return shown
    if coro.cr_frame is None:
        return f"{shown} done, defined at {code.co_filename}:{code.co_firstlineno}"
    return f"{shown} running at {code.co_filename}:{getattr(coro.cr_frame, 'f_lineno', code.co_firstlineno)}"


def iscoroutine(obj):
    return isinstance(obj, _types.CoroutineType) or (hasattr(type(obj), "send") and hasattr(type(obj), "throw") and hasattr(type(obj), "__await__"))


# What is no function, and is to be awaited when called, has this as an attribute.
_is_coroutine = object()


def iscoroutinefunction(func):
    import inspect
    return inspect.iscoroutinefunction(func) or getattr(func, "_is_coroutine", None) is _is_coroutine


def isfuture(obj):
    return isinstance(obj, Future) or hasattr(obj.__class__, "_asyncio_future_blocking") and obj._asyncio_future_blocking is not None


def current_task(loop=None):
    if loop is None:
        get_running_loop()
    return _current[0]


def all_tasks(loop=None):
    if loop is None:
        loop = get_running_loop()
    return {task for task in loop._tasks if not task.done()}


def create_task(coro, *, name=None, context=None):
    """Starts a coroutine as a task."""
    try:
        loop = get_running_loop()
    except RuntimeError:
        if iscoroutine(coro):
            coro.close()
        raise
    return _named_task(loop, coro, name, context)


def _named_task(loop, coro, name, context):
    # The loop is not told the name: it has given the task another, which counts.
    task = loop.create_task(coro) if context is None else loop.create_task(coro, context=context)
    if name is not None and hasattr(task, "set_name"):
        task.set_name(name)
    return task


async def _awaited(awaitable):
    return await awaitable


def ensure_future(coro_or_future, *, loop=None):
    """A future for anything that can be awaited."""
    if isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future._loop:
            raise ValueError("The future belongs to a different loop than the one specified as the loop argument")
        return coro_or_future
    if not iscoroutine(coro_or_future):
        if hasattr(type(coro_or_future), "__await__"):
            coro_or_future = _awaited(coro_or_future)
        else:
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
    if loop is None:
        loop = get_event_loop()
    return loop.create_task(coro_or_future)


class _Once:
    def __await__(self):
        yield None


async def sleep(delay, result=None):
    """Waits some seconds while other tasks run."""
    if delay <= 0:
        await _Once()
        return result
    loop = get_running_loop()
    future = loop.create_future()
    handle = loop.call_later(delay, _set_unless_done, future, result)
    try:
        return await future
    finally:
        handle.cancel()


def _set_unless_done(future, result):
    if not future.done():
        future.set_result(result)


class _GatheringFuture(Future):
    def cancel(self, msg=None):
        if self.done():
            return False
        done = False
        for child in self._children:
            if child.cancel(msg=msg):
                done = True
        if done:
            self._cancel_requested = True
        return done


def gather(*coros_or_futures, return_exceptions=False):
    """Runs awaitables at the same time and collects their results."""
    if not coros_or_futures:
        outer = get_event_loop().create_future()
        outer.set_result([])
        return outer
    children, by_id = [], {}
    loop = None
    for arg in coros_or_futures:
        if id(arg) not in by_id:
            future = ensure_future(arg, loop=loop)
            loop = future._loop
            by_id[id(arg)] = future
        children.append(by_id[id(arg)])
    outer = _GatheringFuture(loop=loop)
    outer._children = children
    outer._cancel_requested = False
    waiting = [len(by_id)]

    def done(future):
        waiting[0] -= 1
        if outer.done():
            return
        if not return_exceptions:
            if future.cancelled():
                outer.set_exception(future._cancelled_error())
                return
            if future._exception is not None:
                outer.set_exception(future._exception)
                return
        if waiting[0] == 0:
            results = []
            for child in children:
                if child.cancelled():
                    results.append(CancelledError("" if child._cancel_message is None else child._cancel_message))
                else:
                    results.append(child._result if child._exception is None else child._exception)
            if outer._cancel_requested:
                outer.set_exception(children[0]._cancelled_error())
            else:
                outer.set_result(results)

    for future in by_id.values():
        future.add_done_callback(done)
    return outer


def shield(arg):
    """Awaits something that a cancellation must not reach."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = inner._loop.create_future()

    def inner_done(inner):
        if outer.cancelled():
            return
        if inner.cancelled():
            outer.cancel()
        elif inner._exception is not None:
            outer.set_exception(inner._exception)
        else:
            outer.set_result(inner._result)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(lambda _: inner.remove_done_callback(inner_done) if not inner.done() else None)
    return outer


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """Waits until some or all of the tasks are done: (done, pending)."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    fs = list(dict.fromkeys(fs))
    if any([iscoroutine(one) for one in fs]):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = get_running_loop()

    def satisfied():
        finished = [one for one in fs if one.done()]
        if len(finished) == len(fs):
            return True
        if return_when == FIRST_COMPLETED:
            return bool(finished)
        if return_when == FIRST_EXCEPTION:
            return any([not one.cancelled() and one._exception is not None for one in finished])
        return False

    if not satisfied():
        waiter = loop.create_future()
        handle = None if timeout is None else loop.call_later(timeout, _set_unless_done, waiter, None)

        def completed(_):
            if satisfied() and not waiter.done():
                waiter.set_result(None)

        for one in fs:
            one.add_done_callback(completed)
        try:
            await waiter
        finally:
            if handle is not None:
                handle.cancel()
            for one in fs:
                one.remove_done_callback(completed)
    return {one for one in fs if one.done()}, {one for one in fs if not one.done()}


async def wait_for(fut, timeout):
    """Awaits something, at most some seconds; then it is cancelled and TimeoutError raised."""
    loop = get_running_loop()
    if timeout is None:
        return await fut
    fut = ensure_future(fut, loop=loop)
    if timeout <= 0:
        if fut.done():
            return fut.result()
        await _cancel_and_wait(fut)
        try:
            return fut.result()
        except CancelledError as error:
            raise TimeoutError() from error
    waiter = loop.create_future()
    handle = loop.call_later(timeout, _set_unless_done, waiter, None)

    def completed(_):
        _set_unless_done(waiter, None)

    fut.add_done_callback(completed)
    try:
        try:
            await waiter
        except CancelledError:
            if fut.done():
                return fut.result()
            fut.remove_done_callback(completed)
            await _cancel_and_wait(fut)
            raise
        if fut.done():
            return fut.result()
        fut.remove_done_callback(completed)
        await _cancel_and_wait(fut)
        try:
            return fut.result()
        except CancelledError as error:
            raise TimeoutError() from error
    finally:
        handle.cancel()


async def _cancel_and_wait(fut):
    fut.cancel()
    if fut.done():
        return
    waiter = get_running_loop().create_future()

    def completed(_):
        _set_unless_done(waiter, None)

    fut.add_done_callback(completed)
    try:
        await waiter
    finally:
        fut.remove_done_callback(completed)


def as_completed(fs, *, timeout=None):
    """Awaitables for the results, in the order in which they come."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f"expect an iterable of futures, not {type(fs).__name__}")
    loop = get_event_loop()
    futures = [ensure_future(one, loop=loop) for one in dict.fromkeys(fs)]
    done = Queue()
    late = []

    def completed(future):
        done.put_nowait(future)

    def expired():
        late.append(True)
        for _ in futures:
            done.put_nowait(None)

    for future in futures:
        future.add_done_callback(completed)
    handle = None if timeout is None else loop.call_later(timeout, expired)

    async def one():
        future = await done.get()
        if future is None:
            raise TimeoutError
        return future.result()

    def all_of_them():
        for _ in range(len(futures)):
            yield one()

    return all_of_them()


class Runner:
    """Runs several coroutines on one loop."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._factory = loop_factory
        self._loop = None
        self._closed = False

    def __enter__(self):
        self._prepare()
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def _prepare(self):
        if self._closed:
            raise RuntimeError("Runner is closed")
        if self._loop is None:
            self._loop = new_event_loop() if self._factory is None else self._factory()
            self._context = _contextvars.copy_context()

    def get_loop(self):
        self._prepare()
        return self._loop

    def run(self, coro, *, context=None):
        if not iscoroutine(coro):
            raise ValueError(f"a coroutine was expected, got {coro!r}")
        if _running[0] is not None:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        self._prepare()
        return self._loop.run_until_complete(self._loop.create_task(coro, context=self._context if context is None else context))

    def close(self):
        if self._closed or self._loop is None:
            self._closed = True
            return
        loop = self._loop
        _cancel_all(loop)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
        self._loop = None
        self._closed = True


def _cancel_all(loop):
    left = [task for task in loop._tasks if not task.done()]
    if not left:
        return
    for task in left:
        task.cancel()
    loop.run_until_complete(gather(*left, return_exceptions=True))
    for task in left:
        if not task.cancelled() and task._exception is not None:
            loop.call_exception_handler({"message": "unhandled exception during asyncio.run() shutdown", "exception": task._exception, "task": task})


def run(main, *, debug=None):
    """Runs a coroutine to its end."""
    if _running[0] is not None:
        if iscoroutine(main):
            main.close()
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    if not iscoroutine(main):
        raise ValueError(f"a coroutine was expected, got {main!r}")
    with Runner(debug=debug) as runner:
        return runner.run(main)
