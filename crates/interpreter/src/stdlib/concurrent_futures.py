# `concurrent.futures`: calls that threads run (threading.py), so all of this calls the guest. There are no processes: those run at once.

from collections import deque as _deque

__all__ = ["FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "CancelledError", "TimeoutError", "BrokenExecutor", "InvalidStateError", "Future", "Executor", "wait", "as_completed", "ProcessPoolExecutor", "ThreadPoolExecutor"]

FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"
TimeoutError = TimeoutError


class Error(Exception):
    pass


class CancelledError(Error):
    """The future was cancelled."""


class InvalidStateError(Error):
    """The operation does not fit the state."""


class BrokenExecutor(RuntimeError):
    """The executor cannot go on."""


class Future:
    """The result of a call."""

    def __init__(self):
        self._state = "PENDING"
        self._result = self._exception = None
        self._callbacks = []
        self._line = _deque()

    def __repr__(self):
        text = self._state.lower()
        if self._state == "FINISHED":
            text += f" raised {type(self._exception).__name__}" if self._exception is not None else f" returned {type(self._result).__name__}"
        return f"<Future at 0x{id(self):x} state={text}>"

    def cancel(self):
        if self._state in ("RUNNING", "FINISHED"):
            return False
        if self._state != "CANCELLED":
            self._state = "CANCELLED"
            self._call_back()
        return True

    def cancelled(self):
        return self._state == "CANCELLED"

    def running(self):
        return self._state == "RUNNING"

    def done(self):
        return self._state in ("CANCELLED", "FINISHED")

    def _wait(self, timeout):
        if not self.done():
            import threading
            threading._wait_in(self._line, timeout, "deadlock: the future waits for something that no other thread can do")
        if self._state == "CANCELLED":
            raise CancelledError()
        if self._state != "FINISHED":
            raise TimeoutError()

    def result(self, timeout=None):
        self._wait(timeout)
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        self._wait(timeout)
        return self._exception

    def add_done_callback(self, fn):
        if self.done():
            self._call_one(fn)
        else:
            self._callbacks.append(fn)

    def _call_back(self):
        _unfinished.pop(self, None)
        if self._line:
            import threading
            threading._call_all(self._line)
        for callback in self._callbacks:
            self._call_one(callback)

    def _call_one(self, callback):
        try:
            callback(self)
        except Exception:
            import logging
            logging.getLogger("concurrent.futures").exception("exception calling callback for %r", self)

    def set_running_or_notify_cancel(self):
        if self._state == "CANCELLED":
            return False
        self._state = "RUNNING"
        return True

    def set_result(self, result):
        if self.done():
            raise InvalidStateError(f"{self._state}: {self!r}")
        self._result, self._state = result, "FINISHED"
        self._call_back()

    def set_exception(self, exception):
        if self.done():
            raise InvalidStateError(f"{self._state}: {self!r}")
        self._exception, self._state = exception, "FINISHED"
        self._call_back()


# Calls that were submitted to threads and have not ended.
_unfinished = {}


def _finish():
    # At the end of a cell, what was submitted is done.
    for future in [*_unfinished]:
        if not future.done():
            import threading
            threading._wait_in(future._line, None, "deadlock")


class Executor:
    """Runs calls."""

    def submit(self, fn, /, *args, **kwargs):
        raise NotImplementedError()

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        end = None if timeout is None else _now() + timeout
        futures = [self.submit(fn, *args) for args in zip(*iterables)]

        def results():
            try:
                futures.reverse()
                while futures:
                    yield futures.pop().result(None if end is None else max(end - _now(), 0))
            finally:
                for future in futures:
                    future.cancel()

        return results()

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown(wait=True)
        return False

    def __enter__(self):
        return self

    def shutdown(self, wait=True, *, cancel_futures=False):
        pass


def _run(future, fn, args, kwargs):
    if future.set_running_or_notify_cancel():
        try:
            result = fn(*args, **kwargs)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)


class BrokenThreadPool(BrokenExecutor):
    """A thread could not be made ready."""


_pools = [0]


