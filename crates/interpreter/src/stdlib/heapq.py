# Heaps: what needs key functions or iterators; the rest is native.

from itertools import chain as _chain, islice as _islice
from operator import itemgetter as _itemgetter

_first = _itemgetter(0)

__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def merge(*iterables, key=None, reverse=False):
    """One sorted stream of several sorted inputs."""
    heads = []
    for order, iterable in enumerate(iterables):
        advance = iter(iterable).__next__
        try:
            value = advance()
        except StopIteration:
            continue
        heads.append([_Backward(value if key is None else key(value)) if reverse else value if key is None else key(value), order, value, advance])
    heapify(heads)
    while heads:
        head = heads[0]
        yield head[2]
        try:
            value = head[3]()
        except StopIteration:
            heappop(heads)
            continue
        rank = value if key is None else key(value)
        heapreplace(heads, [_Backward(rank) if reverse else rank, head[1], value, head[3]])


class _Backward:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return self.value == other.value

    def __lt__(self, other):
        return other.value < self.value


def nsmallest(n, iterable, key=None):
    """The n smallest items, in order."""
    return _best(n, iterable, key, False)


def nlargest(n, iterable, key=None):
    """The n largest items, largest first."""
    return _best(n, iterable, key, True)


def _best(n, iterable, key, largest):
    if n == 1:
        # One item: no order of several is asked for.
        missing = object()
        found = (max if largest else min)(iterable, default=missing, key=key)
        return [] if found is missing else [found]
    try:
        size = len(iterable)
    except (TypeError, AttributeError):
        pass
    else:
        if n >= size:
            return sorted(iterable, key=key, reverse=largest)[:n]
    # What came first stays first among equals: the best so far are sorted with the next ones, behind them.
    items, room = iter(iterable), max(4 * n, 4096)
    first = [*_islice(items, room)] if n > 0 else []
    try:
        if key is None:
            best = sorted(first, reverse=largest)[:n]
            while more := [*_islice(items, room)]:
                best = sorted(best + more, reverse=largest)[:n]
            return best
        best = sorted([(key(item), item) for item in first], key=_first, reverse=largest)[:n]
        while more := [(key(item), item) for item in _islice(items, room)]:
            best = sorted(best + more, key=_first, reverse=largest)[:n]
        return [item for _, item in best]
    except TypeError:
        # Said in the order in which a heap compares.
        return _best_by_heap(n, _chain(first, items), key, largest)


def _best_by_heap(n, items, key, largest):
    # The worst of the best is on top of the heap; among equals, the later one.
    pairs = []
    order = 0
    for _, item in zip(range(n), items):
        rank = item if key is None else key(item)
        pairs.append((rank if largest else _Backward(rank), -order, item))
        order += 1
    if not pairs:
        return []
    heapify(pairs)
    worst = pairs[0][0] if largest else pairs[0][0].value
    for item in items:
        rank = item if key is None else key(item)
        if worst < rank if largest else rank < worst:
            heapreplace(pairs, (rank if largest else _Backward(rank), -order, item))
            worst = pairs[0][0] if largest else pairs[0][0].value
            order += 1
    pairs.sort(reverse=True)
    return [pair[2] for pair in pairs]
