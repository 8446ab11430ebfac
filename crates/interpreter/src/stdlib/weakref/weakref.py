# Weak references: how they and what is built on them behave. When an object goes is decided in `vm/finalize.rs`.
# Guests derive from these classes, and proxies call what they stand for.

import operator as _operator
from collections.abc import Mapping as _Mapping, MutableMapping as _MutableMapping, MutableSet as _MutableSet

__all__ = ["ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType", "ProxyType", "CallableProxyType", "ProxyTypes", "WeakValueDictionary", "WeakSet", "WeakMethod", "finalize"]

ref = ReferenceType = _reference_type()


class _Proxy:
    __slots__ = ("_reference",)

    def __init__(self, target, callback=None):
        object.__setattr__(self, "_reference", ref(target, callback))

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __repr__(self):
        found = object.__getattribute__(self, "_reference")()
        return f"<weakproxy at 0x{id(self):x} to {type(found).__name__} at 0x{id(found):x}>"

    def __dir__(self):
        return dir(_target(self))

    def __str__(self):
        return str(_target(self))

    def __bytes__(self):
        return bytes(_target(self))

    def __reversed__(self):
        return reversed(_target(self))

    def __len__(self):
        return len(_target(self))

    def __bool__(self):
        return bool(_target(self))

    def __iter__(self):
        return iter(_target(self))

    def __next__(self):
        target = _target(self)
        if not hasattr(type(target), "__next__"):
            raise TypeError(f"Weakref proxy referenced a non-iterator '{type(target).__name__:.200}' object")
        return next(target)

    def __contains__(self, item):
        return item in _target(self)

    def __getitem__(self, key):
        return _target(self)[key]

    def __setitem__(self, key, value):
        _target(self)[key] = value

    def __delitem__(self, key):
        del _target(self)[key]

    __hash__ = None


class ProxyType(_Proxy):
    __module__ = "weakref"
    __slots__ = ()


class CallableProxyType(_Proxy):
    __module__ = "weakref"
    __slots__ = ()

    def __call__(self, *args, **kwargs):
        return _target(self)(*args, **kwargs)


ProxyTypes = (ProxyType, CallableProxyType)
_as_native(ProxyType, "weakref.ProxyType", True, False)
_as_native(CallableProxyType, "weakref.CallableProxyType", True, False)


def _unwrapped(value):
    return _target(value) if type(value) in ProxyTypes else value


def _forwarded(name, operation, is_reflected=False):
    def method(self, *others):
        others = [_unwrapped(other) for other in others]
        return operation(*others, _target(self)) if is_reflected else operation(_target(self), *others)
    method.__name__, method.__qualname__ = name, "ProxyType." + name
    setattr(_Proxy, name, method)


for _name in ("eq", "ne", "lt", "le", "gt", "ge", "neg", "pos", "abs", "invert", "index"):
    _forwarded(f"__{_name}__", getattr(_operator, _name))
