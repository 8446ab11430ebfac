# Higher-order functions: decorators, which make functions that call the guest's. Tables and partials are native (functools/mod.rs).

__all__ = ["update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache", "cmp_to_key", "lru_cache", "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod", "cached_property"]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def _update_wrapper(wrapper, wrapped, assigned, updated):
    # As update_wrapper(), of objects that are no plain functions.
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            continue
        setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def _order_method(name, root):
    # Each missing comparison follows from the one that is there, and from equality where they differ in strictness.
    method, wanted = f"__{root}__", f"__{name}__"
    negated = {("lt", "ge"), ("le", "gt"), ("gt", "le"), ("ge", "lt")}
    if (root, name) in negated:
        def derived(self, other):
            result = getattr(type(self), method)(self, other)
            return result if result is NotImplemented else not result
    elif root in ("lt", "gt") and name in ("gt", "lt"):
        def derived(self, other):
            result = getattr(type(self), method)(self, other)
            return result if result is NotImplemented else not result and self != other
    elif root in ("lt", "gt"):
        def derived(self, other):
            result = getattr(type(self), method)(self, other)
            return result if result is NotImplemented else result or self == other
    elif (root, name) in {("le", "ge"), ("ge", "le")}:
        def derived(self, other):
            result = getattr(type(self), method)(self, other)
            return result if result is NotImplemented else not result or self == other
    else:
        def derived(self, other):
            result = getattr(type(self), method)(self, other)
            return result if result is NotImplemented else result and self != other
    derived.__name__ = wanted
    derived.__qualname__ = f"_{name}_from_{root}"
    signs = {"lt": "<", "gt": ">", "le": "<=", "ge": ">="}
    rule = f"(not a {signs[root]} b)" if root[0] != name[0] else f"(a {signs[root]} b)"
    if (root, name) not in negated:
        rule += " and (a != b)" if name[1] == "t" else " or (a == b)"
    derived.__doc__ = f"Return a {signs[name]} b.  Computed by @total_ordering from {rule}."
    return derived


def total_ordering(cls):
    """Class decorator that fills in missing ordering methods."""
    roots = [name for name in ("lt", "gt", "le", "ge") if getattr(cls, f"__{name}__", None) is not getattr(object, f"__{name}__")]
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    root = "lt" if "lt" in roots else "le" if "le" in roots else "gt" if "gt" in roots else "ge"
    for name in ("lt", "gt", "le", "ge"):
        if name not in roots:
            setattr(cls, f"__{name}__", _order_method(name, root))
    return cls


