# Sorting by keys or by comparison methods written in Python.

def sort_list(items, key, reverse):
    content = [*items]
    items.clear()
    try:
        result = sorted_items(content, key, reverse)
    except BaseException:
        items.extend(content)
        raise
    if len(items):
        items[:] = result
        raise ValueError("list modified during sort")
    items.extend(result)

def sorted_list(iterable, key, reverse):
    return sorted_items([*iterable], key, reverse)

def sorted_items(items, key, reverse):
    keys = items if key is None else [key(item) for item in items]
    result = _sort_by_keys(keys, items, reverse)
    if result is not None:
        return result
    by_comparison = _unwrapped_keys(keys)
    if by_comparison is None and key is None:
        items = items[::-1] if reverse else [*items]
        if not is_ascending(items):
            items = merge_sort(items)
        if reverse:
            items.reverse()
        return items
    order = [*range(len(items))]
    if reverse:
        order.reverse()
    if by_comparison is None:
        order = merge_sort_at(order, keys)
    else:
        order = merge_sort_by(order, by_comparison[1], by_comparison[0])
    if reverse:
        order.reverse()
    return [items[at] for at in order]

def is_ascending(items):
    before = None
    begun = False
    for item in items:
        if begun and item < before:
            return False
        before = item
        begun = True
    return True

def merge_sort(items):
    # Binary insertion in short runs, then merging: stable, few comparisons.
    run = 16
    start = 0
    count = len(items)
    while start < count:
        end = start + run
        if end > count:
            end = count
        at = start + 1
        while at < end:
            item = items[at]
            low, high = start, at
            while low < high:
                middle = (low + high) // 2
                if item < items[middle]:
                    high = middle
                else:
                    low = middle + 1
            items[low + 1:at + 1] = items[low:at]
            items[low] = item
            at += 1
        start = end
    width = run
    while width < count:
        merged = []
        start = 0
        while start < count:
            middle = start + width
            end = middle + width
            if end > count:
                end = count
            if middle >= end:
                merged.extend(items[start:end])
                break
            left, right = start, middle
            one, other = items[left], items[right]
            while True:
                if other < one:
                    merged.append(other)
                    right += 1
                    if right == end:
                        break
                    other = items[right]
                else:
                    merged.append(one)
                    left += 1
                    if left == middle:
                        break
                    one = items[left]
            merged.extend(items[left:middle])
            merged.extend(items[right:end])
            start = end
        items = merged
        width *= 2
    return items

def merge_sort_at(order, keys):
    # The same for places of keys.
    run = 16
    start = 0
    count = len(order)
    while start < count:
        end = start + run
        if end > count:
            end = count
        at = start + 1
        while at < end:
            item = order[at]
            value = keys[item]
            low, high = start, at
            while low < high:
                middle = (low + high) // 2
                if value < keys[order[middle]]:
                    high = middle
                else:
                    low = middle + 1
            order[low + 1:at + 1] = order[low:at]
            order[low] = item
            at += 1
        start = end
    width = run
    while width < count:
        merged = []
        start = 0
        while start < count:
            middle = start + width
            end = middle + width
            if middle > count:
                middle = count
            if end > count:
                end = count
            left, right = start, middle
            while left < middle and right < end:
                if keys[order[right]] < keys[order[left]]:
                    merged.append(order[right])
                    right += 1
                else:
                    merged.append(order[left])
                    left += 1
            merged.extend(order[left:middle])
            merged.extend(order[right:end])
            start = end
        order = merged
        width *= 2
    return order

def merge_sort_by(order, keys, compare):
    # The same by a comparison function, without an object around each key.
    run = 16
    start = 0
    count = len(order)
    while start < count:
        end = start + run
        if end > count:
            end = count
        at = start + 1
        while at < end:
            item = order[at]
            value = keys[item]
            low, high = start, at
            while low < high:
                middle = (low + high) // 2
                if compare(value, keys[order[middle]]) < 0:
                    high = middle
                else:
                    low = middle + 1
            order[low + 1:at + 1] = order[low:at]
            order[low] = item
            at += 1
        start = end
    width = run
    while width < count:
        merged = []
        start = 0
        while start < count:
            middle = start + width
            end = middle + width
            if middle > count:
                middle = count
            if end > count:
                end = count
            left, right = start, middle
            while left < middle and right < end:
                if compare(keys[order[right]], keys[order[left]]) < 0:
                    merged.append(order[right])
                    right += 1
                else:
                    merged.append(order[left])
                    left += 1
            merged.extend(order[left:middle])
            merged.extend(order[right:end])
            start = end
        order = merged
        width *= 2
    return order

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
