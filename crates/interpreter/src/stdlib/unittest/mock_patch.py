

# The second half of `unittest.mock`: something else in the place of an attribute, for a while.
# It imports modules, and sets attributes of the objects of the guest.


def _find(path):
    """What a dotted name stands for; modules on the way are imported."""
    names = path.split(".")
    found, known = __import__(names[0]), names[0]
    for name in names[1:]:
        known += "." + name
        try:
            found = getattr(found, name)
        except AttributeError:
            __import__(known)
            found = getattr(found, name)
    return found


class _patch:
    """One attribute that is something else meanwhile."""
    _active = []

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        self.getter, self.attribute, self.new, self.spec, self.create = getter, attribute, new, spec, create
        self.spec_set, self.autospec, self.new_callable, self.kwargs = spec_set, autospec, new_callable, kwargs
        self.attribute_name, self.additional_patchers = None, []

    def copy(self):
        made = _patch(self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec, self.new_callable, self.kwargs)
        made.attribute_name = self.attribute_name
        made.additional_patchers = [one.copy() for one in self.additional_patchers]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            for name in dir(func):
                if name.startswith(patch.TEST_PREFIX) and callable(value := getattr(func, name)):
                    setattr(func, name, self.copy()(value))
            return func
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func
        import inspect
        if inspect.iscoroutinefunction(func):
            @_wraps(func)
            async def patched(*args, **keywords):
                with _Patchings(patched.patchings, args, keywords) as (args, keywords):
                    return await func(*args, **keywords)
        else:
            @_wraps(func)
            def patched(*args, **keywords):
                with _Patchings(patched.patchings, args, keywords) as (args, keywords):
                    return func(*args, **keywords)
        patched.patchings = [self]
        return patched

    def _original(self):
        target, name = self.getter(), self.attribute
        local = name in getattr(target, "__dict__", {})
        original = target.__dict__[name] if local else getattr(target, name, DEFAULT)
        import builtins
        if name in vars(builtins) and type(target) is type(builtins):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f"{target!r} does not have the attribute {name!r}")
        return target, original, local

    def __enter__(self):
        self.target, self.original, self.local = self._original()
        new = self.new
        spec, spec_set, autospec = [None if given is False else given for given in (self.spec, self.spec_set, self.autospec)]
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set not in (True, None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        if new is DEFAULT and autospec is None:
            new = self._made(spec, spec_set)
        elif autospec is not None:
            if new is not DEFAULT:
                raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
            if self.original is DEFAULT:
                raise TypeError("Can't use 'autospec' with create=True")
            autospec = self.original if autospec is True else autospec
            if _is_mock(self.target):
                raise InvalidSpecError(f"Cannot autospec attr {self.attribute!r} as the patch target has already been mocked out. [target={self.target!r}, attr={autospec!r}]")
            if _is_mock(autospec):
                name = getattr(self.target, "__name__", self.target)
                raise InvalidSpecError(f"Cannot autospec attr {self.attribute!r} from target {name!r} as it has already been mocked out. [target={self.target!r}, attr={autospec!r}]")
            new = create_autospec(autospec, spec_set=bool(spec_set), _name=self.attribute, **self.kwargs)
        elif self.kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.is_made = self.new is DEFAULT
        setattr(self.target, self.attribute, new)
        if self.attribute_name is None:
            return new
        result = {self.attribute_name: new} if self.is_made else {}
        for other in self.additional_patchers:
            more = other.__enter__()
            if other.new is DEFAULT:
                result.update(more)
        return result

    def _made(self, spec, spec_set):
        import inspect
        spec = self.original if spec is True else spec
        if spec_set is True:
            spec, spec_set = None, self.original if spec is None else spec
        wanted = spec if spec_set is None else spec_set
        if wanted is not None and self.original is DEFAULT:
            raise TypeError("Can't use 'spec' with create=True")
        kind = AsyncMock if inspect.iscoroutinefunction(self.original if wanted is None else wanted) else MagicMock
        is_plain = isinstance(wanted, (list, tuple))
        if self.new_callable is not None:
            kind = self.new_callable
        elif wanted is not None and kind is MagicMock and ("__call__" not in wanted if is_plain else not callable(wanted)):
            kind = NonCallableMagicMock
        options = {} if wanted is None else {"spec" if spec_set is None else "spec_set": wanted}
        is_mock = isinstance(kind, type) and issubclass(kind, NonCallableMock)
        if is_mock and self.attribute:
            options["name"] = self.attribute
        options.update(self.kwargs)
        new = kind(**options)
        if wanted is not None and isinstance(self.original, type) and _is_mock(new):
            # What the class gives is an instance of it.
            if not is_plain and not _is_called_as_instance(wanted if isinstance(wanted, type) else type(wanted)):
                kind = NonCallableMagicMock
            options.pop("name")
            new.return_value = kind(_new_parent=new, _new_name="()", **options)
        return new

    def __exit__(self, *details):
        for other in reversed(self.additional_patchers):
            other.__exit__(*details)
        if self.local and self.original is not DEFAULT:
            setattr(self.target, self.attribute, self.original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and not hasattr(self.target, self.attribute):
                setattr(self.target, self.attribute, self.original)
        del self.target, self.original
        return False

    def start(self):
        """Begins; `stop` ends it."""
        result = self.__enter__()
        self._active.append(self)
        return result

    def stop(self):
        if self not in self._active:
            return None
        self._active.remove(self)
        return self.__exit__(None, None, None)


class _Patchings:
    """All patches of a function; the mocks that they made are its last arguments."""

    def __init__(self, patchings, args, keywords):
        self.patchings, self.args, self.keywords, self.entered = patchings, args, keywords, []

    def __enter__(self):
        extra, keywords = [], dict(self.keywords)
        try:
            for one in self.patchings:
                made = one.__enter__()
                self.entered.append(one)
                if one.attribute_name is not None:
                    keywords.update(made)
                elif one.new is DEFAULT:
                    extra.append(made)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return (*self.args, *extra), keywords

    def __exit__(self, *details):
        for one in reversed(self.entered):
            one.__exit__(*details)
        return False


class _patch_dict:
    """A mapping that holds something else meanwhile."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict, self.values, self.clear = in_dict, {**dict(values), **kwargs}, clear

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _find(self.in_dict)
        try:
            self.before = self.in_dict.copy()
        except AttributeError:
            self.before = {key: self.in_dict[key] for key in self.in_dict}
        if self.clear:
            self._empty()
        self.in_dict.update(self.values)
        return self.in_dict

    def _empty(self):
        for key in [*self.in_dict]:
            del self.in_dict[key]

    def __exit__(self, *details):
        self._empty()
        self.in_dict.update(self.before)
        return False

    start = __enter__

    def stop(self):
        return self.__exit__(None, None, None)

    def __call__(self, func):
        if isinstance(func, type):
            for name in dir(func):
                if name.startswith(patch.TEST_PREFIX) and callable(value := getattr(func, name)):
                    setattr(func, name, _patch_dict(self.in_dict, self.values, self.clear)(value))
            return func

        @_wraps(func)
        def patched(*args, **keywords):
            with self:
                return func(*args, **keywords)
        return patched


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    """A decorator and context manager: what a dotted name stands for is something else meanwhile."""
    try:
        place, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}") from None
    return _patch(lambda: _find(place), attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    getter = (lambda: _find(target)) if type(target) is str else (lambda: target)
    first, *others = [_patch(getter, name, new, spec, create, spec_set, autospec, new_callable, {}) for name, new in kwargs.items()]
    for one in (first, *others):
        one.attribute_name = one.attribute
    first.additional_patchers = others
    return first


def _stop_all():
    for one in reversed([*_patch._active]):
        one.stop()


patch.object, patch.dict, patch.multiple, patch.stopall, patch.TEST_PREFIX = _patch_object, _patch_dict, _patch_multiple, _stop_all, "test"
