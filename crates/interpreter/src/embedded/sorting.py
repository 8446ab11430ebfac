# Sorting by keys or by comparison methods written in Python.

def sort_list(items, key, reverse):
    content = _list_taken(items)
    try:
        result = sorted_items(content, key, reverse)
    except BaseException:
        items[:] = content
        raise
    if _list_was_filled(items):
        items[:] = result
        raise ValueError("list modified during sort")
    items.extend(result)

def sorted_list(iterable, key, reverse):
    return sorted_items([*iterable], key, reverse)

def sorted_items(items, key, reverse):
    keys = items if key is None else [key(item) for item in items]
    result = _sort_by_keys(keys, items, reverse)
    if result is None:
        by_comparison = _unwrapped_keys(keys)
        pair = []
        if by_comparison is None:
            sort = _sort_start(keys, reverse, pair)
            while _sort_step(sort, pair, pair[0] < pair[1]):
                pass
        else:
            compare, keys = by_comparison
            sort = _sort_start(keys, reverse, pair)
            while _sort_step(sort, pair, compare(pair[0], pair[1]) < 0):
                pass
        result = _sort_end(sort, items, reverse)
    return result

def sort_step_by_truth(sort, pair, less):
    return _sort_step(sort, pair, True if less else False)

def ordered_by(compare, one, other, sign):
    result = compare(one, other)
    if sign == "<":
        return result < 0
    if sign == ">":
        return result > 0
    if sign == "==":
        return result == 0
    if sign == "!=":
        return result != 0
    return result <= 0 if sign == "<=" else result >= 0

def heap_push(heap, item):
    heap.append(item)
    heap_rise(heap, 0, len(heap) - 1)

def heap_pop(heap):
    last = heap.pop()
    if not heap:
        return last
    first = heap[0]
    heap[0] = last
    heap_sink(heap, 0)
    return first

def heap_replace(heap, item):
    first = heap[0]
    heap[0] = item
    heap_sink(heap, 0)
    return first

def heap_push_pop(heap, item):
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        heap_sink(heap, 0)
    return item

def heap_order(heap):
    for at in range(len(heap) // 2 - 1, -1, -1):
        heap_sink(heap, at)

def heap_rise(heap, start, at):
    item = heap[at]
    while at > start:
        parent = (at - 1) // 2
        if not item < heap[parent]:
            break
        heap[at] = heap[parent]
        heap[parent] = item
        at = parent

def heap_sink(heap, at):
    # Down to a leaf along the smaller children, then up again: fewer comparisons than stopping on the way.
    start, count = at, len(heap)
    while 2 * at + 1 < count:
        child = 2 * at + 1
        if child + 1 < count and not heap[child] < heap[child + 1]:
            child += 1
        if len(heap) != count:
            raise RuntimeError("list changed size during iteration")
        heap[at], heap[child] = heap[child], heap[at]
        at = child
    heap_rise(heap, start, at)

def bisect_search(items, x, low, high, key, right):
    if high is None or high == -1:
        high = len(items)
    while low < high:
        middle = (low + high) // 2
        item = items[middle]
        if key is not None:
            item = key(item)
        if right:
            goes_right = not x < item
        else:
            goes_right = item < x
        if goes_right:
            low = middle + 1
        else:
            high = middle
    return low

def bisect_insert(items, x, low, high, key, right):
    at = bisect_search(items, x if key is None else key(x), low, high, key, right)
    items.insert(at, x)
