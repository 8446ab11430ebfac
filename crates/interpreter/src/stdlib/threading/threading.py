# `threading`: threads are fibers (vm/fiber.rs), which take turns: one runs until it waits, ends, or has run for long while others
# could. Whose turn it is, is decided here; which thread runs is told natively (threading.rs). All of this calls the guest.

from collections import deque as _deque
from heapq import heappush as _push, heappop as _pop

__all__ = ["get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event", "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer", "ThreadError", "local", "get_native_id", "settrace", "setprofile", "stack_size", "excepthook", "ExceptHookArgs", "getprofile", "gettrace"]

TIMEOUT_MAX = 9223372036.0
ThreadError = RuntimeError

# Threads whose turn comes, in their order; moments at which somebody stops waiting; how many there were and how often a turn was
# offered; and by how much a host's clock is behind that lets us sleep without waiting.
_ready, _timers, _counts, _ahead = _deque(), [], [0, 0], [0.0]
_OFFERS = 10


def _time():
    return _now() + _ahead[0]


class _Place:
    """A place in a line of those who wait; `called` is true for who was called out of it, and false for who waited too long."""
    __slots__ = ("thread", "called")

    def __init__(self, thread):
        self.thread, self.called = thread, None


def _wait_in(line, timeout, why):
    # Waits in a line: whether somebody called. Where nobody ever can, that is an error with the text `why`.
    if timeout is not None:
        if timeout <= 0:
            return False
        timeout = _time() + timeout
    place = _Place(_current[0])
    line.append(place)
    if timeout is not None:
        _counts[0] += 1
        _push(_timers, (timeout, _counts[0], place))
    try:
        while place.called is None:
            _switch(why)
    finally:
        if place.called is None:
            place.called = False
        if not place.called and place in line:
            line.remove(place)
    return place.called


def _end_wait(place, called):
    if place.called is not None:
        return False
    place.called = called
    _ready.append(place.thread)
    return True


def _call_first(line):
    # Calls the first who waits in a line.
    while line:
        if _end_wait(line.popleft(), True):
            return


def _call_all(line):
    while line:
        _end_wait(line.popleft(), True)


def _expire():
    now = _time()
    while _timers and _timers[0][0] <= now:
        _end_wait(_pop(_timers)[2], False)


def _switch(why):
    # The running thread has its next turn when it is the first that is ready.
    if _in_fiber():
        _rest()
        return
    while True:
        if _timers:
            _expire()
        if _ready:
            thread = _ready.popleft()
            if thread is _main:
                return
            _let_go_on(thread)
            continue
        while _timers and _timers[0][2].called is not None:
            _pop(_timers)
        if not _timers:
            raise RuntimeError(why)
        when = _timers[0][0]
        _host_sleep(when - _time())
        _ahead[0] += max(when - _time(), 0)


def _let_go_on(thread):
    _current[0] = thread
    cells = _own_cells(thread)
    for cell, own in cells:
        cell[0], own[0] = own[0], cell[0]
    try:
        if not _go_on(thread._fiber) and thread._alive:
            _end(thread)
    finally:
        _current[0] = _main
        for cell, own in cells:
            cell[0], own[0] = own[0], cell[0]


# What other modules have of each thread, and with what it begins.
_OWNED = (
    ("contextvars", "_current", lambda module: module.Context()),
    ("asyncio", "_running", lambda module: None),
    ("asyncio", "_current", lambda module: None),
    ("decimal", "_current", lambda module: module.DefaultContext.copy()),
)


def _own_cells(thread):
    # Where those modules keep it, and where it is while the thread rests.
    own = thread._own
    for name, variable, begin in _OWNED:
        module = _loaded_module(name)
        if module is not None and (name, variable) not in own:
            own[name, variable] = (getattr(module, variable), [begin(module)])
    return [*own.values()]


def _offer_turn():
    # Between two steps of a thread, now and then.
    _counts[1] += 1
    if _counts[1] >= _OFFERS:
        _counts[1] = 0
        if _timers:
            _expire()
        if _ready:
            _ready.append(_current[0])
            _switch(None)


def _sleep(seconds):
    # `time.sleep`, while there are other threads.
    if seconds > 0:
        _wait_in(_deque(), seconds, None)
    elif _ready:
        _ready.append(_current[0])
        _switch(None)


