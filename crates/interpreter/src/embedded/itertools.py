# The iterators of `itertools`: generators that are shown as classes of their own.

def count_from(value, step):
    while True:
        current = value
        value = value + step
        yield current

def cycle_items(iterable):
    saved = []
    for item in iterable:
        saved.append(item)
        yield item
    while saved:
        for item in saved:
            yield item

def repeat_forever(value):
    while True:
        yield value

def repeat_times(value, left):
    while left > 0:
        left -= 1
        yield value

def accumulate_items(iterable, function, initial):
    total = initial
    if total is None:
        for total in iterable:
            break
        else:
            return
    yield total
    if function is None:
        for item in iterable:
            total = total + item
            yield total
    else:
        for item in iterable:
            total = function(total, item)
            yield total

def chain_items(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item

def compress_items(data, selectors):
    for item in data:
        wanted = next(selectors, _missing)
        if wanted is _missing:
            return
        if wanted:
            yield item

def dropwhile_items(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            yield item
            break
    for item in iterable:
        yield item

def takewhile_items(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            return
        yield item

def filterfalse_items(predicate, iterable):
    if predicate is None or predicate is bool:
        for item in iterable:
            if not item:
                yield item
    else:
        for item in iterable:
            if not predicate(item):
                yield item

def starmap_items(function, iterable):
    for args in iterable:
        yield function(*args)

def islice_items(iterable, start, stop, step):
    at = 0
    wanted = start
    if stop is not None and stop <= start:
        while at < stop:
            if next(iterable, _missing) is _missing:
                return
            at += 1
        return
    while at < start:
        if next(iterable, _missing) is _missing:
            return
        at += 1
    while True:
        item = next(iterable, _missing)
        if item is _missing:
            return
        at += 1
        yield item
        wanted += step
        if stop is not None and wanted >= stop:
            # CPython also consumes what lies before `stop`.
            while at < stop:
                if next(iterable, _missing) is _missing:
                    return
                at += 1
            return
        while at < wanted:
            if next(iterable, _missing) is _missing:
                return
            at += 1

def pairwise_items(iterable):
    for first in iterable:
        break
    else:
        return
    for second in iterable:
        yield (first, second)
        first = second

def zip_longest_items(iterators, fill):
    live = len(iterators)
    iterators = [*iterators]
    while live:
        items = []
        at = 0
        while at < len(iterators):
            iterator = iterators[at]
            if iterator is None:
                items.append(fill)
            else:
                item = next(iterator, _missing)
                if item is _missing:
                    live -= 1
                    if not live:
                        return
                    iterators[at] = None
                    item = fill
                items.append(item)
            at += 1
        yield tuple(items)

def product_items(pools):
    counts = []
    for pool in pools:
        if not pool:
            return
        counts.append(0)
    width = len(pools)
    items = [pool[0] for pool in pools]
    while True:
        yield tuple(items)
        at = width - 1
        while at >= 0:
            counts[at] += 1
            if counts[at] < len(pools[at]):
                items[at] = pools[at][counts[at]]
                break
            counts[at] = 0
            items[at] = pools[at][0]
            at -= 1
        if at < 0:
            return

def permutations_items(pool, width):
    count = len(pool)
    if width > count:
        return
    order = [*range(count)]
    cycles = [*range(count, count - width, -1)]
    yield tuple([pool[at] for at in order[:width]])
    while True:
        at = width - 1
        while at >= 0:
            cycles[at] -= 1
            if cycles[at] == 0:
                order[at:] = order[at + 1:] + order[at:at + 1]
                cycles[at] = count - at
                at -= 1
                continue
            other = count - cycles[at]
            order[at], order[other] = order[other], order[at]
            yield tuple([pool[place] for place in order[:width]])
            break
        if at < 0:
            return

def combinations_items(pool, width):
    count = len(pool)
    if width > count:
        return
    places = [*range(width)]
    items = [*pool[:width]]
    while True:
        yield tuple(items)
        at = width - 1
        while at >= 0 and places[at] == at + count - width:
            at -= 1
        if at < 0:
            return
        place = places[at] + 1
        while at < width:
            places[at] = place
            items[at] = pool[place]
            at += 1
            place += 1

def combinations_replaced(pool, width):
    count = len(pool)
    if not count and width:
        return
    places = [0] * width
    while True:
        yield tuple([pool[place] for place in places])
        at = width - 1
        while at >= 0 and places[at] == count - 1:
            at -= 1
        if at < 0:
            return
        places[at:] = [places[at] + 1] * (width - at)

def groupby_items(iterable, key, number):
    state = [_missing, _missing, 0]
    while True:
        serial = state[2]
        # What the last group did not take is skipped.
        last = state[0]
        while True:
            item = next(iterable, _missing) if state[1] is _missing else state[1]
            state[1] = _missing
            if item is _missing:
                return
            current = item if key is None else key(item)
            if last is _missing or not current == last:
                break
        state[0] = current
        state[1] = item
        state[2] = serial + 1
        yield (current, _generator(group_items, [iterable, key, current, state, serial + 1], number))

def group_items(iterable, key, wanted, state, serial):
    while state[2] == serial:
        if state[1] is _missing:
            item = next(iterable, _missing)
            if item is _missing:
                return
            current = item if key is None else key(item)
            if not current == wanted:
                state[0] = wanted
                state[1] = item
                return
        else:
            item = state[1]
            state[1] = _missing
        yield item

def tee_make(iterable, count, number):
    iterator = iter(iterable)
    link = [_missing, None]
    return tuple([_generator(tee_items, [iterator, link], number) for _ in range(count)])

def tee_items(iterator, link):
    while True:
        if link[1] is None:
            item = next(iterator, _missing)
            if item is _missing:
                return
            link[0] = item
            link[1] = [_missing, None]
        item, link = link
        yield item

def itertools_ready(function, args, which, number):
    # The sources that need guest code to be iterated are asked now, in their order.
    for at in which:
        args[at] = iter(args[at])
    return _generator(function, args, number)

def itertools_many(function, sources, fill, number):
    return _generator(function, [[iter(source) for source in sources], fill], number)

def product_repeated(function, pools, times, number):
    pools = [tuple(pool) for pool in pools]
    return _generator(function, [pools * times], number)

def choose_collected(function, source, width, number):
    pool = tuple(source)
    return _generator(function, [pool, len(pool) if width is None else width], number)
