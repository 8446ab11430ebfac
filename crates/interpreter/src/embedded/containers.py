# Containers whose items need guest code to be hashed or compared. Functions whose names begin with `_` are natives.

def collect(iterable):
    asks = _asks_length(iterable)
    if asks is None:
        return [item for item in iterable]
    items = iter(iterable)
    if asks:
        ask_length(iterable)
    found = _taken(items)
    return [item for item in _as_it_is(items)] if found is None else found

def collect_then(function, which, *args):
    args = [*args]
    args[which] = [item for item in args[which]]
    return function(*args)

def tuple_from(cls, iterable):
    return tuple.__new__(cls, [*iterable])

def list_extend(target, iterable):
    if _asks_length(iterable):
        items = iter(iterable)
        ask_length(iterable)
        if not _filled(target, items):
            for item in _as_it_is(items):
                target.append(item)
        return
    list_fill(target, iterable)

def list_fill(target, iterable):
    if _asks_length(iterable) is not None:
        iterable = iter(iterable)
        if _filled(target, iterable):
            return
        iterable = _as_it_is(iterable)
    for item in iterable:
        target.append(item)

def iterator_items(iterator):
    for item in iterator:
        yield item

def ask_length(iterable):
    # A list asks how much room to make. Nothing comes of it here, but guests see that they were asked.
    try:
        len(iterable)
        return
    except TypeError:
        pass
    hint = getattr(type(iterable), "__length_hint__", None)
    if hint is None:
        return
    try:
        length = hint(iterable)
    except TypeError:
        return
    if length is not NotImplemented:
        if not isinstance(length, int):
            raise TypeError("__length_hint__ must be an integer, not " + type(length).__name__)
        if length < 0:
            raise ValueError("__length_hint__() should return >= 0")

def sequence_count(items, value):
    found = 0
    for item in items:
        if item is value or item == value:
            found += 1
    return found

def sequence_index(items, value, start, stop):
    at = start
    while at < stop and at < len(items):
        item = items[at]
        if item is value or item == value:
            return at
        at += 1
    if isinstance(items, tuple):
        raise ValueError("tuple.index(x): x not in tuple")
    if isinstance(items, range):
        raise ValueError("sequence.index(x): x not in sequence")
    raise ValueError(repr(value) + " is not in list")

def list_remove(items, value):
    at = 0
    while at < len(items):
        item = items[at]
        if item is value or item == value:
            del items[at]
            return
        at += 1
    raise ValueError("list.remove(x): x not in list")

def contains(container, value):
    for item in container:
        if item is value or item == value:
            return True
    return False

def getitem_index(target, key):
    return target[_index(key)]

def setitem_index(target, key, value):
    target[_index(key)] = value

def setitem_int(target, key, value):
    target[key] = _index(value)

def delitem_index(target, key):
    del target[_index(key)]

def plain_slice(key):
    start, stop, step = key.start, key.stop, key.step
    if start is not None:
        start = _index(start)
    if stop is not None:
        stop = _index(stop)
    if step is not None:
        step = _index(step)
    return slice(start, stop, step)

def getitem_slice(target, key):
    return target[plain_slice(key)]

def setitem_slice(target, key, value):
    target[plain_slice(key)] = value

def setitem_collected(target, key, value):
    target[key] = [*value]

def delitem_slice(target, key):
    del target[plain_slice(key)]

def hash_tuple(items):
    return _combine_hashes([hash(item) for item in items])

def dict_key(table, key, hashed):
    # Mostly there is none with that hash, or it is the very object.
    found = _table_find(table, key, hashed, _missing)
    if found is not NotImplemented:
        return found
    while True:
        version = _table_version(table)
        again = False
        for other in _table_candidates(table, hashed):
            if other is key:
                return other
            same = other == key
            if _table_version(table) != version:
                again = True
                break
            if same:
                return other
        if not again:
            return _missing