def _finish():
    # At the end of a cell: its threads go on until they end, except daemons and those that nobody will ever call.
    while True:
        left = [thread for thread in _active.values() if thread is not _main and not (thread._daemon or thread._is_worker) and Thread.is_alive(thread)]
        futures = _loaded_module("concurrent.futures")
        try:
            if futures is not None:
                futures._finish()
            if not left:
                return
            for thread in left:
                Thread.join(thread)
        except RuntimeError:
            return


class BrokenBarrierError(RuntimeError):
    pass


def _check_times(blocking, timeout):
    if not blocking and timeout != -1:
        raise ValueError("can't specify a timeout for a non-blocking call")
    if timeout < 0 and timeout != -1:
        raise ValueError("timeout value must be positive")


class lock:
    __module__ = "_thread"

    def __init__(self):
        self._locked = False
        self._line = None

    def acquire(self, blocking=True, timeout=-1):
        if timeout != -1:
            _check_times(blocking, timeout)
        while self._locked:
            if not blocking:
                return False
            if self._line is None:
                self._line = _deque()
            why = "deadlock: the lock is held and no other thread can release it"
            if not _wait_in(self._line, None if timeout == -1 else timeout, why) and self._locked:
                return False
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        self._locked = False
        if self._line:
            _call_first(self._line)

    acquire_lock, release_lock = acquire, release

    def locked(self):
        return self._locked

    locked_lock = locked

    def _is_held(self):
        return self._locked

    def _release_save(self):
        self.release()

    def _acquire_restore(self, saved):
        self.acquire()

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *details):
        self.release()

    def __repr__(self):
        return f"<{'locked' if self._locked else 'unlocked'} _thread.lock object at 0x{id(self):012x}>"


allocate_lock = Lock


class _RLock:
    __module__ = "_thread"
    __qualname__ = "RLock"

    def __init__(self):
        self._owner, self._count, self._line = None, 0, _deque()

    def acquire(self, blocking=True, timeout=-1):
        if timeout != -1:
            _check_times(blocking, timeout)
        if self._owner is not _current[0]:
            while self._count:
                if not blocking:
                    return False
                why = "deadlock: the lock is held and no other thread can release it"
                if not _wait_in(self._line, None if timeout == -1 else timeout, why) and self._count:
                    return False
            self._owner = _current[0]
        self._count += 1
        return True

    def release(self):
        if not self._is_held():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None
            _call_first(self._line)

    def _is_held(self):
        return self._count > 0 and self._owner is _current[0]

    _is_owned = _is_held

    def _release_save(self):
        count, self._count = self._count, 1
        self.release()
        return count

    def _acquire_restore(self, saved):
        self.acquire()
        self._count = saved

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *details):
        self.release()

    def __repr__(self):
        owner = self._owner.ident if self._count else 0
        return f"<{'locked' if self._count else 'unlocked'} _thread.RLock object owner={owner} count={self._count} at 0x{id(self):012x}>"


_RLock.__name__ = "RLock"
_as_native(_RLock, "_thread.RLock")


def _is_old(message):
    import warnings
    warnings.warn(message, DeprecationWarning)


def currentThread():
    _is_old("currentThread() is deprecated, use current_thread() instead")
    return current_thread()


def activeCount():
    _is_old("activeCount() is deprecated, use active_count() instead")
    return active_count()


