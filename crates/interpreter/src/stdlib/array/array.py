# Arrays of numbers, packed: their bytes are the bytearray that the class derives from, and guests derive from the class. Its methods are
# native (methods.rs); the functions here do what those leave alone: letters, values to be asked for their number, and complaints.

from _collections_abc import MutableSequence as _MutableSequence
import operator as _operator

__all__ = ["array", "ArrayType", "typecodes"]

typecodes = "bBuhHiIlLqQfd"
_SIZES = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}


class array(bytearray):
    """A sequence of numbers of one machine type."""
    __slots__ = ("_typecode", "__weakref__")

    def __new__(cls, *args, **kwargs):
        made = _new(cls, args, kwargs)
        if made is not None:
            return made
        if kwargs and cls is array:
            raise TypeError("array.array() takes no keyword arguments")
        if not args:
            raise TypeError("array() takes at least 1 argument (0 given)")
        if len(args) > 2:
            raise TypeError(f"array() takes at most 2 arguments ({len(args)} given)")
        code, initial = args[0], args[1] if len(args) == 2 else ()
        if not isinstance(code, str) or len(code) != 1:
            raise TypeError(f"array() argument 1 must be a unicode character, not {type(code).__name__}")
        if code not in _SIZES:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        if isinstance(initial, str) and code != "u":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{code}'")
        if isinstance(initial, array) and initial._typecode == "u" and code != "u":
            raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{code}'")
        self = bytearray.__new__(cls)
        self._typecode = code
        if isinstance(initial, (bytes, bytearray)) and not isinstance(initial, array):
            self.frombytes(initial)
        elif isinstance(initial, array) and initial._typecode == code:
            bytearray.extend(self, bytes(initial))
        elif isinstance(initial, (list, tuple)):
            for place in range(len(initial)):
                bytearray.extend(self, _pack(code, initial[place]))
        else:
            for item in initial:
                bytearray.extend(self, _pack(code, item))
        return self

    __init__ = __init__
    append = append
    extend = extend
    frombytes = frombytes
    fromlist = fromlist
    tolist = tolist
    tobytes = tobytes
    pop = pop
    insert = insert
    index = index
    remove = remove
    count = count
    reverse = reverse
    byteswap = byteswap
    __len__ = __len__
    __bool__ = __bool__
    __iter__ = __iter__
    __contains__ = __contains__
    __getitem__ = __getitem__
    __setitem__ = __setitem__
    __delitem__ = __delitem__
    __add__ = __add__
    __iadd__ = __iadd__
    __mul__ = __mul__
    __eq__ = __eq__
    __ne__ = __ne__
    __rmul__ = __mul__

    @property
    def typecode(self):
        """The character that names the type of the items."""
        return self._typecode

    @property
    def itemsize(self):
        """Bytes of one item."""
        return _SIZES[self._typecode]

    def _like(self, data):
        result = bytearray.__new__(array)
        result._typecode = self._typecode
        bytearray.extend(result, data)
        return result

    def tounicode(self):
        if self._typecode != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self.tolist())

    def fromunicode(self, ustr, /):
        if self._typecode != "u":
            raise ValueError("fromunicode() may only be called on unicode type arrays")
        self.extend(ustr)

    def tofile(self, f, /):
        """Writes the items to a file, as bytes."""
        f.write(self.tobytes())

    def fromfile(self, f, n, /):
        """Appends items read from a file."""
        if n < 0:
            raise ValueError("negative count")
        size = n * self.itemsize
        data = f.read(size)
        if not isinstance(data, bytes):
            raise TypeError("read() didn't return bytes")
        self.frombytes(data)
        if len(data) < size:
            raise EOFError("read() didn't return enough bytes")

    def buffer_info(self):
        """An address and the number of items."""
        return id(self), len(self)

    def __reversed__(self):
        return reversed(self.tolist())

    def __imul__(self, count):
        data = bytes(self) * count
        bytearray.__setitem__(self, slice(None), data)
        return self

    def _compared(self, other, compare):
        if not isinstance(other, array):
            return NotImplemented
        mine, theirs = self.tolist(), other.tolist()
        if self._typecode in "fd" and other._typecode in "fd":
            # What is not a number differs from itself, which lists do not ask.
            for one, two in zip(mine, theirs):
                if one != two:
                    return compare(one, two)
            return compare(len(mine), len(theirs))
        return compare(mine, theirs)

    def __lt__(self, other):
        return self._compared(other, _operator.lt)

    def __le__(self, other):
        return self._compared(other, _operator.le)

    def __gt__(self, other):
        return self._compared(other, _operator.gt)

    def __ge__(self, other):
        return self._compared(other, _operator.ge)

    __hash__ = None

    def __repr__(self):
        name = type(self).__name__
        if not self:
            return f"{name}('{self._typecode}')"
        items = self.tounicode() if self._typecode == "u" else self.tolist()
        return f"{name}('{self._typecode}', {items!r})"

    __str__ = __repr__

    def __copy__(self):
        return self._like(bytes(self))

    def __deepcopy__(self, memo):
        return self._like(bytes(self))

    def __reduce_ex__(self, protocol):
        state = getattr(self, "__dict__", None)
        if protocol < 3:
            return (type(self), (self._typecode, self.tolist()), state)
        return (_array_reconstructor, (type(self), self._typecode, _FORMATS[self._typecode], bytes(self)), state)

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


