# Iterators that call guest code at every step: generators shown as `map`, `filter`, `zip` and the like.

def getitem_iterator(sequence):
    at = 0
    while True:
        try:
            item = sequence[at]
        except (IndexError, StopIteration):
            return
        yield item
        at += 1

def reversed_sequence(sequence, number):
    return _generator(reversed_items, [sequence, len(sequence)], number)

def reversed_items(sequence, at):
    while at > 0:
        at -= 1
        try:
            item = sequence[at]
        except (IndexError, StopIteration):
            return
        yield item

def enumerate_items(iterable, count):
    for item in iterable:
        yield (count, item)
        count += 1
    return iterable

def map_items(function, iterable):
    for item in iterable:
        yield function(item)
    return iterable

def map_fill(target, function, iterable):
    try:
        for item in iterable:
            target.append(function(item))
    except StopIteration:
        # The function's own: it ends a `map` as if there were no more items.
        pass

def map_zipped(items, function, sources, number):
    return _generator(items, [function, zip(*sources)], number)

def map_two(function, pairs):
    for first, second in pairs:
        yield function(first, second)
    return pairs

def map_many(function, rows):
    for args in rows:
        yield function(*args)
    return rows

def filter_items(function, iterable):
    if function is None or function is bool:
        for item in iterable:
            if item:
                yield item
        return iterable
    for item in iterable:
        if function(item):
            yield item
    return iterable

def filter_fill(target, function, iterable):
    try:
        if function is None:
            function = bool
        for item in iterable:
            if function(item):
                target.append(item)
    except StopIteration:
        pass

def zip_items(iterators, strict):
    if len(iterators) == 2 and not strict:
        firsts, seconds = iterators
        while True:
            for first in firsts:
                break
            else:
                return True
            for second in seconds:
                break
            else:
                return True
            yield (first, second)
    while True:
        items = []
        number = 0
        for iterator in iterators:
            for item in iterator:
                items.append(item)
                break
            else:
                if strict:
                    zip_strict(iterators, number)
                return True
            number += 1
        yield tuple(items)

def zip_strict(iterators, number):
    if number > 0:
        others = " 1" if number == 1 else "s 1-" + str(number)
        raise ValueError("zip() argument " + str(number + 1) + " is shorter than argument" + others)
    other = 1
    while other < len(iterators):
        if next(iterators[other], _missing) is not _missing:
            others = " 1" if other == 1 else "s 1-" + str(other)
            raise ValueError("zip() argument " + str(other + 1) + " is longer than argument" + others)
        other += 1

def sentinel_items(function, sentinel):
    while True:
        item = function()
        if item is sentinel or item == sentinel:
            return
        yield item

def generator_next(generator):
    return generator.__next__()

def next_of(iterator):
    return iterator.__next__()

def sum_items(iterable, start):
    total = start
    for item in iterable:
        total = total + item
    return total

def reduce_items(function, iterable, value):
    try:
        iterator = _as_it_is(iter(iterable))
    except TypeError:
        raise TypeError("reduce() arg 2 must support iteration") from None
    if value is _missing:
        for value in iterator:
            break
        else:
            raise TypeError("reduce() of empty iterable with no initial value")
    for item in iterator:
        value = function(value, item)
    return value

def reduce_rest(function, iterator, value, item):
    value = function(value, item)
    for item in iterator:
        value = function(value, item)
    return value

def sum_rest(iterable, total, item):
    total = total + item
    for item in iterable:
        total = total + item
    return total

def any_items(iterable):
    for item in iterable:
        if item:
            return True
    return False

def all_items(iterable):
    for item in iterable:
        if not item:
            return False
    return True

def best_of(iterable, key, largest, default, name):
    rest = _as_it_is(iter(iterable))
    for best in rest:
        break
    else:
        if default is _missing:
            raise ValueError(name + "() arg is an empty sequence")
        return default
    if key is None:
        if largest:
            for item in rest:
                if item > best:
                    best = item
        else:
            for item in rest:
                if item < best:
                    best = item
        return best
    best_key = key(best)
    if largest:
        for item in rest:
            item_key = key(item)
            if item_key > best_key:
                best = item
                best_key = item_key
    else:
        for item in rest:
            item_key = key(item)
            if item_key < best_key:
                best = item
                best_key = item_key
    return best

def throw_class(generator, cls, value):
    if value is None:
        exception = cls()
    elif isinstance(value, tuple):
        exception = cls(*value)
    else:
        exception = cls(value)
    if not isinstance(exception, BaseException):
        raise TypeError("calling " + repr(cls) + " should have returned an instance of BaseException, not " + type(exception).__name__)
    return generator.throw(exception)

def close_then_raise(generator, exception):
    generator.close()
    raise exception

def find_close_then_raise(iterator, exception):
    close = getattr(iterator, "close", _missing)
    if close is not _missing:
        close()
    raise exception

def find_throw(iterator, exception):
    throw = getattr(iterator, "throw", _missing)
    if throw is _missing:
        raise exception
    return throw(exception)

def call_then_raise(function, exception):
    function()
    raise exception

def floats_then(function, which, *args):
    ready = [*args]
    ready[which] = [float(item) for item in args[which]]
    return function(*ready)

def product_of(items, start):
    result = start
    for item in items:
        result = result * item
    return result