class partialmethod:
    """A method with some of its arguments given."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            args, keywords, func = (*func.args, *args), func.keywords | keywords, func.func
        self.func, self.args, self.keywords = func, args, keywords

    def __repr__(self):
        args = ", ".join([repr(arg) for arg in self.args])
        keywords = ", ".join([f"{key}={value!r}" for key, value in self.keywords.items()])
        return f"{type(self).__module__}.{type(self).__qualname__}({self.func}, {args}, {keywords})"

    def __get__(self, instance, owner=None):
        bind = getattr(type(self.func), "__get__", None)
        if bind is not None:
            bound = bind(self.func, instance, owner)
            if bound is not self.func:
                made = partial(bound, *self.args, **self.keywords)
                try:
                    made.__self__ = bound.__self__
                except AttributeError:
                    pass
                return made
        function, given, named = self.func, self.args, self.keywords

        def _method(self, /, *args, **keywords):
            return function(self, *given, *args, **{**named, **keywords})

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method._partialmethod = self
        return _method.__get__(instance, owner)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


class _lru_cache_wrapper:
    __slots__ = ("_cache", "__dict__", "__weakref__")

    def __init__(self, function, maxsize, typed):
        if not callable(function):
            raise TypeError("the first argument must be callable")
        self._cache = _lru_new(function, maxsize, bool(typed))
        self.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
        update_wrapper(self, function, updated=())
        for name, value in getattr(function, "__dict__", {}).items():
            setattr(self, name, value)
        self.__wrapped__ = function

    __call__ = _lru_call

    def __get__(self, instance, owner=None):
        return self if instance is None else _bind_method(self, instance)

    def __reduce__(self):
        return self.__qualname__

    def cache_info(self):
        from functools import _CacheInfo
        return _CacheInfo(*_lru_numbers(self._cache)[:4])

    def cache_clear(self):
        _lru_clear(self._cache)

    def __repr__(self):
        return f"<functools._lru_cache_wrapper object at 0x{id(self):012x}>"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


_as_native(_lru_cache_wrapper, "functools._lru_cache_wrapper", True, False)


def lru_cache(maxsize=128, typed=False):
    """Decorator: remembers the results of the last `maxsize` different calls."""
    if isinstance(maxsize, int):
        maxsize = 0 if maxsize < 0 else maxsize
    elif callable(maxsize) and isinstance(typed, bool):
        return _lru_cache_wrapper(maxsize, 128, typed)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorating_function(user_function):
        return _lru_cache_wrapper(user_function, maxsize, typed)

    return decorating_function


class cached_property:
    """A property that is computed once and then is a plain attribute."""

    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(f"Cannot assign the same cached_property to two different names ({self.attrname!r} and {name!r}).")

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        try:
            values = instance.__dict__
        except AttributeError:
            raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} instance to cache {self.attrname!r} property.") from None
        value = values.get(self.attrname, _missing)
        if value is _missing:
            value = self.func(instance)
            try:
                values[self.attrname] = value
            except TypeError:
                message = f"The '__dict__' attribute on {type(instance).__name__!r} instance does not support item assignment for caching {self.attrname!r} property."
                raise TypeError(message) from None
        return value

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)


def _merged(orders):
    # C3: the first head that stands in no other tail, again and again.
    made = []
    while True:
        orders = [order for order in orders if order]
        if not orders:
            return made
        for order in orders:
            head = order[0]
            if not any([head in other[1:] for other in orders]):
                break
        else:
            raise RuntimeError("Inconsistent hierarchy")
        made.append(head)
        for order in orders:
            if order[0] == head:
                del order[0]


def _belongs(cls, one):
    # Nobody asked for this very class, which may be a protocol.
    from abc import _is_below
    return _is_below(cls, one)


def _order_with(cls, abstract):
    # The method resolution order that the class would have, were it derived from abstract classes that it belongs to.
    border = 0
    for at, base in enumerate(reversed(cls.__bases__)):
        if hasattr(base, "__abstractmethods__"):
            # Bases up to the last abstract one come first.
            border = len(cls.__bases__) - at
            break
    explicit, other = list(cls.__bases__[:border]), list(cls.__bases__[border:])
    added = [base for base in abstract if _belongs(cls, base) and not any([_belongs(one, base) for one in cls.__bases__])]
    left = [base for base in abstract if base not in added]
    orders = [_order_with(base, left) for base in explicit] + [_order_with(base, left) for base in added] + [_order_with(base, left) for base in other]
    return _merged([[cls]] + orders + [explicit] + [added] + [other])


def _composed_order(cls, types):
    bases = set(cls.__mro__)
    types = [one for one in types if one not in bases and _belongs(cls, one)]
    # What is a base of another registered class is found there.
    types = [one for one in types if not any([one is not other and one in other.__mro__ for other in types])]
    known = set(types)
    abstract = []
    for one in types:
        found = [[base for base in sub.__mro__ if base in known] for sub in one.__subclasses__() if sub not in bases and _belongs(cls, sub)]
        # The subclasses that lead to most of the registered classes come first.
        found.sort(key=len, reverse=True)
        for sub in [base for order in found for base in order] if found else [one]:
            if sub not in abstract:
                abstract.append(sub)
    return _order_with(cls, abstract)


def _best(cls, registry):
    if cls in registry:
        return registry[cls]
    match = None
    for one in _composed_order(cls, registry.keys()):
        if match is not None:
            # Of two abstract classes that have nothing to do with each other neither is the better one.
            if one in registry and one not in cls.__mro__ and match not in cls.__mro__ and not issubclass(match, one):
                raise RuntimeError(f"Ambiguous dispatch: {match!r} or {one!r}")
            break
        if one in registry:
            match = one
    return registry.get(match)


def singledispatch(func):
    """Decorator: a function that chooses its implementation by the type of its first argument."""
    import types
    from abc import get_cache_token
    registry = {}
    known, known_at = {}, None
    function_name = getattr(func, "__name__", "singledispatch function")

    def dispatch(cls):
        """The implementation for a class."""
        nonlocal known_at
        token = get_cache_token()
        if isinstance(cls, type):
            if known_at == token and (found := known.get(cls)) is not None:
                return found
        else:
            # It is looked up in a dict of weak references.
            from weakref import ref
            ref(cls)
        if known_at != token:
            known.clear()
            known_at = token
        found = known.get(cls)
        if found is None:
            found = known[cls] = _best(cls, registry)
        return found

    def is_union(cls):
        return isinstance(cls, types.UnionType) or type(cls).__name__ == "_UnionGenericAlias"

    def is_class(cls):
        return isinstance(cls, type) and not isinstance(cls, types.GenericAlias)

    def is_valid(cls):
        return is_class(cls) or is_union(cls) and all([is_class(arg) for arg in cls.__args__])

    def register(cls, func=None):
        """Registers an implementation for a class."""
        if is_valid(cls):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            annotations = getattr(cls, "__annotations__", {})
            if not annotations:
                raise TypeError(f"Invalid first argument to `register()`: {cls!r}. Use either `@register(some_class)` or plain `@register` on an annotated function.")
            func = cls
            from typing import get_type_hints
            name, cls = next(iter(get_type_hints(func).items()))
            if not is_valid(cls):
                reason = "not all arguments are classes." if is_union(cls) else "is not a class."
                raise TypeError(f"Invalid annotation for {name!r}. {cls!r} {reason}")
        if isinstance(cls, type):
            registry[cls] = func
        else:
            for member in cls.__args__:
                registry[member] = func
        known.clear()
        return func

    def wrapper(*args, **keywords):
        if not args:
            raise TypeError(f"{function_name} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **keywords)

    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = types.MappingProxyType(registry)
    wrapper._clear_cache = known.clear
    update_wrapper(wrapper, func)
    return wrapper


class singledispatchmethod:
    """As singledispatch, for methods: the first argument after self decides."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        self.func, self.dispatcher = func, singledispatch(func)

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, method)

    def __get__(self, instance, owner=None):
        def _method(*args, **keywords):
            method = self.dispatcher.dispatch(args[0].__class__)
            return method.__get__(instance, owner)(*args, **keywords)

        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.register = self.register
        update_wrapper(_method, self.func)
        return _method

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)
