# Arrays of numbers, packed: their bytes are the bytearray that the class derives from. Packing is native (array.rs);
# the class is one that guests derive from.

from _collections_abc import MutableSequence as _MutableSequence
import operator as _operator

__all__ = ["array", "ArrayType", "typecodes"]

typecodes = "bBuhHiIlLqQfd"
_SIZES = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}


class array(bytearray):
    """A sequence of numbers of one machine type."""
    __slots__ = ("_typecode", "__weakref__")

    def __new__(cls, *args, **kwargs):
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
        else:
            for item in initial:
                bytearray.extend(self, _pack(code, item))
        return self

    def __init__(self, *args, **kwargs):
        pass

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

    def tolist(self):
        """The items as a list."""
        if self._typecode == "u":
            return [chr(code) for code in _unpack("I", self)]
        return _unpack(self._typecode, self)

    def tobytes(self):
        """The bytes of the items."""
        return bytes(self)

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

    def frombytes(self, buffer, /):
        """Appends items given as bytes."""
        try:
            data = bytes(memoryview(buffer))
        except TypeError:
            raise TypeError(f"a bytes-like object is required, not '{type(buffer).__name__}'") from None
        if len(data) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        bytearray.extend(self, data)

    def fromlist(self, list_, /):
        """Appends the items of a list."""
        if not isinstance(list_, list):
            raise TypeError("arg must be list")
        bytearray.extend(self, b"".join([_pack(self._typecode, item) for item in list_]))

    def buffer_info(self):
        """An address and the number of items."""
        return id(self), len(self)

    def byteswap(self):
        """Reverses the bytes of each item."""
        _byteswap(self.itemsize, self)

    def __len__(self):
        return bytearray.__len__(self) // self.itemsize

    def __bool__(self):
        return bytearray.__len__(self) > 0

    def __iter__(self):
        return iter(self.tolist())

    def __reversed__(self):
        return reversed(self.tolist())

    def __contains__(self, value):
        return value in self.tolist()

    def _place(self, key, message):
        at = _operator.index(key)
        if at < 0:
            at += len(self)
        if not 0 <= at < len(self):
            raise IndexError(message)
        return at

    def __getitem__(self, key):
        if type(key) is int and self._typecode != "u":
            return _item(self._typecode, self, key)
        if isinstance(key, slice):
            size = self.itemsize
            start, stop, step = key.indices(len(self))
            if step == 1:
                return self._like(bytes(self)[start * size:max(stop, start) * size])
            return self._like(b"".join([_pack(self._typecode, item) for item in self.tolist()[key]]))
        if not hasattr(type(key), "__index__"):
            raise TypeError("array indices must be integers")
        at = self._place(key, "array index out of range")
        return chr(_item("I", self, at)) if self._typecode == "u" else _item(self._typecode, self, at)

    def __setitem__(self, key, value):
        if type(key) is int and _put(self._typecode, self, key, value):
            return
        size = self.itemsize
        if isinstance(key, slice):
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
            if value._typecode != self._typecode:
                raise TypeError("bad argument type for built-in operation")
            start, stop, step = key.indices(len(self))
            data = bytes(value)
            if step == 1:
                bytearray.__setitem__(self, slice(start * size, max(start, stop) * size), data)
                return
            places = range(start, stop, step)
            if len(places) != len(value):
                raise ValueError(f"attempt to assign array of size {len(value)} to extended slice of size {len(places)}")
            for number, place in enumerate(places):
                bytearray.__setitem__(self, slice(place * size, place * size + size), data[number * size:number * size + size])
            return
        if not hasattr(type(key), "__index__"):
            raise TypeError("array indices must be integers")
        at = self._place(key, "array assignment index out of range") * size
        bytearray.__setitem__(self, slice(at, at + size), _pack(self._typecode, value))

    def __delitem__(self, key):
        size = self.itemsize
        if isinstance(key, slice):
            for place in sorted(range(*key.indices(len(self))), reverse=True):
                bytearray.__delitem__(self, slice(place * size, place * size + size))
            return
        if not hasattr(type(key), "__index__"):
            raise TypeError("array indices must be integers")
        at = self._place(key, "array assignment index out of range") * size
        bytearray.__delitem__(self, slice(at, at + size))

    def append(self, v, /):
        """Adds an item at the end."""
        bytearray.extend(self, _pack(self._typecode, v))

    def extend(self, bb, /):
        """Adds all items of an iterable or of an array of the same kind."""
        if isinstance(bb, array):
            if bb._typecode != self._typecode:
                raise TypeError("can only extend with array of same kind")
            bytearray.extend(self, bytes(bb))
            return
        for item in bb:
            self.append(item)

    def insert(self, i, v, /):
        """Adds an item before a place."""
        i, count = _operator.index(i), len(self)
        at = max(i + count, 0) if i < 0 else min(i, count)
        at *= self.itemsize
        bytearray.__setitem__(self, slice(at, at), _pack(self._typecode, v))

    def pop(self, i=-1, /):
        """Removes and returns an item."""
        if not self:
            raise IndexError("pop from empty array")
        at = self._place(i, "pop index out of range")
        value = self[at]
        del self[at]
        return value

    def remove(self, v, /):
        """Removes the first item with a value."""
        items = self.tolist()
        if v not in items:
            raise ValueError("array.remove(x): x not in array")
        del self[items.index(v)]

    def index(self, v, start=0, stop=9223372036854775807, /):
        """The place of the first item with a value."""
        try:
            return self.tolist().index(v, start, stop)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, v, /):
        return self.tolist().count(v)

    def reverse(self):
        """Reverses the items in place."""
        self[:] = self[::-1]

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other._typecode != self._typecode:
            raise TypeError("bad argument type for built-in operation")
        return self._like(bytes(self) + bytes(other))

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{type(other).__name__}")')
        self.extend(other)
        return self

    def __mul__(self, count):
        if not hasattr(type(count), "__index__"):
            raise TypeError(f"can't multiply sequence by non-int of type '{type(count).__name__}'")
        return self._like(bytes(self) * count)

    __rmul__ = __mul__

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

    def __eq__(self, other):
        return self._compared(other, _operator.eq)

    def __ne__(self, other):
        return self._compared(other, _operator.ne)

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
        return (type(self), (self._typecode, self.tolist()), None)

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


ArrayType = array
_as_native(array, "array.array")
_hide_base(array)
_MutableSequence.register(array)