for _name in ("add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "lshift", "rshift", "and", "or", "xor"):
    _operation = getattr(_operator, _name + "_" if _name in ("and", "or") else _name)
    _forwarded(f"__{_name}__", _operation)
    _forwarded(f"__r{_name}__", _operation, is_reflected=True)
    _forwarded(f"__i{_name}__", getattr(_operator, "i" + _name))
for _name, _operation in (("divmod", divmod), ("pow", pow)):
    _forwarded(f"__{_name}__", _operation)
    _forwarded(f"__r{_name}__", _operation, is_reflected=True)
for _name, _operation in (("ipow", _operator.ipow), ("int", int), ("float", float)):
    _forwarded(f"__{_name}__", _operation)


def _target(proxy):
    found = object.__getattribute__(proxy, "_reference")()
    if found is None:
        raise ReferenceError("weakly-referenced object no longer exists")
    return found


class WeakMethod(ref):
    """A weak reference to a bound method."""
    __slots__ = ("_function", "_lives", "__weakref__")

    def __new__(cls, meth, callback=None):
        try:
            receiver, function = meth.__self__, meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None
        watch = None
        if callback is not None:
            # Whichever of the two goes first ends the method.
            known = []

            def watch(_):
                made = known[0]() if known else None
                if made is not None and made._lives:
                    made._lives = False
                    callback(made)
        made = ref.__new__(cls, receiver, watch)
        made._function = ref(function, watch)
        made._lives = True
        if watch is not None:
            known.append(ref(made))
        return made

    def __call__(self):
        found, function = super().__call__(), self._function()
        return None if found is None or function is None else _bind_method(function, found)

    def __eq__(self, other):
        if not isinstance(other, WeakMethod):
            return NotImplemented
        if not self._lives or not other._lives:
            return self is other
        return ref.__eq__(self, other) and self._function == other._function

    def __ne__(self, other):
        same = self.__eq__(other)
        return same if same is NotImplemented else not same

    __hash__ = ref.__hash__


def _updated(self, other):
    self.update(other)
    return self


def _joined(self, other):
    return _updated(self.copy(), other) if isinstance(other, _Mapping) else NotImplemented


def _joined_reflected(self, other):
    return _updated(_updated(type(self)(), other), self) if isinstance(other, _Mapping) else NotImplemented


class WeakValueDictionary(_MutableMapping):
    """A dict whose values do not keep their objects alive."""

    def __init__(self, other=(), /, **kw):
        self.data = {}
        self.update(other, **kw)

    def _clean(self):
        for key in [key for key, reference in self.data.items() if reference() is None]:
            del self.data[key]

    def __getitem__(self, key):
        value = self.data[key]()
        if value is None:
            raise KeyError(key)
        return value

    def __setitem__(self, key, value):
        self.data[key] = ref(value)

    def update(self, other=None, /, **kwargs):
        if other is not None:
            for key, value in (other if hasattr(other, "items") else dict(other)).items():
                self[key] = value
        for key, value in kwargs.items():
            self[key] = value

    def __delitem__(self, key):
        self._clean()
        del self.data[key]

    def __len__(self):
        self._clean()
        return len(self.data)

    def __contains__(self, key):
        found = self.data.get(key)
        return found is not None and found() is not None

    def __iter__(self):
        self._clean()
        return iter([*self.data])

    def __repr__(self):
        return f"<WeakValueDictionary at 0x{id(self):x}>"

    def popitem(self):
        while True:
            key, reference = self.data.popitem()
            value = reference()
            if value is not None:
                return key, value

    def pop(self, key, *args):
        reference = self.data.pop(key, None)
        value = None if reference is None else reference()
        if value is not None:
            return value
        if args:
            return args[0]
        raise KeyError(key)

    def keys(self):
        return iter(self)

    def values(self):
        return iter([value for value in [reference() for reference in self.data.values()] if value is not None])

    def items(self):
        return iter([(key, value) for key, value in [(key, reference()) for key, reference in self.data.items()] if value is not None])

    def valuerefs(self):
        return [*self.data.values()]

    itervaluerefs = valuerefs

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def copy(self):
        made = type(self)()
        for key, value in self.items():
            made[key] = value
        return made

    def __deepcopy__(self, memo):
        from copy import deepcopy
        made = type(self)()
        for key, value in self.items():
            made[deepcopy(key, memo)] = value
        return made

    __copy__ = copy
    __ior__, __or__, __ror__ = _updated, _joined, _joined_reflected


class _Key:
    """A reference to a key that may be equal to others: as its object it is compared and hashed."""
    __slots__ = ("reference", "hash")

    def __init__(self, item):
        self.reference = ref(item)
        self.hash = hash(item)

    def __call__(self):
        return self.reference()

    def __hash__(self):
        return self.hash

    def __eq__(self, other):
        if type(other) is not _Key:
            return NotImplemented
        one, two = self.reference(), other.reference()
        return self is other or one is not None and two is not None and (one is two or one == two)

    def __repr__(self):
        return repr(self.reference)


def _key(item):
    # Most objects are equal to themselves alone, and so are their references.
    return ref(item) if type(item).__eq__ is object.__eq__ and type(item).__hash__ is object.__hash__ else _Key(item)


class WeakKeyDictionary(_MutableMapping):
    """A dict whose keys do not keep their objects alive."""

    def __init__(self, dict=None):
        self.data = {}
        if dict is not None:
            self.update(dict)

    def _clean(self):
        self.data = {reference: value for reference, value in self.data.items() if reference() is not None}

    def __getitem__(self, key):
        return self.data[_key(key)]

    def __setitem__(self, key, value):
        self._clean()
        self.data[_key(key)] = value

    def update(self, dict=None, /, **kwargs):
        if dict is not None:
            for key, value in (dict if hasattr(dict, "items") else {}.__class__(dict)).items():
                self[key] = value
        if kwargs:
            self.update(kwargs)

    def __delitem__(self, key):
        del self.data[_key(key)]

    def __len__(self):
        self._clean()
        return len(self.data)

    def __contains__(self, key):
        try:
            ref(key)
        except TypeError:
            return False
        return _key(key) in self.data

    def __iter__(self):
        self._clean()
        return iter([key for key in [reference() for reference in self.data] if key is not None])

    def __repr__(self):
        return f"<WeakKeyDictionary at 0x{id(self):x}>"

    def popitem(self):
        while True:
            reference, value = self.data.popitem()
            key = reference()
            if key is not None:
                return key, value

    def pop(self, key, *args):
        return self.data.pop(_key(key), *args)

    def keys(self):
        return iter(self)

    def values(self):
        self._clean()
        return iter([*self.data.values()])

    def items(self):
        return iter([(key, value) for key, value in [(reference(), value) for reference, value in self.data.items()] if key is not None])

    def keyrefs(self):
        return [ref(key) for key in self]

    def copy(self):
        made = type(self)()
        for key, value in self.items():
            made[key] = value
        return made

    def __deepcopy__(self, memo):
        from copy import deepcopy
        made = type(self)()
        for key, value in self.items():
            made[key] = deepcopy(value, memo)
        return made

    __copy__ = copy
    __ior__, __or__, __ror__ = _updated, _joined, _joined_reflected


def _own_state(items):
    # What derived classes added, as `__getstate__` gives it: without the references.
    state = object.__getstate__(items)
    own, slots = state if isinstance(state, tuple) else (state, None)
    own = {name: value for name, value in (own or {}).items() if name != "data"}
    return (own, slots) if slots else own


class WeakSet(_MutableSet):
    # A set that does not keep its items alive.
    __module__ = "_weakrefset"

    def __init__(self, data=None):
        self.data = set()
        for item in () if data is None else data:
            self.add(item)

    def _clean(self):
        self.data = {reference for reference in self.data if reference() is not None}

    def __len__(self):
        self._clean()
        return len(self.data)

    def __iter__(self):
        return iter([item for item in [reference() for reference in self.data] if item is not None])

    def __contains__(self, item):
        try:
            ref(item)
        except TypeError:
            return False
        return _key(item) in self.data

    def add(self, item):
        self.data.add(_key(item))

    def discard(self, item):
        self.data.discard(_key(item))

    def remove(self, item):
        self.data.remove(_key(item))

    def clear(self):
        self.data.clear()

    def pop(self):
        while self.data:
            item = self.data.pop()()
            if item is not None:
                return item
        raise KeyError("pop from empty WeakSet")

    def copy(self):
        return self.__class__(self)

    def __reduce__(self):
        return self.__class__, (list(self),), _own_state(self)

    def update(self, other):
        for item in other:
            self.add(item)

    def _only(self, keep):
        return self.__class__([item for item in self if keep(item)])

    def union(self, other):
        made = self.copy()
        made.update(other)
        return made

    def intersection(self, other):
        others = set(other)
        return self._only(lambda item: item in others)

    def difference(self, other):
        others = set(other)
        return self._only(lambda item: item not in others)

    def symmetric_difference(self, other):
        return self.difference(other).union(self.__class__(other).difference(self))

    def _become(self, other):
        self.data = other.data

    def intersection_update(self, other):
        self._become(self.intersection(other))

    def difference_update(self, other):
        self._become(self.difference(other))

    def symmetric_difference_update(self, other):
        self._become(self.symmetric_difference(other))

    def __ior__(self, other):
        self.update(other)
        return self

    def __iand__(self, other):
        self.intersection_update(other)
        return self

    def __isub__(self, other):
        self.difference_update(other)
        return self

    def __ixor__(self, other):
        self.symmetric_difference_update(other)
        return self

    __or__, __and__, __sub__, __xor__ = union, intersection, difference, symmetric_difference

    def issubset(self, other):
        others = set(other)
        return all(item in others for item in self)

    def issuperset(self, other):
        return all(item in self for item in other)

    __le__, __ge__ = issubset, issuperset

    def __lt__(self, other):
        return self.issubset(other) and len(self) < len(set(other))

    def __gt__(self, other):
        return self.issuperset(other) and len(self) > len(set(other))

    def __eq__(self, other):
        return set(self) == set(other) if isinstance(other, self.__class__) else NotImplemented

    def isdisjoint(self, other):
        return not self.intersection(other)

    def __repr__(self):
        return repr(self.data)


# Those that wait for their object, whether or not anybody else knows them, the oldest first.
_finalizers = {}
_ended = []


def _at_exit():
    for one in reversed([*_finalizers.values()]):
        if one.atexit:
            one()
    _ended.append(True)


class finalize:
    """Calls a function when an object goes."""
    __slots__ = ("_details", "_watch", "_at_exit")

    def __init__(self, obj, func, /, *args, **kwargs):
        self._details = (ref(obj), func, args, kwargs)
        self._watch = ref(obj, self._gone)
        self._at_exit = True
        if not _finalizers:
            import atexit
            atexit.unregister(_at_exit)
            atexit.register(_at_exit)
        _finalizers[id(self)] = self

    def __repr__(self):
        name = f"<{type(self).__name__} object at {id(self):#x}"
        found = None if self._details is None else self._details[0]()
        return f"{name}; dead>" if found is None else f"{name}; for {type(found).__name__!r} at {id(found):#x}>"

    def _gone(self, reference):
        if not _ended:
            self()

    def __call__(self, _=None):
        details, self._details = self._details, None
        _finalizers.pop(id(self), None)
        if details is not None:
            return details[1](*details[2], **details[3])

    def detach(self):
        details, self._details = self._details, None
        _finalizers.pop(id(self), None)
        if details is not None:
            found = details[0]()
            return None if found is None else (found, details[1], details[2], details[3])

    def peek(self):
        if self._details is None:
            return None
        found = self._details[0]()
        return None if found is None else (found, self._details[1], self._details[2], self._details[3])

    @property
    def alive(self):
        return self._details is not None

    @property
    def atexit(self):
        return self._details is not None and self._at_exit

    @atexit.setter
    def atexit(self, value):
        self._at_exit = bool(value)
