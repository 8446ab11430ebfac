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
        order = merge_sort(order, keys)
        if reverse:
            order.reverse()
        result = [items[at] for at in order]
    return result

def merge_sort(order, keys):
    # Binary insertion in short runs, then merging: stable, few comparisons.
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