class ThreadPoolExecutor(Executor):
    """Runs calls in threads."""

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        if max_workers is None:
            import os
            max_workers = min(32, (os.cpu_count() or 1) + 4)
        if max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers = max_workers
        self._initializer, self._initargs = initializer, initargs
        self._thread_name_prefix = thread_name_prefix or f"ThreadPoolExecutor-{_pools[0]}"
        _pools[0] += not thread_name_prefix
        self._shutdown, self._broken = False, False
        # Calls to come, threads, those of them that wait, and how often one was through before the next call came.
        self._calls, self._threads, self._line, self._idle = _deque(), set(), _deque(), 0

    def submit(self, fn, /, *args, **kwargs):
        if self._broken:
            raise BrokenThreadPool(self._broken)
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        import threading
        future = Future()
        _unfinished[future] = None
        self._calls.append((future, fn, args, kwargs))
        threading._call_first(self._line)
        if self._idle:
            self._idle -= 1
        elif len(self._threads) < self._max_workers:
            thread = threading.Thread(name=f"{self._thread_name_prefix}_{len(self._threads)}", target=_work, args=(self,), daemon=False)
            thread._is_worker = True
            self._threads.add(thread)
            thread.start()
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        import threading
        self._shutdown = True
        if cancel_futures:
            while self._calls:
                self._calls.popleft()[0].cancel()
        threading._call_all(self._line)
        if wait:
            for thread in self._threads:
                thread.join()


def _work(pool):
    # What a thread of a pool does.
    import threading
    if pool._initializer is not None:
        try:
            pool._initializer(*pool._initargs)
        except BaseException:
            import logging
            logging.getLogger("concurrent.futures").critical("Exception in initializer:", exc_info=True)
            pool._broken = "A thread initializer failed, the thread pool is not usable anymore"
            while pool._calls:
                pool._calls.popleft()[0].set_exception(BrokenThreadPool(pool._broken))
            return
    while True:
        while not pool._calls:
            if pool._shutdown:
                return
            threading._wait_in(pool._line, None, None)
        _run(*pool._calls.popleft())
        pool._idle += 1


class ProcessPoolExecutor(Executor):
    """There are no processes: each call runs when it is submitted."""

    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers = 4 if max_workers is None else max_workers
        self._initializer, self._initargs = initializer, initargs
        self._shutdown = False

    def submit(self, fn, /, *args, **kwargs):
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        if self._initializer is not None:
            initializer, self._initializer = self._initializer, None
            initializer(*self._initargs)
        future = Future()
        _run(future, fn, args, kwargs)
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shutdown = True


class _Watch:
    """Those of some futures that are done, in the order in which they were."""

    def __init__(self, futures, timeout):
        self.done, self.line = _deque(), _deque()
        self.end = None if timeout is None else _now() + timeout
        for future in futures:
            future.add_done_callback(self.note)

    def note(self, future):
        import threading
        self.done.append(future)
        threading._call_first(self.line)

    def wait(self):
        import threading
        left = None if self.end is None else self.end - _now()
        return threading._wait_in(self.line, left, "deadlock: the futures wait for something that no other thread can do")


def as_completed(fs, timeout=None):
    """The futures, as they complete."""
    fs = [*dict.fromkeys(fs)]
    left, watch = len(fs), _Watch(fs, timeout)
    while left:
        while watch.done:
            left -= 1
            yield watch.done.popleft()
        if left and not watch.wait() and not watch.done:
            raise TimeoutError(f"{left} (of {len(fs)}) futures unfinished")


class DoneAndNotDoneFutures(tuple):
    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __repr__(self):
        return f"DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})"


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """Waits for futures: those that are done, and the others."""
    fs = set(fs)
    watch = _Watch(fs, timeout)

    def enough():
        if return_when == FIRST_COMPLETED and watch.done or len(watch.done) == len(fs):
            return True
        return return_when == FIRST_EXCEPTION and any(not one.cancelled() and one._exception is not None for one in watch.done)

    while not enough() and watch.wait():
        pass
    done = {one for one in fs if one.done()}
    return DoneAndNotDoneFutures((done, fs - done))


for _one in (Error, CancelledError, InvalidStateError, BrokenExecutor, Future, Executor, DoneAndNotDoneFutures, wait, as_completed):
    _one.__module__ = "concurrent.futures._base"
for _one in (ThreadPoolExecutor, BrokenThreadPool):
    _one.__module__ = "concurrent.futures.thread"
ProcessPoolExecutor.__module__ = "concurrent.futures.process"
del _one
