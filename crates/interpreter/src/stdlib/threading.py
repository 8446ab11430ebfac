# `threading` on one thread: a thread runs to its end when it is started, so all of this calls the guest.
# Which thread runs is told natively (threading.rs).

__all__ = ["get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event", "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer", "ThreadError", "local", "get_native_id", "settrace", "setprofile", "stack_size", "excepthook", "ExceptHookArgs", "getprofile", "gettrace"]

TIMEOUT_MAX = 9223372036.0
ThreadError = RuntimeError


class BrokenBarrierError(RuntimeError):
    pass


class lock:
    __module__ = "_thread"

    def __init__(self):
        self._locked = False

    def acquire(self, blocking=True, timeout=-1):
        if self._locked:
            if blocking and timeout == -1:
                raise RuntimeError("deadlock: the lock is held and no other thread can release it")
            return False
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        self._locked = False

    def locked(self):
        return self._locked

    def _is_held(self):
        return self._locked

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
        self._count = 0

    def acquire(self, blocking=True, timeout=-1):
        self._count += 1
        return True

    def release(self):
        if not self._count:
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1

    def _is_held(self):
        return self._count > 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *details):
        self.release()


_RLock.__name__ = "RLock"
_as_native(_RLock, "_thread.RLock")


class Condition:
    def __init__(self, lock=None):
        self._lock = RLock() if lock is None else lock
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *details):
        return self._lock.__exit__(*details)

    def _check_held(self, what):
        is_held = getattr(self._lock, "_is_held", None)
        if is_held is not None and not is_held():
            raise RuntimeError(f"cannot {what} on un-acquired lock")

    def wait(self, timeout=None):
        self._check_held("wait")
        if timeout is None:
            raise RuntimeError("deadlock: no other thread can notify")
        return False

    def wait_for(self, predicate, timeout=None):
        return predicate() or self.wait(timeout)

    def notify(self, n=1):
        self._check_held("notify")

    def notify_all(self):
        self.notify()

    notifyAll = notify_all


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = value

    def acquire(self, blocking=True, timeout=None):
        if self._value == 0:
            if blocking and timeout is None:
                raise RuntimeError("deadlock: no other thread can release the semaphore")
            return False
        self._value -= 1
        return True

    def release(self, n=1):
        self._value += n

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *details):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._initial = value

    def release(self, n=1):
        if self._value + n > self._initial:
            raise ValueError("Semaphore released too many times")
        self._value += n


class Event:
    def __init__(self):
        self._flag = False

    def __repr__(self):
        state = "set" if self._flag else "unset"
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: {state}>"

    def is_set(self):
        return self._flag

    isSet = is_set

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        if not self._flag and timeout is None:
            raise RuntimeError("deadlock: no other thread can set the event")
        return self._flag


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self._parties, self._action, self._broken = parties, action, False

    parties = property(lambda self: self._parties)
    broken = property(lambda self: self._broken)
    n_waiting = property(lambda self: 0)

    def __repr__(self):
        state = "broken" if self._broken else f"waiters=0/{self._parties}"
        return f"<{type(self).__module__}.{type(self).__qualname__} at {id(self):#x}: {state}>"

    def wait(self, timeout=None):
        if self.parties > 1:
            raise RuntimeError("deadlock: threads do not run at the same time here")
        if self._action is not None:
            self._action()
        return 0

    def reset(self):
        pass

    def abort(self):
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
    """A thread: it runs when started."""

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        assert group is None, "group argument must be None for now"
        self._target, self._args, self._kwargs = target, args, {} if kwargs is None else kwargs
        if name is None:
            _numbers[0] += 1
            name = f"Thread-{_numbers[0]}" + (f" ({target.__name__})" if target is not None and hasattr(target, "__name__") else "")
        self._name = str(name)
        self._daemon = _current[0].daemon if daemon is None else bool(daemon)
        self._started = False
        self._alive = False
        self._ident = None

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
        if self._started:
            raise RuntimeError("threads can only be started once")
        self._started = self._alive = True
        self._ident = 1000 + len(_all) + _numbers[0]
        before = _current[0]
        _current[0] = self
        contextvars = _loaded_module("contextvars")
        try:
            if contextvars is None:
                self.run()
            else:
                contextvars.Context().run(self.run)
        except SystemExit:
            pass
        except Exception as error:
            _space["excepthook"](ExceptHookArgs((type(error), error, error.__traceback__, self)))
        finally:
            _current[0] = before
            self._alive = False

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        if not self._started:
            raise RuntimeError("cannot join thread before it is started")
        if _current[0] is self:
            raise RuntimeError("cannot join current thread")

    def is_alive(self):
        return self._alive

    def isDaemon(self):
        return self.daemon

    def setDaemon(self, daemonic):
        self.daemon = daemonic

    def getName(self):
        return self._name

    def setName(self, name):
        self._name = str(name)

    def __repr__(self):
        state = "initial" if not self._started else "started" if self._alive else "stopped"
        if self.daemon:
            state += " daemon"
        if self.ident is not None:
            state += f" {self.ident}"
        return f"<{type(self).__name__}({self._name}, {state})>"


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
        if not self.finished.is_set():
            import time
            time.sleep(self.interval)
            self.function(*self.args, **self.kwargs)
        self.finished.set()


from _records import record_type as _record_type

ExceptHookArgs = _record_type("_thread", "_ExceptHookArgs", ["exc_type", "exc_value", "exc_traceback", "thread"])


def excepthook(args, /):
    import sys
    import traceback
    sys.stderr.write(f"Exception in thread {args.thread.name}:\n")
    traceback.print_exception(args.exc_value)


class _MainThread(Thread):
    pass


_current = [None]
_main = _MainThread(name="MainThread", daemon=False)
_main._started = _main._alive = True
_main._ident = 1
_current[0] = _main
_all = [_main]
_space = globals()
currentThread = current_thread
get_native_id = get_ident
activeCount = active_count