class Condition:
    def __init__(self, lock=None):
        self._lock = RLock() if lock is None else lock
        self.acquire, self.release = self._lock.acquire, self._lock.release
        self._waiters = _deque()

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *details):
        return self._lock.__exit__(*details)

    def __repr__(self):
        return f"<Condition({self._lock}, {len(self._waiters)})>"

    def _check_held(self, what):
        is_held = getattr(self._lock, "_is_held", None)
        if is_held is not None and not is_held():
            raise RuntimeError(f"cannot {what} on un-acquired lock")

    def wait(self, timeout=None):
        self._check_held("wait")
        save = getattr(self._lock, "_release_save", None)
        saved = self._lock.release() if save is None else save()
        try:
            return _wait_in(self._waiters, timeout, "deadlock: no other thread can notify")
        finally:
            restore = getattr(self._lock, "_acquire_restore", None)
            if restore is None:
                self._lock.acquire()
            else:
                restore(saved)

    def wait_for(self, predicate, timeout=None):
        end = None if timeout is None else _time() + timeout
        result = predicate()
        while not result:
            if end is not None:
                timeout = end - _time()
                if timeout <= 0:
                    break
            self.wait(timeout)
            result = predicate()
        return result

    def notify(self, n=1):
        self._check_held("notify")
        while n > 0 and self._waiters:
            _call_first(self._waiters)
            n -= 1

    def notify_all(self):
        self.notify(len(self._waiters))

    def notifyAll(self):
        _is_old("notifyAll() is deprecated, use notify_all() instead")
        self.notify_all()


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = value
        self._line = _deque()

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: value={self._value}>"

    def acquire(self, blocking=True, timeout=None):
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        while self._value == 0:
            if not blocking:
                return False
            if not _wait_in(self._line, timeout, "deadlock: no other thread can release the semaphore") and self._value == 0:
                return False
        self._value -= 1
        return True

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        self._value += n
        for _ in range(min(n, len(self._line))):
            _call_first(self._line)

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *details):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._initial = value

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: value={self._value}/{self._initial}>"

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        if self._value + n > self._initial:
            raise ValueError("Semaphore released too many times")
        super().release(n)


class Event:
    def __init__(self):
        self._flag = False
        self._line = _deque()

    def __repr__(self):
        state = "set" if self._flag else "unset"
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: {state}>"

    def is_set(self):
        return self._flag

    def isSet(self):
        _is_old("isSet() is deprecated, use is_set() instead")
        return self.is_set()

    def set(self):
        self._flag = True
        _call_all(self._line)

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        return self._flag or _wait_in(self._line, timeout, "deadlock: no other thread can set the event") or self._flag


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self._parties, self._action, self._timeout = parties, action, timeout
        self._broken = False
        self._begin_round()

    parties = property(lambda self: self._parties)
    broken = property(lambda self: self._broken)
    n_waiting = property(lambda self: self._count)

    def __repr__(self):
        state = "broken" if self._broken else f"waiters={self._count}/{self._parties}"
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: {state}>"

    def _begin_round(self):
        # Who waits in it, and whether it came to a bad end.
        self._count, self._round = 0, [_deque(), False]

    def wait(self, timeout=None):
        if self._broken:
            raise BrokenBarrierError
        number, here = self._count, self._round
        self._count += 1
        if self._count == self._parties:
            try:
                if self._action is not None:
                    self._action()
            except BaseException:
                self.abort()
                raise
            self._begin_round()
            _call_all(here[0])
            return number
        if not _wait_in(here[0], self._timeout if timeout is None else timeout, "deadlock: no other thread comes to the barrier"):
            self.abort()
            raise BrokenBarrierError
        if here[1]:
            raise BrokenBarrierError
        return number

    def reset(self):
        here = self._round
        here[1], self._broken = True, False
        self._begin_round()
        _call_all(here[0])

    def abort(self):
        self.reset()
        self._broken = True


