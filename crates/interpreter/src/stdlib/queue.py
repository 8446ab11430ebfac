# Queues. Whoever waits lets other threads run (threading.py); where none can ever help, that is an error which says so.
# Guests derive from these classes, and give times that are numbers of their own.

from collections import deque
from heapq import heappush, heappop
from types import GenericAlias

__all__ = ["Empty", "Full", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    """Exception raised by Queue.get(block=0)/get_nowait()."""


class Full(Exception):
    """Exception raised by Queue.put(block=0)/put_nowait()."""


Empty.__module__ = "_queue"


def _check_timeout(block, timeout):
    if block and timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")


def _line(queue, name):
    # Those who wait for a queue: there are none before the first.
    return queue.__dict__.setdefault(name, deque())


def _wait(queue, name, block, timeout, failure, what):
    import threading
    why = f"{what} would wait forever: no other thread can run here (pass block=False or a timeout)"
    if not block or not threading._wait_in(_line(queue, name), timeout, why):
        raise failure


def _call(queue, name):
    if queue.__dict__.get(name):
        import threading
        threading._call_first(_line(queue, name))


def _own(name, kind, *args):
    # A lock or condition that programs may ask a queue for.
    def made(self):
        if name not in self.__dict__:
            import threading
            self.__dict__[name] = getattr(threading, kind)(*[getattr(self, arg) for arg in args])
        return self.__dict__[name]

    return property(made)


class Queue:
    """A first-in, first-out queue with a maximum size (0: none)."""
    _holder = deque

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0

    __class_getitem__ = classmethod(GenericAlias)

    mutex = _own("_mutex", "Lock")
    not_empty = _own("_not_empty", "Condition", "mutex")
    not_full = _own("_not_full", "Condition", "mutex")
    all_tasks_done = _own("_all_tasks_done", "Condition", "mutex")

    # What a subclass may replace.

    def _get(self):
        return self.queue.popleft()

    def _put(self, item):
        self.queue.append(item)

    def _init(self, maxsize):
        self.queue = self._holder()

    def _qsize(self):
        return len(self.queue)

    # The queue itself.

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def empty(self):
        return self._qsize() == 0

    def qsize(self):
        return self._qsize()

    def get(self, block=True, timeout=None):
        """Takes an item out of the queue."""
        _check_timeout(block, timeout)
        while self._qsize() == 0:
            _wait(self, "_getters", block, timeout, Empty, "Queue.get()")
        item = self._get()
        _call(self, "_putters")
        return item

    def put(self, item, block=True, timeout=None):
        """Puts an item into the queue."""
        if self.maxsize > 0:
            _check_timeout(block, timeout)
        while self.full():
            _wait(self, "_putters", block, timeout, Full, "Queue.put()")
        self._put(item)
        self.unfinished_tasks += 1
        _call(self, "_getters")

    def get_nowait(self):
        return self.get(False)

    def put_nowait(self, item):
        return self.put(item, False)

    def task_done(self):
        """Says that a task taken from the queue is complete."""
        left = self.unfinished_tasks - 1
        if left < 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks = left
        while not left and self.__dict__.get("_joiners"):
            _call(self, "_joiners")

    def join(self):
        """Waits until all tasks are done."""
        while self.unfinished_tasks:
            import threading
            why = "Queue.join() would wait forever: no other thread can run here (call task_done() for each item first)"
            threading._wait_in(_line(self, "_joiners"), None, why)


class LifoQueue(Queue):
    """A queue that gives the newest item first."""
    _holder = list

    def _get(self):
        return self.queue.pop()


class PriorityQueue(Queue):
    """A queue that gives the smallest item first."""
    _holder = list

    def _get(self):
        return heappop(self.queue)

    def _put(self, item):
        heappush(self.queue, item)


class SimpleQueue:
    """A first-in, first-out queue without a maximum."""

    def __init__(self):
        self._items = deque()

    __class_getitem__ = classmethod(GenericAlias)

    def qsize(self):
        return len(self._items)

    def empty(self):
        return len(self._items) == 0

    def get(self, block=True, timeout=None):
        _check_timeout(block, timeout)
        while not self._items:
            _wait(self, "_getters", block, timeout, Empty, "SimpleQueue.get()")
        return self._items.popleft()

    def get_nowait(self):
        return self.get(False)

    def put(self, item, block=True, timeout=None):
        self._items.append(item)
        _call(self, "_getters")

    def put_nowait(self, item):
        self.put(item)


SimpleQueue.__module__ = "_queue"
_as_native(SimpleQueue, "_queue.SimpleQueue")
