# The second half of `asyncio`: locks, queues, task groups and timeouts, for which coroutines of the guest wait.


class _Synchronised:
    async def __aenter__(self):
        await self.acquire()
        return None

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


async def _wait_in(waiters):
    future = get_running_loop().create_future()
    waiters.append(future)
    try:
        return await future
    finally:
        if future in waiters:
            waiters.remove(future)


def _wake_first(waiters):
    for future in waiters:
        if not future.done():
            future.set_result(True)
            return True
    return False


class Lock(_Synchronised):
    """Lets one task at a time through."""

    def __init__(self):
        self._waiters = _collections.deque()
        self._locked = False

    def __repr__(self):
        state = "locked" if self._locked else "unlocked"
        if self._waiters:
            state += f", waiters:{len(self._waiters)}"
        return f"<asyncio.locks.Lock object at 0x{id(self):x} [{state}]>"

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and all([one.cancelled() for one in self._waiters]):
            self._locked = True
            return True
        try:
            await _wait_in(self._waiters)
        except CancelledError:
            if not self._locked:
                self._wake()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake()

    def _wake(self):
        # Whoever was woken before, and did not run yet, is enough.
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)


class Event:
    """A flag that tasks wait for."""

    def __init__(self):
        self._waiters = _collections.deque()
        self._value = False

    def __repr__(self):
        state = "set" if self._value else "unset"
        if self._waiters:
            state += f", waiters:{len(self._waiters)}"
        return f"<asyncio.locks.Event object at 0x{id(self):x} [{state}]>"

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for future in self._waiters:
                if not future.done():
                    future.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        await _wait_in(self._waiters)
        return True


