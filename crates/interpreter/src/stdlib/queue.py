# Queues. There is one thread, so waiting for another one can never succeed: what would block forever says so.
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


def _wait(block, timeout, failure, what):
    if block and timeout is None:
        raise RuntimeError(f"{what} would wait forever: no other thread can run here (pass block=False or a timeout)")
    raise failure


class Queue:
    """A first-in, first-out queue with a maximum size (0: none)."""
    _holder = deque

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0

    __class_getitem__ = classmethod(GenericAlias)

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
        if self._qsize() == 0:
            _wait(block, timeout, Empty, "Queue.get()")
        return self._get()

    def put(self, item, block=True, timeout=None):
        """Puts an item into the queue."""
        if self.maxsize > 0:
            _check_timeout(block, timeout)
        if self.full():
            _wait(block, timeout, Full, "Queue.put()")
        self._put(item)
        self.unfinished_tasks += 1

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

    def join(self):
        """Waits until all tasks are done."""
        if self.unfinished_tasks:
            raise RuntimeError("Queue.join() would wait forever: no other thread can run here (call task_done() for each item first)")


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
        if not self._items:
            _wait(block, timeout, Empty, "SimpleQueue.get()")
        return self._items.popleft()

    def get_nowait(self):
        return self.get(False)

    def put(self, item, block=True, timeout=None):
        self._items.append(item)

    def put_nowait(self, item):
        self._items.append(item)


SimpleQueue.__module__ = "_queue"
_as_native(SimpleQueue, "_queue.SimpleQueue")