# The machine formats of items in pickles, little-endian; the number after each is the same the other way round.
_FORMATS = {"B": 0, "b": 1, "H": 2, "h": 4, "I": 6, "i": 8, "L": 10, "Q": 10, "l": 12, "q": 12, "f": 14, "d": 16, "u": 20}


def _array_reconstructor(arraytype, typecode, mformat_code, items, /):
    if not isinstance(arraytype, type):
        raise TypeError(f"first argument must be a type object, not {type(arraytype).__name__}")
    if not issubclass(arraytype, array):
        raise TypeError(f"{arraytype.__name__} is not a subtype of array.array")
    if typecode not in _FORMATS:
        raise ValueError("second argument must be a valid type code")
    if not 0 <= mformat_code <= 21:
        raise ValueError("third argument must be a valid machine format code.")
    if not isinstance(items, bytes):
        raise TypeError(f"fourth argument should be bytes, not {type(items).__name__}")
    if mformat_code == _FORMATS[typecode]:
        made = arraytype(typecode)
        made.frombytes(items)
        return made
    if mformat_code >= 18:
        order = "be" if mformat_code % 2 else "le"
        return arraytype(typecode, items.decode(f"utf-{16 if mformat_code < 20 else 32}-{order}"))
    is_turned = mformat_code > 1 and mformat_code % 2
    letter = {code: letter for letter, code in _FORMATS.items()}[mformat_code - is_turned]
    made = array(letter)
    made.frombytes(items)
    if is_turned:
        made.byteswap()
    # Ints become those of their own size, floats those that were asked for.
    return arraytype(letter if mformat_code < 14 else typecode, made.tolist())


def _tolist(self):
    return [chr(code) for code in _unpack("I", self)]


def _iter(self):
    return iter(self.tolist())


def _check_free(self):
    try:
        bytearray.extend(self, b"\0")
    except BufferError:
        raise BufferError("cannot resize an array that is exporting buffers") from None
    bytearray.pop(self)


def _frombytes(self, buffer):
    try:
        data = bytes(memoryview(buffer))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(buffer).__name__}'") from None
    if len(data) % self.itemsize:
        raise ValueError("bytes length not a multiple of item size")
    if data:
        _check_free(self)
        bytearray.extend(self, data)


def _fromlist(self, items):
    if not isinstance(items, list):
        raise TypeError("arg must be list")
    if not items:
        return
    _check_free(self)
    count, packed = len(items), []
    for item in items:
        packed.append(_pack(self._typecode, item))
        if len(items) != count:
            raise RuntimeError("list changed size during iteration")
    bytearray.extend(self, b"".join(packed))


def _place(self, key, message):
    at = _operator.index(key)
    if at < 0:
        at += len(self)
    if not 0 <= at < len(self):
        raise IndexError(message)
    return at


def _key(key):
    if not hasattr(type(key), "__index__"):
        raise TypeError("array indices must be integers")
    key = _operator.index(key)
    if not -1 << 63 <= key < 1 << 63:
        raise IndexError("cannot fit 'int' into an index-sized integer")
    return key


def _getitem(self, key):
    if isinstance(key, slice):
        return array.__getitem__(self, slice(*[None if part is None else _operator.index(part) for part in (key.start, key.stop, key.step)]))
    at = _place(self, _key(key), "array index out of range")
    return chr(_unpack("I", bytes(self)[at * 4:at * 4 + 4])[0]) if self._typecode == "u" else array.__getitem__(self, at)