class _local:
    """Attributes of a thread's own."""
    __module__ = "_thread"
    __slots__ = ("_threads", "__dict__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        made = object.__new__(cls)
        object.__setattr__(made, "_threads", ({_current[0]: object.__getattribute__(made, "__dict__")}, args, kwargs))
        return made

    def __getattribute__(self, name):
        _enter_local(self)
        return object.__getattribute__(self, name)

    def __getattr__(self, name):
        raise AttributeError(f"'_thread._local' object has no attribute {name!r}", name=name, obj=self)

    def __setattr__(self, name, value):
        _enter_local(self)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        _enter_local(self)
        object.__delattr__(self, name)


def _enter_local(local):
    # The attributes are those of the thread that asks; one that never asked before begins as the first did.
    spaces, args, kwargs = object.__getattribute__(local, "_threads")
    space = spaces.get(_current[0])
    if space is None:
        space = spaces[_current[0]] = {}
        object.__setattr__(local, "__dict__", space)
        kind = type(local)
        if kind.__init__ is not object.__init__:
            kind.__init__(local, *args, **kwargs)
    elif object.__getattribute__(local, "__dict__") is not space:
        object.__setattr__(local, "__dict__", space)


_as_native(_local, "_thread._local")
_as_native(lock, "_thread.lock", True, False)
local = _local


_numbers = [0]


class Thread:
    """A thread: it begins to run when started."""

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        assert group is None, "group argument must be None for now"
        self._target, self._args, self._kwargs = target, args, {} if kwargs is None else kwargs
        if name is None:
            _numbers[0] += 1
            name = f"Thread-{_numbers[0]}" + (f" ({target.__name__})" if target is not None and hasattr(target, "__name__") else "")
        self._name = str(name)
        self._daemon = _current[0].daemon if daemon is None else bool(daemon)
        self._started = self._alive = False
        self._ident = self._fiber = None
        self._is_worker = False
        self._joiners, self._own = _deque(), {}

    ident = property(lambda self: self._ident)
    native_id = property(lambda self: self._ident)

    @property
    def daemon(self):
        return self._daemon

    @daemon.setter
    def daemon(self, value):
        if self._started:
            raise RuntimeError("cannot set daemon status of active thread")
        self._daemon = value

    name = property(lambda self: self._name, lambda self, value: setattr(self, "_name", str(value)))

    def start(self):
        if not hasattr(self, "_joiners"):
            raise RuntimeError("thread.__init__() not called")
        if self._started:
            raise RuntimeError("threads can only be started once")
        self._started = self._alive = True
        _idents[0] += 1
        self._ident = _idents[0]
        self._fiber = _fiber(_begin, self)
        _active[self._ident] = self
        # It has the first turn, and whoever started it the next.
        _ready.appendleft(_current[0])
        _ready.appendleft(self)
        _switch(None)

    def run(self):
        try:
            if self._target is not None:
                self._target(*self._args, **self._kwargs)
        finally:
            del self._target, self._args, self._kwargs

    def join(self, timeout=None):
        if not hasattr(self, "_joiners"):
            raise RuntimeError("Thread.__init__() not called")
        if not self._started:
            raise RuntimeError("cannot join thread before it is started")
        if _current[0] is self:
            raise RuntimeError("cannot join current thread")
        while self.is_alive():
            if not _wait_in(self._joiners, timeout, "deadlock: the thread waits for something that no other thread can do"):
                return

    def is_alive(self):
        return self._alive and (self is _main or _has_fiber(self._fiber))

    def isDaemon(self):
        _is_old("isDaemon() is deprecated, get the daemon attribute instead")
        return self.daemon

    def setDaemon(self, daemonic):
        _is_old("setDaemon() is deprecated, set the daemon attribute instead")
        self.daemon = daemonic

    def getName(self):
        _is_old("getName() is deprecated, get the name attribute instead")
        return self.name

    def setName(self, name):
        _is_old("setName() is deprecated, set the name attribute instead")
        self.name = name

    def __repr__(self):
        state = "initial" if not self._started else "started" if self.is_alive() else "stopped"
        if self.daemon:
            state += " daemon"
        if self.ident is not None:
            state += f" {self.ident}"
        return f"<{type(self).__name__}({self._name}, {state})>"


def _begin(thread):
    try:
        try:
            thread.run()
        except BaseException as error:
            _space["excepthook"](ExceptHookArgs((type(error), error, error.__traceback__, thread)))
    except BaseException as error:
        import sys
        print("Exception in threading.excepthook:", file=sys.stderr)
        excepthook(ExceptHookArgs((type(error), error, error.__traceback__, thread)))
    finally:
        _end(thread)


def _end(thread):
    thread._alive = False
    _active.pop(thread._ident, None)
    _call_all(thread._joiners)


class Timer(Thread):
    """A thread that waits first."""

    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval, self.function = interval, function
        self.args, self.kwargs = [] if args is None else args, {} if kwargs is None else kwargs
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        self.finished.wait(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


from _records import record_type as _record_type

ExceptHookArgs = _record_type("_thread", "_ExceptHookArgs", ["exc_type", "exc_value", "exc_traceback", "thread"])


def excepthook(args, /):
    if args.exc_type is SystemExit:
        return
    import sys
    import traceback
    sys.stderr.write(f"Exception in thread {args.thread.name}:\n")
    traceback.print_exception(args.exc_value)


__excepthook__ = excepthook


class _MainThread(Thread):
    pass


_current = [None]
_main = _MainThread(name="MainThread", daemon=False)
_main._started = _main._alive = True
_main._ident = 1
_idents = [1000]
_current[0] = _main
_active = {1: _main}
_space = globals()
get_native_id = get_ident
