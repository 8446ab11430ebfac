# The iterators of `itertools`: generators that are shown as classes of their own.
# What fails is asked again and goes on at the head of its outermost loop (`Vm::rest_again`). One that returns what it takes its items
# from, or True, begins again with its arguments as they are then: whoever has ended may have more later. Nothing returned is the end.

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

# Where `taken` stands, what follows it was taken already by steps without a frame (`vm/steps.rs`), and only guest code can go on.

def accumulate_items(iterable, function, total, begun, taken, item):
    if not begun:
        if total is None:
            for total in iterable:
                break
            else:
                return iterable
        begun = True
        yield total
    if function is not None:
        for item in iterable:
            total = function(total, item)
            yield total
        return iterable
    while True:
        if not taken:
            for item in iterable:
                break
            else:
                return iterable
        taken = False
        total = total + item
        yield total

def accumulate_fill(target, iterable, function, total):
    try:
        if total is None:
            for total in iterable:
                break
            else:
                return
        target.append(total)
        for item in iterable:
            total = total + item if function is None else function(total, item)
            target.append(total)
    except StopIteration:
        pass

def chain_items(iterables, current):
    while True:
        if current is None:
            # What cannot begin ends the chain.
            sources = iterables
            iterables = ()
            for item in sources:
                break
            else:
                return
            current = iter(item)
            iterables = sources
        for item in current:
            yield item
        current = None

def chain_fill(target, iterables):
    try:
        for iterable in iterables:
            items = iter(iterable)
            if not _filled(target, items):
                for item in _as_it_is(items):
                    target.append(item)
    except StopIteration:
        pass

def compress_items(data, selectors, taken, item, wanted):
    while True:
        if not taken:
            for item in data:
                break
            else:
                return True
            for wanted in selectors:
                break
            else:
                return True
        taken = False
        if wanted:
            yield item

def dropwhile_items(predicate, iterable, dropped):
    if not dropped:
        for item in iterable:
            if not predicate(item):
                dropped = True
                yield item
                break
        else:
            return True
    for item in iterable:
        yield item
    return True

def dropwhile_fill(target, predicate, iterable):
    try:
        for item in iterable:
            if not predicate(item):
                target.append(item)
                break
        if not _filled(target, iterable):
            list_fill(target, iterable)
    except StopIteration:
        pass

def takewhile_items(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            return
        yield item
    return iterable

def takewhile_fill(target, predicate, iterable):
    try:
        for item in iterable:
            if not predicate(item):
                return
            target.append(item)
    except StopIteration:
        pass

def filterfalse_items(predicate, iterable, taken, item):
    if predicate is not None and predicate is not bool:
        for item in iterable:
            if not predicate(item):
                yield item
        return iterable
    while True:
        if not taken:
            for item in iterable:
                break
            else:
                return iterable
        taken = False
        if not item:
            yield item

def filterfalse_fill(target, predicate, iterable):
    try:
        if predicate is None:
            predicate = bool
        for item in iterable:
            if not predicate(item):
                target.append(item)
    except StopIteration:
        pass

def starmap_items(function, iterable, taken, args):
    if taken is None:
        for args in iterable:
            yield function(*args)
        return iterable
    while True:
        if not taken:
            for args in iterable:
                break
            else:
                return iterable
        taken = False
        yield function(*args)

def starmap_fill(target, function, iterable):
    try:
        for args in iterable:
            target.append(function(*args))
    except StopIteration:
        pass

def resumed_items(rest, items):
    # What was taken of an iterator before guest code turned out to be needed, and then what is left of it.
    for item in items:
        yield item
    items = ()
    for item in rest:
        yield item
    return True

def islice_items(iterable, start, stop, step):
    at = 0
    wanted = start
    while at < start:
        if next(iterable, _missing) is _missing:
            return
        at += 1
    if stop is not None and stop <= start:
        return
    if step == 1:
        for item in iterable:
            yield item
            at += 1
            if at == stop:
                return
        return
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

def islice_fill(target, iterable, start, stop, step):
    try:
        for item in iterable:
            target.append(item)
            start += 1
            if start == stop:
                return
    except StopIteration:
        pass

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

def groupby_items(iterable, key, number, state, wanted):
    if state is None:
        # What a group found that is not its own any more, the key of that, and the number of the group.
        state = [_missing, None, 0]
        wanted = _missing
    while True:
        serial = state[2] = state[2] + 1
        item, current = state[0], state[1]
        # What a group found is compared once more.
        if item is _missing or current is wanted or wanted == current:
            # What the last group did not take is skipped.
            for item in iterable:
                current = item if key is None else key(item)
                if current is not wanted and (wanted is _missing or not wanted == current):
                    break
            else:
                return True
        state[0] = _missing
        wanted = current
        yield (current, _generator(group_items, [iterable, key, current, item, state, serial, False, False, None], number))

def group_items(iterable, key, wanted, item, state, serial, begun, taken, rest):
    if state[2] != serial:
        return
    if not begun:
        yield item
        if state[2] != serial:
            return
    if taken:
        current = rest if key is None else key(rest)
        if current is not wanted and not wanted == current:
            state[0] = rest
            state[1] = current
            return
        yield rest
        if state[2] != serial:
            return
    for item in iterable:
        current = item if key is None else key(item)
        if current is not wanted and not wanted == current:
            state[0] = item
            state[1] = current
            return
        yield item
        if state[2] != serial:
            return

def group_fill(target, iterable, key, wanted, item, state, serial):
    # As `group_items`, for one who takes all.
    if state[2] != serial:
        return
    target.append(item)
    try:
        for item in iterable:
            current = item if key is None else key(item)
            if current is not wanted and not wanted == current:
                state[0] = item
                state[1] = current
                return
            target.append(item)
            if state[2] != serial:
                return
    except StopIteration:
        pass

def tee_make(iterable, count, number):
    iterator = iter(iter(iterable))
    link = [_missing, None]
    return tuple([_generator(tee_items, [iterator, link], number) for _ in range(count)])

def tee_items(iterator, link):
    while True:
        if link[1] is None:
            item = next(iterator, _missing)
            if item is _missing:
                return True
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

def product_collected(function, cls, pools, times):
    times = _index(times)
    return function(cls, *[tuple(pool) for pool in pools], repeat=times)