def _setitem(self, key, value):
    size = self.itemsize
    if isinstance(key, slice):
        if not isinstance(value, array):
            raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
        if value._typecode != self._typecode:
            raise TypeError("bad argument type for built-in operation")
        start, stop, step = key.indices(len(self))
        data = bytes(value)
        if step == 1:
            if len(data) != (max(start, stop) - start) * size:
                _check_free(self)
            bytearray.__setitem__(self, slice(start * size, max(start, stop) * size), data)
            return
        places = range(start, stop, step)
        if len(places) != len(value):
            raise ValueError(f"attempt to assign array of size {len(value)} to extended slice of size {len(places)}")
        for number, place in enumerate(places):
            bytearray.__setitem__(self, slice(place * size, place * size + size), data[number * size:number * size + size])
        return
    at = _place(self, _key(key), "array assignment index out of range") * size
    bytearray.__setitem__(self, slice(at, at + size), _pack(self._typecode, value))


def _delitem(self, key):
    size = self.itemsize
    if isinstance(key, slice):
        places = range(*key.indices(len(self)))
        if not places:
            return
        _check_free(self)
        if places.step < 0:
            places = places[::-1]
        if places.step == 1:
            bytearray.__delitem__(self, slice(places.start * size, places.stop * size))
            return
        data, end, kept = bytes(self), 0, []
        for place in places:
            kept.append(data[end:place * size])
            end = place * size + size
        bytearray.__setitem__(self, slice(None), b"".join(kept) + data[end:])
        return
    at = _place(self, _key(key), "array assignment index out of range") * size
    _check_free(self)
    bytearray.__delitem__(self, slice(at, at + size))


def _append(self, v):
    data = _pack(self._typecode, v)
    _check_free(self)
    bytearray.extend(self, data)


def _extend(self, bb):
    if isinstance(bb, array):
        if bb._typecode != self._typecode:
            raise TypeError("can only extend with array of same kind")
        if bb:
            _check_free(self)
        bytearray.extend(self, bytes(bb))
        return
    for item in bb:
        array.append(self, item)


def _extend_rest(self, item, items):
    array.append(self, item)
    for item in items:
        array.append(self, item)


def _iadd(self, other):
    if not isinstance(other, array):
        raise TypeError(f'can only extend array with array (not "{type(other).__name__}")')
    _extend(self, other)
    return self


def _insert(self, i, v):
    i, count = _operator.index(i), len(self)
    data = _pack(self._typecode, v)
    _check_free(self)
    at = max(i + count, 0) if i < 0 else min(i, count)
    at *= self.itemsize
    bytearray.__setitem__(self, slice(at, at), data)


def _pop(self, i=-1):
    i = _operator.index(i)
    if not array.__len__(self):
        raise IndexError("pop from empty array")
    at = _place(self, i, "pop index out of range")
    value = array.__getitem__(self, at)
    _check_free(self)
    array.__delitem__(self, at)
    return value


def _contains(self, value):
    return any(item == value for item in array.tolist(self))


def _remove(self, v):
    for number, item in enumerate(array.tolist(self)):
        if item == v:
            array.__delitem__(self, number)
            return
    raise ValueError("array.remove(x): x not in array")


def _index(self, v, start=0, stop=9223372036854775807):
    start, stop, _ = slice(start, stop).indices(array.__len__(self))
    for number, item in enumerate(array.tolist(self)):
        if start <= number < stop and item == v:
            return number
    raise ValueError("array.index(x): x not in array")


def _counted(self, v):
    return sum(1 for item in array.tolist(self) if item == v)


def _add(self, other):
    if not isinstance(other, array):
        raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
    raise TypeError("bad argument type for built-in operation")


def _mul(self, count):
    if not hasattr(type(count), "__index__"):
        raise TypeError(f"can't multiply sequence by non-int of type '{type(count).__name__}'")
    return self._like(bytes(self) * count)


def _eq(self, other):
    return self._compared(other, _operator.eq)


def _ne(self, other):
    return self._compared(other, _operator.ne)


ArrayType = array
_as_native(array, "array.array")
_hide_base(array)
_MutableSequence.register(array)
del __init__, append, extend, frombytes, fromlist, tolist, tobytes, pop, insert, index, remove, count, reverse, byteswap, __len__, __bool__, __iter__, __contains__, __getitem__, __setitem__, __delitem__, __add__, __iadd__, __mul__, __eq__, __ne__
