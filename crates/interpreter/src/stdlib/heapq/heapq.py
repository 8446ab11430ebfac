# Heaps: what calls key functions, iterators and comparisons of the guest; the rest is native (heapq.rs).

from itertools import chain as _chain, islice as _islice

__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def _heapify_max(heap, /):
    """Makes a list a heap whose first item is the largest."""
    _check_list(heap, "_heapify_max() argument")
    for at in reversed(range(len(heap) // 2)):
        _sink_max(heap, at)


def _heappop_max(heap, /):
    """Takes the largest item."""
    _check_list(heap, "_heappop_max() argument")
    if not heap:
        raise IndexError("index out of range")
    last = heap.pop()
    return _heapreplace_max(heap, last) if heap else last


def _heapreplace_max(heap, item, /):
    """Takes the largest item and puts another in."""
    _check_list(heap, "_heapreplace_max() argument 1")
    if not heap:
        raise IndexError("index out of range")
    largest = heap[0]
    heap[0] = item
    _sink_max(heap, 0)
    return largest


def _sink_max(heap, start):
    # The larger child goes up, all the way to a leaf; from there the item rises to its place.
    item, at, count = heap[start], start, len(heap)
    while (child := 2 * at + 1) < count:
        if child + 1 < count and not heap[child + 1] < heap[child]:
            child += 1
        heap[at] = heap[child]
        at = child
    while at > start and heap[above := (at - 1) // 2] < item:
        heap[at] = heap[above]
        at = above
    heap[at] = item


def _check_list(heap, what):
    if not isinstance(heap, list):
        raise TypeError(f"{what} must be list, not {type(heap).__name__}")


def merge(*iterables, key=None, reverse=False):
    """One sorted stream of several sorted inputs."""
    heads = []
    if key is None and not reverse:
        for order, iterable in enumerate(iterables):
            iterator = iter(iterable)
            for value in iterator:
                heads.append([value, order, iterator])
                break
        heapify(heads)
        while len(heads) > 1:
            yield heads[0][0]
            done = _merge_step(heads)
            if done is True:
                continue
            if done is False:
                head = heads[0]
                try:
                    head[0] = next(head[2])
                except StopIteration:
                    heappop(heads)
                    continue
            heapreplace(heads, heads[0])
        # The last stream comes as it is.
        for value, _, rest in heads:
            yield value
            yield from rest
        return
    for order, iterable in enumerate(iterables):
        iterator = iter(iterable)
        for value in iterator:
            rank = value if key is None else key(value)
            heads.append([_Backward(rank) if reverse else rank, order, value, iterator])
            break
    heapify(heads)
    while len(heads) > 1:
        head = heads[0]
        yield head[2]
        for value in head[3]:
            rank = value if key is None else key(value)
            head[0], head[2] = _Backward(rank) if reverse else rank, value
            heapreplace(heads, head)
            break
        else:
            heappop(heads)
    for _, _, value, rest in heads:
        yield value
        yield from rest


class _Backward:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return self.value == other.value

    def __lt__(self, other):
        return other.value < self.value


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
    items = iter(iterable)
    range(n)
    if n <= 0:
        return []
    room = min(max(4 * n, 1 << 16), 1 << 40)
    ranks, best = [], []
    while more := [*_islice(items, room)]:
        keys = more if key is None else _keys(key, more) or [key(item) for item in more]
        if best:
            keys, more = ranks + keys, best + more
        found = _best_of(n, keys, more, largest)
        if found is None:
            # Guest code compares, or there is no order: both show.
            rest = ((item if key is None else key(item), item) for item in items)
            return _best_by_heap(n, _chain(zip(keys, more), rest), largest)
        ranks, best = found
    return best


def _best_by_heap(n, pairs, largest):
    # The worst of the best is on top of the heap; among equals, the later one.
    heap = []
    order = 0
    for _, (rank, item) in zip(range(n), pairs):
        heap.append((rank if largest else _Backward(rank), -order, item))
        order += 1
    if not heap:
        return []
    heapify(heap)
    worst = heap[0][0] if largest else heap[0][0].value
    for rank, item in pairs:
        if worst < rank if largest else rank < worst:
            heapreplace(heap, (rank if largest else _Backward(rank), -order, item))
            worst = heap[0][0] if largest else heap[0][0].value
            order += 1
    heap.sort(reverse=True)
    return [entry[2] for entry in heap]
