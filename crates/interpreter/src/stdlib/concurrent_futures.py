# `concurrent.futures` on one thread: a call runs when it is submitted, so all of this calls the guest.

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

    def result(self, timeout=None):
        if self._state == "CANCELLED":
            raise CancelledError()
        if self._state != "FINISHED":
            raise TimeoutError()
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        if self._state == "CANCELLED":
            raise CancelledError()
        if self._state != "FINISHED":
            raise TimeoutError()
        return self._exception

    def add_done_callback(self, fn):
        if self.done():
            fn(self)
        else:
            self._callbacks.append(fn)

    def _call_back(self):
        for callback in self._callbacks:
            callback(self)

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


class Executor:
    """Runs calls."""

    def submit(self, fn, /, *args, **kwargs):
        raise NotImplementedError()

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = [self.submit(fn, *args) for args in zip(*iterables)]

        def results():
            for future in futures:
                yield future.result()

        return results()

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown()
        return False

    def __enter__(self):
        return self

    def shutdown(self, wait=True, *, cancel_futures=False):
        pass


class ThreadPoolExecutor(Executor):
    """Runs each call when it is submitted."""

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers = 4 if max_workers is None else max_workers
        self._initializer, self._initargs = initializer, initargs
        self._shut = False

    def submit(self, fn, /, *args, **kwargs):
        if self._shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        if self._initializer is not None:
            initializer, self._initializer = self._initializer, None
            initializer(*self._initargs)
        future = Future()
        future.set_running_or_notify_cancel()
        try:
            result = fn(*args, **kwargs)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)
        return future

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shut = True


class ProcessPoolExecutor(ThreadPoolExecutor):
    """There are no processes: calls run here."""

    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        super().__init__(max_workers, "", initializer, initargs)


def as_completed(fs, timeout=None):
    """The futures, as they complete."""
    fs = [*dict.fromkeys(fs)]
    pending = [one for one in fs if not one.done()]
    yield from [one for one in fs if one.done()]
    if pending:
        raise TimeoutError(f"{len(pending)} (of {len(fs)}) futures unfinished")


class DoneAndNotDoneFutures(tuple):
    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __repr__(self):
        return f"DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})"


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """Waits for futures: those that are done, and the others."""
    fs = set(fs)
    return DoneAndNotDoneFutures(({one for one in fs if one.done()}, {one for one in fs if not one.done()}))