class Condition(_Synchronised):
    """Tasks wait until another one notifies them."""

    def __init__(self, lock=None):
        self._lock = Lock() if lock is None else lock
        self.locked, self.acquire, self.release = self._lock.locked, self._lock.acquire, self._lock.release
        self._waiters = _collections.deque()

    def __repr__(self):
        state = "locked" if self.locked() else "unlocked"
        if self._waiters:
            state += f", waiters:{len(self._waiters)}"
        return f"<asyncio.locks.Condition object at 0x{id(self):x} [{state}]>"

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        self.release()
        try:
            await _wait_in(self._waiters)
            return True
        finally:
            # The lock is taken again, come what may; a cancellation meanwhile is not forgotten.
            cancelled = False
            while True:
                try:
                    await self.acquire()
                    break
                except CancelledError:
                    cancelled = True
            if cancelled:
                raise CancelledError

    async def wait_for(self, predicate):
        while not (reached := predicate()):
            await self.wait()
        return reached

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        for future in [*self._waiters]:
            if n <= 0:
                break
            if not future.done():
                n -= 1
                future.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_Synchronised):
    """Lets some tasks at a time through."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = _collections.deque()
        self._value = value

    def __repr__(self):
        state = "locked" if self.locked() else f"unlocked, value:{self._value}"
        if self._waiters:
            state += f", waiters:{len(self._waiters)}"
        return f"<asyncio.locks.{type(self).__name__} object at 0x{id(self):x} [{state}]>"

    def locked(self):
        return self._value == 0 or any([not one.cancelled() for one in self._waiters])

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        future = get_running_loop().create_future()
        self._waiters.append(future)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except CancelledError:
            if not future.cancelled():
                # It had the place already.
                self._value += 1
                self._grant()
            raise
        self._grant()
        return True

    def _grant(self):
        # The one who is woken has the place at once: nobody can take it in between.
        while self._value > 0 and _wake_first(self._waiters):
            self._value -= 1

    def release(self):
        self._value += 1
        self._grant()


class BoundedSemaphore(Semaphore):
    """A semaphore that is not released more often than acquired."""

    def __init__(self, value=1):
        self._bound = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class Barrier:
    """Tasks wait until a number of them is there."""

    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._cond = Condition()
        self._parties, self._count = parties, 0
        # Tasks come while it is "filling", leave while it is "draining", fail while it is "resetting" or "broken".
        self._state = "filling"

    def __repr__(self):
        waiting = "" if self._state == "broken" else f", waiters:{self.n_waiting}/{self.parties}"
        return f"<asyncio.locks.Barrier object at 0x{id(self):x} [{self._state}{waiting}]>"

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state == "filling" else 0

    @property
    def broken(self):
        return self._state == "broken"

    def _become(self, state):
        self._state = state
        self._cond.notify_all()

    async def wait(self):
        async with self._cond:
            await self._cond.wait_for(lambda: self._state not in ("draining", "resetting"))
            if self.broken:
                raise BrokenBarrierError("Barrier aborted")
            index = self._count
            self._count += 1
            try:
                if index + 1 == self._parties:
                    self._become("draining")
                else:
                    await self._cond.wait_for(lambda: self._state != "filling")
                    if self._state != "draining":
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if not self._count:
                    self._become("filling" if self._state in ("resetting", "draining") else self._state)

    async def reset(self):
        async with self._cond:
            self._become("resetting" if self._count else "filling")

    async def abort(self):
        async with self._cond:
            self._become("broken")

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass


class Queue:
    """A queue between tasks."""

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = _collections.deque()
        self._putters = _collections.deque()
        self._unfinished = 0
        self._finished = Event()
        self._finished.set()
        self._init(maxsize)

    def _init(self, maxsize):
        self._queue = _collections.deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def __repr__(self):
        return f"<{type(self).__name__} at 0x{id(self):x} {self._format()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._format()}>"

    def _format(self):
        parts = [f"maxsize={self._maxsize!r}"]
        if self._queue:
            parts.append(f"_queue={[*self._queue]!r}")
        if self._getters:
            parts.append(f"_getters[{len(self._getters)}]")
        if self._putters:
            parts.append(f"_putters[{len(self._putters)}]")
        if self._unfinished:
            parts.append(f"tasks={self._unfinished}")
        return " ".join(parts)

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)

    def qsize(self):
        return len(self._queue)

    @property
    def maxsize(self):
        return self._maxsize

    def empty(self):
        return not self._queue

    def full(self):
        return self._maxsize > 0 and self.qsize() >= self._maxsize

    async def put(self, item):
        while self.full():
            try:
                await _wait_in(self._putters)
            except CancelledError:
                if not self.full():
                    _wake_first(self._putters)
                raise
        self.put_nowait(item)

    def put_nowait(self, item):
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        _wake_first(self._getters)

    async def get(self):
        while self.empty():
            try:
                await _wait_in(self._getters)
            except CancelledError:
                if not self.empty():
                    _wake_first(self._getters)
                raise
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            raise QueueEmpty
        item = self._get()
        _wake_first(self._putters)
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()


class PriorityQueue(Queue):
    """A queue whose smallest item comes first."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        queue = self._queue
        queue.append(item)
        at = len(queue) - 1
        while at > 0:
            parent = (at - 1) // 2
            if not item < queue[parent]:
                break
            queue[at] = queue[parent]
            at = parent
        queue[at] = item

    def _get(self):
        queue = self._queue
        top = queue[0]
        last = queue.pop()
        if queue:
            at, count = 0, len(queue)
            while True:
                child = 2 * at + 1
                if child >= count:
                    break
                if child + 1 < count and not queue[child] < queue[child + 1]:
                    child += 1
                if not queue[child] < last:
                    break
                queue[at] = queue[child]
                at = child
            queue[at] = last
        return top


class LifoQueue(Queue):
    """A queue whose last item comes first."""

    def _init(self, maxsize):
        self._queue = []

    def _get(self):
        return self._queue.pop()


