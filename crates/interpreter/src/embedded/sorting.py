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
    if result is None:
        order = [*range(len(items))]
        if reverse:
            order.reverse()
        by_comparison = _unwrapped_keys(keys)
        if by_comparison is None:
            order = timsort(order, keys, None)
        else:
            order = timsort(order, by_comparison[1], by_comparison[0])
        if reverse:
            order.reverse()
        result = [items[at] for at in order]
    return result

def comes_first(a, b, compare):
    return a < b if compare is None else compare(a, b) < 0

def timsort(order, keys, compare):
    # The steps of `types/timsort.rs`, which says why, by comparisons that guest code makes.
    count = shortest = len(order)
    rest = 0
    while shortest >= 64:
        rest |= shortest & 1
        shortest >>= 1
    shortest += rest
    runs = []
    gallop = [7]
    at = 0
    while at < count:
        end = at + 1
        if end < count:
            falling = not not comes_first(keys[order[end]], keys[order[at]], compare)
            end += 1
            while end < count and (not comes_first(keys[order[end]], keys[order[end - 1]], compare)) is not falling:
                end += 1
            if falling:
                order[at:end] = order[at:end][::-1]
        wanted = min(count, at + shortest)
        if end < wanted:
            run = order[at:end]
            for item in order[end:wanted]:
                value = keys[item]
                low, high = 0, len(run)
                while low < high:
                    middle = (low + high) // 2
                    if value < keys[run[middle]] if compare is None else compare(value, keys[run[middle]]) < 0:
                        high = middle
                    else:
                        low = middle + 1
                run.insert(low, item)
            order[at:wanted] = run
            end = wanted
        if runs:
            power = merge_power(runs[-1][0], runs[-1][1], end - at, count)
            while len(runs) > 1 and runs[-2][2] > power:
                merge_runs(order, keys, compare, runs, len(runs) - 2, gallop)
            runs[-1][2] = power
        runs.append([at, end - at, 0])
        at = end
    while len(runs) > 1:
        last = len(runs) - 1
        shorter = last > 1 and runs[last - 2][1] < runs[last][1]
        merge_runs(order, keys, compare, runs, last - 2 if shorter else last - 1, gallop)
    return order

def merge_power(start, left, right, count):
    a = 2 * start + left
    b = a + left + right
    power = 0
    while True:
        power += 1
        if a >= count:
            a -= count
            b -= count
        elif b >= count:
            return power
        a *= 2
        b *= 2

def merge_runs(order, keys, compare, runs, at, gallop):
    left, middle = runs[at][0], runs[at + 1][0]
    right = runs.pop(at + 1)[1]
    runs[at][1] += right
    left += gallop_past(order[left:middle], keys, compare, keys[order[middle]], 0, True)
    if left == middle:
        return
    right = gallop_past(order[middle:middle + right], keys, compare, keys[order[middle - 1]], right - 1, False)
    if right:
        merge = merge_up if middle - left <= right else merge_down
        order[left:middle + right] = merge(order[left:middle], order[middle:middle + right], keys, compare, gallop)

def gallop_past(run, keys, compare, key, hint, equal):
    # How many items of a run are less than a key (or equal to it), searched from a hint on.
    count = len(run)
    last, step = 0, 1
    def first(at):
        if equal:
            return not comes_first(key, keys[run[at]], compare)
        return comes_first(keys[run[at]], key, compare)
    if first(hint):
        most = count - hint
        while step < most and first(hint + step):
            last = step
            step = step * 2 + 1
        low, high = hint + last + 1, hint + min(step, most)
    else:
        most = hint + 1
        while step < most and not first(hint - step):
            last = step
            step = step * 2 + 1
        low, high = most - min(step, most), hint - last
    while low < high:
        middle = (low + high) // 2
        if first(middle):
            low = middle + 1
        else:
            high = middle
    return high

def merge_up(left, right, keys, compare, gallop):
    merged = [right[0]]
    a, b = 0, 1
    if b == len(right) or len(left) == 1:
        return merged + right[b:] + left
    patience = gallop[0]
    ends, last = len(right), len(left) - 1
    while True:
        from_left = from_right = 0
        one, other = keys[right[b]], keys[left[a]]
        while True:
            if one < other if compare is None else compare(one, other) < 0:
                merged.append(right[b])
                b += 1
                from_left = 0
                from_right += 1
                if b == ends:
                    return merged + left[a:]
                if from_right >= patience:
                    break
                one = keys[right[b]]
            else:
                merged.append(left[a])
                a += 1
                from_left += 1
                from_right = 0
                if a == last:
                    return merged + right[b:] + left[a:]
                if from_left >= patience:
                    break
                other = keys[left[a]]
        patience += 1
        while True:
            patience -= patience > 1
            gallop[0] = patience
            from_left = gallop_past(left[a:], keys, compare, keys[right[b]], 0, True)
            merged += left[a:a + from_left]
            a += from_left
            if from_left and a + 1 >= len(left):
                return merged + right[b:] + left[a:]
            merged.append(right[b])
            b += 1
            if b == len(right):
                return merged + left[a:]
            from_right = gallop_past(right[b:], keys, compare, keys[left[a]], 0, False)
            merged += right[b:b + from_right]
            b += from_right
            if b == len(right):
                return merged + left[a:]
            merged.append(left[a])
            a += 1
            if a + 1 == len(left):
                return merged + right[b:] + left[a:]
            if from_left < 7 and from_right < 7:
                break
        patience += 1
        gallop[0] = patience

def merge_down(left, right, keys, compare, gallop):
    # From the back: what is merged is turned round in the end.
    merged = [left.pop()]
    if not left or len(right) == 1:
        return right + left + merged
    patience = gallop[0]
    while True:
        from_left = from_right = 0
        one, other = keys[right[-1]], keys[left[-1]]
        while True:
            if one < other if compare is None else compare(one, other) < 0:
                merged.append(left.pop())
                from_left += 1
                from_right = 0
                if not left:
                    return right + merged[::-1]
                if from_left >= patience:
                    break
                other = keys[left[-1]]
            else:
                merged.append(right.pop())
                from_left = 0
                from_right += 1
                if len(right) == 1:
                    return right + left + merged[::-1]
                if from_right >= patience:
                    break
                one = keys[right[-1]]
        patience += 1
        while True:
            patience -= patience > 1
            gallop[0] = patience
            keep = gallop_past(left, keys, compare, keys[right[-1]], len(left) - 1, True)
            from_left = len(left) - keep
            merged += left[keep:][::-1]
            del left[keep:]
            if not left:
                return right + merged[::-1]
            merged.append(right.pop())
            if len(right) == 1:
                return right + left + merged[::-1]
            keep = gallop_past(right, keys, compare, keys[left[-1]], len(right) - 1, False)
            from_right = len(right) - keep
            merged += right[keep:][::-1]
            del right[keep:]
            if from_right and len(right) <= 1:
                return right + left + merged[::-1]
            merged.append(left.pop())
            if not left:
                return right + merged[::-1]
            if from_left < 7 and from_right < 7:
                break
        patience += 1
        gallop[0] = patience

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