def dict_getitem(table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        raise KeyError(key)
    return _dict_at(table, hashed, found)

def dict_subclass_getitem(instance, table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        if hasattr(type(instance), "__missing__"):
            return type(instance).__missing__(instance, key)
        raise KeyError(key)
    return _dict_at(table, hashed, found)

def default_made(table, key, factory):
    table[key] = value = factory()
    return value

def dict_setitem(table, key, value):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    _dict_put(table, hashed, key if found is _missing else found, value)

def dict_delitem(table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        raise KeyError(key)
    _dict_take(table, hashed, found)

def dict_contains(table, key):
    return dict_key(table, key, hash(key)) is not _missing

def dict_get(table, key, default):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    return default if found is _missing else _dict_at(table, hashed, found)

def dict_pop(table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        raise KeyError(key)
    return _dict_take(table, hashed, found)

def dict_pop_default(table, key, default):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    return default if found is _missing else _dict_take(table, hashed, found)

def dict_setdefault(table, key, default):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        _dict_put(table, hashed, key, default)
        return default
    return _dict_at(table, hashed, found)

def dict_from_flat(flat):
    table = {}
    for at in range(0, len(flat), 2):
        table[flat[at]] = flat[at + 1]
    return table

def dict_fromkeys(cls, keys, value):
    if cls is dict:
        table = {}
    else:
        table = cls()
    for key in keys:
        table[key] = value
    return table

def dict_update(table, other):
    if hasattr(other, "keys"):
        for key in keys_of(other):
            table[key] = other[key]
        return
    number = 0
    for pair in other:
        try:
            pair = [*pair]
        except TypeError:
            raise TypeError("cannot convert dictionary update sequence element #" + str(number) + " to a sequence") from None
        if len(pair) != 2:
            raise ValueError("dictionary update sequence element #" + str(number) + " has length " + str(len(pair)) + "; 2 is required")
        table[pair[0]] = pair[1]
        number += 1

def dict_fill(table, other, named, result):
    dict_update(table, other)
    for key in named:
        table[key] = named[key]
    return result

def keys_of(other):
    keys = other.keys()
    try:
        return iter(keys)
    except TypeError:
        raise TypeError(type(other).__name__ + ".keys() returned a non-iterable (type " + type(keys).__name__ + ")") from None

def dict_copied(other):
    table = {}
    for key in keys_of(other):
        table[key] = other[key]
    return table

def dict_merge(table, other, callee):
    for key in keys_of(other):
        if not isinstance(key, str):
            raise TypeError("keywords must be strings")
        if key in table:
            raise TypeError(_callee_name(callee) + " got multiple values for keyword argument '" + key + "'")
        table[key] = other[key]

def dict_equal(left, right, sign):
    same = True
    if len(left) != len(right):
        same = False
    else:
        for key in [*left]:
            hashed = hash(key)
            found = dict_key(right, key, hashed)
            if found is _missing:
                same = False
                break
            mine, other = _dict_get_any(left, key), _dict_at(right, hashed, found)
            if mine is not other and not mine == other:
                same = False
                break
    return same if sign == "==" else not same

def sequence_equal(left, right, sign):
    # Items may change the sequences they are in.
    if len(left) != len(right) and isinstance(left, list):
        return sign == "!="
    at = 0
    while at < len(left) and at < len(right):
        mine, other = left[at], right[at]
        if mine is not other and not mine == other:
            break
        at += 1
    if at < len(left) and at < len(right):
        return sign == "!="
    return (len(left) == len(right)) == (sign == "==")

def slice_compare(left, right, sign):
    compare = sequence_equal if sign == "==" or sign == "!=" else sequence_order
    return compare((left.start, left.stop, left.step), (right.start, right.stop, right.step), sign)

def sequence_order(left, right, sign):
    at = 0
    while at < len(left) and at < len(right):
        mine, other = left[at], right[at]
        if mine is not other and not mine == other:
            if sign == "<":
                return mine < other
            if sign == "<=":
                return mine <= other
            if sign == ">":
                return mine > other
            return mine >= other
        at += 1
    if sign == "<":
        return len(left) < len(right)
    if sign == "<=":
        return len(left) <= len(right)
    if sign == ">":
        return len(left) > len(right)
    return len(left) >= len(right)

def equal(left, right):
    return left == right

def set_add(table, key):
    hashed = hash(key)
    if dict_key(table, key, hashed) is _missing:
        _set_put(table, hashed, key)

def set_contains(table, key):
    return dict_key(table, key, hash(key)) is not _missing

def set_discard(table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is not _missing:
        _set_take(table, hashed, found)

def set_remove(table, key):
    hashed = hash(key)
    found = dict_key(table, key, hashed)
    if found is _missing:
        raise KeyError(key)
    _set_take(table, hashed, found)

def set_from(items):
    table = set()
    for item in items:
        table.add(item)
    return table

def set_update(table, items):
    for item in items:
        if _plain_add(table, item):
            set_add(table, item)

def set_update_all(table, others):
    for other in others:
        _set_merge(table, other)

def set_like(model, items):
    if isinstance(model, frozenset):
        return frozenset(items)
    return items if type(items) is set else set(items)

def as_set(other):
    return other if isinstance(other, (set, frozenset)) else set(other)

def set_intersection(table, others):
    result = [*table]
    for other in others:
        if isinstance(other, (set, frozenset, dict)):
            result = [item for item in result if item in other]
        else:
            kept = set(result)
            result = set()
            for item in other:
                if item in kept:
                    result.add(item)
            result = [*result]
    return set_like(table, result)

def set_difference(table, others):
    result = set(table)
    for other in others:
        for item in other:
            result.discard(item)
    return set_like(table, result)

def set_symmetric_difference(table, other):
    result = set(other)
    for item in table:
        if item in result:
            result.discard(item)
        else:
            result.add(item)
    return set_like(table, result)

def set_intersection_update(table, others):
    kept = set_intersection(table, others)
    for item in [*table]:
        if item not in kept:
            table.discard(item)

def set_difference_update(table, others):
    for other in others:
        for item in [*other]:
            table.discard(item)

def set_symmetric_update(table, other):
    for item in set(other):
        if item in table:
            table.discard(item)
        else:
            table.add(item)

def set_operation(sign, left, right):
    if sign == "|":
        made = set(left)
        set_update(made, right)
        return set_like(left, made)
    if sign == "&":
        if len(right) > len(left):
            return set_like(left, [item for item in left if item in right])
        return set_like(left, [item for item in right if item in left])
    if sign == "-":
        return set_like(left, [item for item in left if item not in right])
    return set_like(left, [item for item in left if item not in right] + [item for item in right if item not in left])

def set_operation_in_place(sign, left, right):
    result = set_operation(sign, left, right)
    left.clear()
    set_update(left, result)
    return left

def set_issubset(table, other):
    other = as_set(other)
    if len(table) > len(other):
        return False
    for item in table:
        if item not in other:
            return False
    return True

def set_issuperset(table, other):
    for item in other:
        if item not in table:
            return False
    return True

def isdisjoint(table, other):
    for item in other:
        if item in table:
            return False
    return True

def set_compare(left, right, sign):
    if sign == "==":
        return len(left) == len(right) and set_issubset(left, right)
    if sign == "!=":
        return not (len(left) == len(right) and set_issubset(left, right))
    if sign == "<=":
        return set_issubset(left, right)
    if sign == "<":
        return len(left) < len(right) and set_issubset(left, right)
    if sign == ">=":
        return set_issubset(right, left)
    return len(left) > len(right) and set_issubset(right, left)

def is_set_like(value):
    return isinstance(value, (set, frozenset)) or _is_view(value)

def view_operation(sign, left, right, table):
    # `table` holds what the left one shows: a dict whose keys those are, or the left one itself.
    if sign == "&":
        return view_intersection(left, right)
    if sign == "^" and type(left) is type(right) is type({}.items()):
        return view_exchange(dict(left), right)
    result = set(table)
    if sign == "|":
        result.update(right)
    elif sign == "-":
        result.difference_update(right)
    else:
        result.symmetric_difference_update(right)
    return result

def view_intersection(left, right):
    if not _is_view(left):
        left, right = right, left
    if type(right) is set and len(left) <= len(right):
        return right.intersection(left)
    if _is_view(right) and len(right) > len(left):
        left, right = right, left
    return set([item for item in right if item in left])

def view_exchange(rest, items):
    result = set()
    for pair in items:
        found = dict_get(rest, pair[0], _missing)
        if found is not _missing and (found is pair[1] or found == pair[1]):
            del rest[pair[0]]
        else:
            result.add(pair)
    result.update(rest.items())
    return result

def view_compare(left, right, sign):
    if not is_set_like(right):
        return NotImplemented
    if sign == ">" or sign == ">=":
        return view_compare_counted(right, left, "<" if sign == ">" else "<=")
    if sign == "!=":
        return not view_compare_counted(left, right, "==")
    return view_compare_counted(left, right, sign)

def view_compare_counted(left, right, sign):
    # Items are looked for one by one: values need no hash.
    count, other = len(left), len(right)
    if sign == "==" and count != other or sign == "<" and count >= other or count > other:
        return False
    for item in left:
        if item not in right:
            return False
    return True

def view_contains(table, item, part):
    if part == 1:
        for value in table.values():
            if value is item or value == item:
                return True
        return False
    if not isinstance(item, tuple) or len(item) != 2:
        return False
    key, value = item
    found = dict_get(table, key, _missing)
    if found is _missing:
        return False
    return found is value or found == value

def unpack(iterable, count):
    items = []
    iterator = iter(iterable)
    for item in iterator:
        if len(items) == count:
            raise ValueError("too many values to unpack (expected " + str(count) + ")")
        items.append(item)
    if len(items) < count:
        raise ValueError("not enough values to unpack (expected " + str(count) + ", got " + str(len(items)) + ")")
    return items

def unpack_ex(iterable, before, after):
    items = [*iterable]
    if len(items) < before + after:
        raise ValueError("not enough values to unpack (expected at least " + str(before + after) + ", got " + str(len(items)) + ")")
    end = len(items) - after
    return items[:before] + [items[before:end]] + items[end:]

def load_name(namespace, name, namespace_globals):
    try:
        return namespace[name]
    except KeyError:
        pass
    return _load_global(namespace_globals, name)

def always_true():
    return True

def truth_of_not_implemented():
    import warnings
    warnings.warn("NotImplemented should not be used in a boolean context", DeprecationWarning)
    return True

def invert_truth(value):
    return not value

def default_ne(left, right):
    result = type(left).__eq__(left, right)
    return result if result is NotImplemented else not result

def int_subclass(cls, source):
    return int.__new__(cls, int(source))

def int_truncated(cls, method, source):
    import warnings
    warnings.warn("The delegation of int() to __trunc__ is deprecated.", DeprecationWarning)
    value = method(source)
    if not isinstance(value, int):
        if not hasattr(type(value), "__index__"):
            raise TypeError("__trunc__ returned non-Integral (type " + type(value).__name__ + ")")
        import operator
        value = operator.index(value)
    return int.__new__(cls, int.__pos__(value))

def complex_from(cls, source, imag):
    value = source.__complex__()
    if not isinstance(value, complex):
        raise TypeError("__complex__ returned non-complex (type " + type(value).__name__ + ")")
    if type(value) is not complex:
        import warnings
        warnings.warn(
            "__complex__ returned non-complex (type " + type(value).__name__ + ").  The ability to return an instance of a strict subclass "
            "of complex is deprecated, and may be removed in a future version of Python.", DeprecationWarning)
    value = complex.__pos__(value)
    return complex.__new__(cls, value, imag) if imag != 0 else complex.__new__(cls, value)

def deque_extend(deque, iterable):
    for item in iterable:
        deque.append(item)

def deque_extended(deque, iterable):
    for item in iterable:
        deque.append(item)
    return deque

def deque_extend_left(deque, iterable):
    for item in iterable:
        deque.appendleft(item)

def deque_count(items, value):
    found = 0
    for item in items:
        if item is value or item == value:
            found += 1
    return found

def deque_index(items, value, start, stop):
    at = 0
    for item in items:
        if at >= stop:
            break
        if at >= start and (item is value or item == value):
            return at
        at += 1
    raise ValueError(repr(value) + " is not in deque")

def deque_remove(deque, items, value):
    at, found = 0, False
    while True:
        try:
            item = next(items, _missing)
        except RuntimeError:
            raise IndexError("deque mutated during iteration") from None
        if found:
            del deque[at]
            return
        if item is _missing:
            raise ValueError(repr(value) + " is not in deque")
        found = True if item is value or item == value else False
        if not found:
            at += 1

def deque_copied(deque):
    return type(deque)(deque) if deque.maxlen is None else type(deque)(deque, deque.maxlen)

def deque_joined(deque, other):
    made = deque_copied(deque)
    made.extend(other)
    return made

def deque_repeated(deque, times):
    made = deque_copied(deque)
    made *= times
    return made

def deque_repr(deque):
    if _repr_enter(deque):
        return "[...]"
    try:
        text = repr([*deque])
    finally:
        _repr_leave(deque)
    name = type(deque).__name__
    if deque.maxlen is None:
        return name + "(" + text + ")"
    return name + "(" + text + ", maxlen=" + str(deque.maxlen) + ")"

def deque_reduce(deque):
    state = getattr(deque, "__dict__", None) or None
    args = () if deque.maxlen is None else ((), deque.maxlen)
    return (type(deque), args, state, iter(deque))

def repeat_by_index(sequence, count):
    return sequence * _index(count)

def either(left, right):
    return left | right

def reversed_of(value):
    return reversed(value)

def slice_indices(key, length):
    return plain_slice(key).indices(length)

def bytes_of_indices(cls, items):
    return cls([_index(item) for item in items])

def compute_and_keep(keep, cache, key, function, args, keywords):
    result = function(*args, **keywords)
    keep(cache, key, result)
    return result

def compute_of_one(keep, cache, key, function, a):
    result = function(a)
    keep(cache, key, result)
    return result

def compute_of_two(keep, cache, key, function, a, b):
    result = function(a, b)
    keep(cache, key, result)
    return result

def cached_slowly(count, keep, cache, key, function, args, keywords, table, most):
    # As the native cache, where guest code must compare keys. A key is hashed once.
    hashed = hash(key)
    known = dict_key(table, key, hashed)
    if known is not _missing:
        count(cache, True)
        result = _dict_at(table, hashed, known)
        if most is not None:
            # What is the newest already stays: a key whose comparison calls the function again must find an end.
            for newest in reversed(table):
                break
            if newest is not known:
                _dict_take(table, hashed, known)
                _dict_put(table, hashed, known, result)
        return result
    count(cache, False)
    result = function(*args, **keywords)
    known = dict_key(table, key, hashed)
    if known is _missing:
        keep(cache, key, result, hashed)
    elif most is None:
        _dict_put(table, hashed, known, result)
    return result

def next_line(readline, file):
    line = readline(file)
    if not line:
        raise StopIteration
    return line

def next_row(feed, reader, source):
    while True:
        try:
            line = next(source)
        except StopIteration:
            return feed(reader)
        row = feed(reader, line)
        if row is not None:
            return row

def row_as_texts(write, writer, row):
    row = [*row]
    return write(writer, [value if value is None or isinstance(value, str) else str(value) for value in row], row)

def write_each_row(writer, rows):
    for row in rows:
        writer.writerow(row)

def bytearray_extend(target, items):
    bytearray.extend(target, [_index(item) for item in items])

def int_from_object(cls, source, byteorder, signed):
    made = int.from_bytes(bytes(source), byteorder, signed=signed)
    return made if cls is int else cls(made)
