# Queues. There is one thread, so waiting for another one can never succeed: what would block forever says so.

from collections import deque
from heapq import heappush, heappop
from types import GenericAlias

__all__ = ["Empty", "Full", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    """Exception raised by Queue.get(block=0)/get_nowait()."""


class Full(Exception):
    """Exception raised by Queue.put(block=0)/put_nowait()."""


Empty.__module__ = "_queue"


def _wait(block, timeout, failure, what):
    if block and timeout is None:
        raise RuntimeError(f"{what} would wait forever: no other thread can run here (pass block=False or a timeout)")
    if block and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    raise failure


class Queue:
    """A first-in, first-out queue with a maximum size (0: none)."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0

    def task_done(self):
        """Says that a task taken from the queue is complete."""
        if self.unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        """Waits until all tasks are done."""
        if self.unfinished_tasks:
            raise RuntimeError("Queue.join() would wait forever: no other thread can run here (call task_done() for each item first)")

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        """Puts an item into the queue."""
        if block and timeout is not None and timeout < 0 < self.maxsize:
            raise ValueError("'timeout' must be a non-negative number")
        if self.full():
            _wait(block, timeout, Full, "Queue.put()")
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        """Takes an item out of the queue."""
        if block and timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        if not self._qsize():
            _wait(block, timeout, Empty, "Queue.get()")
        return self._get()

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    __class_getitem__ = classmethod(GenericAlias)


class PriorityQueue(Queue):
    """A queue that gives the smallest item first."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    """A queue that gives the newest item first."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """A first-in, first-out queue without a maximum."""

    def __init__(self):
        self._queue = deque()

    def put(self, item, block=True, timeout=None):
        self._queue.append(item)

    def get(self, block=True, timeout=None):
        if block and timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        if not self._queue:
            _wait(block, timeout, Empty, "SimpleQueue.get()")
        return self._queue.popleft()

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return not self._queue

    def qsize(self):
        return len(self._queue)

    __class_getitem__ = classmethod(GenericAlias)


SimpleQueue.__module__ = "_queue"