class TaskGroup:
    """Tasks that end together: `async with TaskGroup() as group`."""

    def __init__(self):
        self._entered = self._exiting = self._aborting = False
        self._parent = self._loop = None
        self._parent_cancel_requested = False
        self._tasks = {}
        self._errors = []
        self._waiter = None

    def __repr__(self):
        parts = [""]
        if self._tasks:
            parts.append(f"tasks={len(self._tasks)}")
        if self._errors:
            parts.append(f"errors={len(self._errors)}")
        if self._aborting:
            parts.append("cancelling")
        elif self._entered:
            parts.append("entered")
        return f"<TaskGroup{' '.join(parts)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has been already entered")
        self._entered = True
        self._loop = get_running_loop()
        self._parent = current_task()
        if self._parent is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, kind, value, traceback):
        self._exiting = True
        propagate = value if kind is not None and issubclass(kind, CancelledError) else None
        if self._parent_cancel_requested and self._parent.uncancel() == 0:
            propagate = None
        if kind is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._waiter is None:
                self._waiter = self._loop.create_future()
            try:
                await self._waiter
            except CancelledError as cancelled:
                if not self._aborting:
                    propagate = cancelled
                    self._abort()
            self._waiter = None
        for error in self._errors:
            if isinstance(error, (SystemExit, KeyboardInterrupt)):
                raise error
        if propagate is not None and not self._errors:
            raise propagate
        if kind is not None and not issubclass(kind, CancelledError):
            self._errors.append(value)
        if self._errors:
            errors, self._errors = self._errors, []
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", errors) from None

    def create_task(self, coro, *, name=None, context=None):
        if not self._entered:
            trouble = "has not been entered"
        elif self._exiting and not self._tasks:
            trouble = "is finished"
        else:
            trouble = "is shutting down" if self._aborting else None
        if trouble:
            raise RuntimeError(f"TaskGroup {self!r} {trouble}")
        task = _named_task(self._loop, coro, name, context)
        self._tasks[task] = None
        task.add_done_callback(self._done)
        return task

    def _abort(self):
        self._aborting = True
        for task in self._tasks:
            if not task.done():
                task.cancel()

    def _done(self, task):
        self._tasks.pop(task, None)
        if self._waiter is not None and not self._tasks and not self._waiter.done():
            self._waiter.set_result(True)
        if task.cancelled() or task._exception is None:
            return
        self._errors.append(task._exception)
        if self._parent.done():
            return
        if not self._aborting and not self._parent_cancel_requested:
            self._abort()
            if not self._exiting or self._waiter is None:
                self._parent_cancel_requested = True
                self._parent.cancel()
            elif not self._waiter.done() and not self._tasks:
                self._waiter.set_result(True)


class Timeout:
    """A block that is cancelled when its time is over."""

    def __init__(self, when):
        self._when = when
        self._state = "created"
        self._handle = self._task = None

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state not in ("active", "created"):
            raise RuntimeError(f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if when is not None and self._state == "active":
            loop = get_running_loop()
            if when <= loop.time():
                self._handle = loop.call_soon(self._expire)
            else:
                self._handle = loop.call_at(when, self._expire)

    def expired(self):
        return self._state in ("expiring", "expired")

    def __repr__(self):
        when = "" if self._state != "active" else f" when={None if self._when is None else round(self._when, 3)}"
        return f"<Timeout [{self._state}]{when}>"

    async def __aenter__(self):
        self._task = current_task()
        if self._task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = "active"
        self._requests = self._task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, kind, value, traceback):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._state == "expiring":
            self._state = "expired"
            if self._task.uncancel() <= self._requests and kind is CancelledError:
                raise TimeoutError
        elif self._state == "active":
            self._state = "finished"
        return None

    def _expire(self):
        self._task.cancel()
        self._state = "expiring"
        self._handle = None


def timeout(delay):
    """A block with at most this many seconds."""
    return Timeout(None if delay is None else get_running_loop().time() + delay)


def timeout_at(when):
    """A block that ends at this time of the loop."""
    return Timeout(when)


def _name_modules():
    for module, classes in {"asyncio.locks": (Lock, Event, Condition, Semaphore, BoundedSemaphore, Barrier), "asyncio.queues": (Queue, PriorityQueue, LifoQueue), "asyncio.taskgroups": (TaskGroup,), "asyncio.timeouts": (Timeout,), "asyncio.events": (Handle, TimerHandle, AbstractEventLoop), "asyncio.runners": (Runner,)}.items():
        for cls in classes:
            cls.__module__ = module


_name_modules()
del _name_modules
