# `unittest.mock`: objects that stand in for others and remember how they were used. A spec limits which attributes there are;
# signatures are checked by `create_autospec` alone. They call functions of the guest, and ask the objects they stand in for.

from functools import wraps as _wraps

__all__ = [
    "Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec", "AsyncMock", "FILTER_DIR", "NonCallableMock",
    "NonCallableMagicMock", "mock_open", "PropertyMock", "seal",
]
FILTER_DIR = True


class InvalidSpecError(Exception):
    pass


class _SentinelObject:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    def __init__(self):
        self._known = {}

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError
        return self._known.setdefault(name, _SentinelObject(name))


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
_absent = sentinel.MISSING
_removed = sentinel.DELETED


class _Any:
    """Equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return "<ANY>"


ANY = _Any()


def _shown_call(name, args, kwargs):
    parts = [repr(arg) for arg in args] + [f"{key}={value!r}" for key, value in kwargs.items()]
    return f"{name}({', '.join(parts)})"


class _Call(tuple):
    """A call: a name, positional arguments and keyword arguments. Fewer than three items leave the others empty."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        args, kwargs = (), {}
        if len(value) == 3:
            name, args, kwargs = value
        elif len(value) == 2:
            first, second = value
            if isinstance(first, str):
                name = first
                args, kwargs = (second, {}) if isinstance(second, tuple) else ((), second)
            else:
                args, kwargs = first, second
        elif len(value) == 1:
            item, = value
            if isinstance(item, str):
                name = item
            elif isinstance(item, tuple):
                args = item
            else:
                kwargs = item
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name, self._mock_parent, self._mock_from_kall = name, parent, from_kall

    def _parts(self):
        return self if len(self) == 3 else ("", *self)

    def __eq__(self, other):
        if not isinstance(other, tuple) or len(other) > 3:
            return NotImplemented if not isinstance(other, tuple) else False
        name, args, kwargs = self._parts()
        parent, other_parent = self._mock_parent, getattr(other, "_mock_parent", None)
        if parent and other_parent and parent != other_parent:
            return False
        if not isinstance(other, _Call):
            other = _Call(other)
        other_name, other_args, other_kwargs = other._parts()
        if name and other_name != name:
            return False
        return (other_args, other_kwargs) == (args, kwargs)

    def __ne__(self, other):
        return not self == other

    __hash__ = None

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattribute__(self, name):
        # What tuples have is the name of a call, too.
        if name in vars(tuple):
            raise AttributeError
        return tuple.__getattribute__(self, name)

    def __getattr__(self, name):
        if name.startswith("_mock_"):
            raise AttributeError(name)
        if self._mock_name is None:
            return _Call(name=name, from_kall=False)
        return _Call(name=f"{self._mock_name}.{name}", parent=self, from_kall=False)

    def call_list(self):
        """All calls of a chain, the first one first."""
        made, one = [], self
        while one is not None:
            if one._mock_from_kall:
                made.append(one)
            one = one._mock_parent
        return _CallList(reversed(made))

    @property
    def args(self):
        return self[-2]

    @property
    def kwargs(self):
        return self[-1]

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return f"call{name}" if name.startswith("()") else name
        name, args, kwargs = self._parts()
        if not name:
            name = "call"
        elif not name.startswith("()"):
            name = f"call.{name}"
        else:
            name = f"call{name}"
        return _shown_call(name, args, kwargs)


call = _Call(from_kall=False)


class _CallList(list):
    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        size = len(value)
        return any(list(self[at:at + size]) == value for at in range(len(self) - size + 1))

    def __repr__(self):
        from pprint import pformat
        return pformat([*self])


_NUMERIC = "add sub mul matmul truediv floordiv mod lshift rshift and xor or pow"
_PLAIN = (
    "lt gt le ge int contains len next enter exit divmod rdivmod neg pos abs invert complex float bool index round trunc floor ceil "
    "str sizeof getitem setitem delitem iter hash eq ne bytes fspath reversed missing call " + _NUMERIC + " "
    + " ".join(f"i{name} r{name}" for name in _NUMERIC.split())
)
_MAGICS = {f"__{name}__" for name in _PLAIN.split()} | {f"__{name}__" for name in "aenter aexit aiter anext".split()}
_RETURNS = {
    "__int__": 1, "__contains__": False, "__len__": 0, "__exit__": False, "__aexit__": False, "__complex__": 1j, "__float__": 1.0, "__bool__": True, "__index__": 1,
    "__lt__": NotImplemented, "__gt__": NotImplemented, "__le__": NotImplemented, "__ge__": NotImplemented,
}
# What a MagicMock has from the start: all but what would change how it is compared with itself or reversed.
_CONFIGURED = _MAGICS - {"__reversed__", "__missing__", "__call__", "__bytes__"} - {
    f"__r{name}__" for name in (_NUMERIC + " divmod").split()}
_OWN = frozenset((
    "_mock_children", "_mock_return_value", "_mock_side_effect", "_mock_name", "_mock_new_name", "_mock_parent", "_mock_new_parent",
    "_mock_sealed", "_mock_methods", "_mock_wraps", "_spec_class", "_spec_set", "method_calls", "called", "call_count", "call_args",
    "call_args_list", "mock_calls", "_mock_delegate", "_mock_spec", "_mock_autospec", "_mock_signature", "_mock_magics", "await_count", "await_args", "await_args_list",
))


class NonCallableMock:
    """An object whose attributes are made when they are first asked for."""

    def __new__(cls, /, *args, **kwargs):
        # A class of its own: special methods are looked up there.
        return object.__new__(type(cls.__name__, (cls,), {"__doc__": cls.__doc__, "__module__": cls.__module__}))

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="", _new_parent=None,
                 _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        own = self.__dict__
        if spec_set is not None:
            spec = spec_set
        if _is_mock(spec):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        is_plain = spec is None or type(spec) in (list, tuple)
        names = spec if is_plain else dir(spec)
        own.update(
            _mock_children={}, _mock_return_value=DEFAULT, _mock_side_effect=None, _mock_name=name, _mock_new_name=_new_name or name or "",
            _mock_parent=parent, _mock_new_parent=_new_parent if _new_parent is not None else parent, _mock_sealed=False,
            _mock_methods=names, _mock_wraps=wraps, _spec_set=spec_set is not None, _mock_delegate=None,
            _mock_spec=None if is_plain else spec, _spec_class=None if is_plain else spec if isinstance(spec, type) else type(spec),
            called=False, call_count=0, call_args=None, call_args_list=_CallList(), mock_calls=_CallList(), method_calls=_CallList(),
            _mock_unsafe=unsafe,
        )
        self._mock_begin()
        if kwargs:
            self.configure_mock(**kwargs)

    def _mock_begin(self):
        pass

    @property
    def __class__(self):
        return self.__dict__.get("_spec_class") or type(self)

    @property
    def return_value(self):
        own = self.__dict__
        if own["_mock_delegate"] is not None:
            return own["_mock_delegate"].return_value
        if own["_mock_return_value"] is DEFAULT:
            own["_mock_return_value"] = self._get_child_mock(_new_parent=self, _new_name="()")
        return own["_mock_return_value"]

    @return_value.setter
    def return_value(self, value):
        own = self.__dict__
        if own["_mock_delegate"] is not None:
            own["_mock_delegate"].return_value = value
            return
        own["_mock_return_value"] = value
        _adopt(self, value, None, "()")

    @property
    def side_effect(self):
        own = self.__dict__
        function = own["_mock_delegate"]
        if function is None:
            return own["_mock_side_effect"]
        function.side_effect = _effect(function.side_effect)
        return function.side_effect

    @side_effect.setter
    def side_effect(self, value):
        own = self.__dict__
        if own["_mock_delegate"] is not None:
            own["_mock_delegate"].side_effect = value
        else:
            own["_mock_side_effect"] = _effect(value)

    def _mock_tell(self):
        """The function in the place of this mock has its memory as attributes."""
        own = self.__dict__
        function = own["_mock_delegate"]
        if function is not None:
            for name in ("called", "call_count", "call_args", "call_args_list", "mock_calls", "method_calls"):
                setattr(function, name, own[name])

    def configure_mock(self, /, **kwargs):
        """Sets attributes; those of attributes have dots in their names."""
        for name, value in sorted(kwargs.items(), key=lambda entry: entry[0].count(".")):
            *path, last = name.split(".")
            target = self
            for step in path:
                target = getattr(target, step)
            setattr(target, last, value)

    def attach_mock(self, mock, attribute):
        """Makes another mock an attribute of this one, whose calls are then remembered here too."""
        own = mock.__dict__
        own.update(_mock_parent=None, _mock_new_parent=None, _mock_name="", _mock_new_name=None)
        setattr(self, attribute, mock)

    def mock_add_spec(self, spec, spec_set=False):
        own = self.__dict__
        own["_mock_methods"] = spec if isinstance(spec, (list, tuple)) else dir(spec)
        own["_spec_set"] = bool(spec_set)

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        """Forgets all calls."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        own = self.__dict__
        own.update(called=False, call_args=None, call_count=0, mock_calls=_CallList(), call_args_list=_CallList(), method_calls=_CallList())
        self._mock_tell()
        if return_value:
            own["_mock_return_value"] = DEFAULT
        if side_effect:
            own["_mock_side_effect"] = None
        for child in [*own["_mock_children"].values(), own["_mock_return_value"]]:
            if isinstance(child, NonCallableMock) and child is not self:
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)

    def __getattribute__(self, name):
        if name in _MAGICS:
            own = object.__getattribute__(self, "__dict__")
            child = own.get("_mock_children", {}).get(name)
            if child is None and name in own.get("_mock_magics", ()):
                child = self._mock_magic(name)
            if isinstance(child, NonCallableMock):
                return child
        return object.__getattribute__(self, name)

    def __getattr__(self, name):
        own = self.__dict__
        if name in _OWN or "_mock_methods" not in own:
            raise AttributeError(name)
        methods = own["_mock_methods"]
        if methods is not None:
            if name not in methods or name in _MAGICS:
                raise AttributeError(f"Mock object has no attribute {name!r}")
        elif name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        if methods is None and not own["_mock_unsafe"] and name.startswith(("assert", "assret", "asert", "aseert", "assrt")):
            raise AttributeError(f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.")
        child = own["_mock_children"].get(name)
        if child is _removed:
            raise AttributeError(name)
        if child is None:
            wrapped = own["_mock_wraps"]
            if "_mock_autospec" in own and wrapped is None:
                child = _autospec_child(self, name)
            else:
                child = self._get_child_mock(
                    parent=self, name=name, wraps=None if wrapped is None else getattr(wrapped, name), _new_name=name, _new_parent=self)
            own["_mock_children"][name] = child
        return child

    def __setattr__(self, name, value):
        own = self.__dict__
        if name in _OWN or name in ("return_value", "side_effect", "__class__"):
            if name == "__class__":
                own["_spec_class"] = value
            else:
                object.__setattr__(self, name, value)
            return
        if own.get("_spec_set") and own["_mock_methods"] is not None and name not in own["_mock_methods"] and name not in own:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _MAGICS:
            _adopt(self, value, None, name)
            setattr(type(self), name, _forwarder(name) if isinstance(value, NonCallableMock) else value)
            own["_mock_children"][name] = value
            return
        if own.get("_mock_sealed") and name not in own["_mock_children"] and name not in own:
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        if _adopt(self, value, name, name):
            own["_mock_children"][name] = value
        else:
            own[name] = value

    def __delattr__(self, name):
        own = self.__dict__
        if name in _MAGICS and name in type(self).__dict__:
            delattr(type(self), name)
            own["_mock_children"][name] = _removed
            return
        child = own["_mock_children"].get(name, _absent)
        if name in own:
            object.__delattr__(self, name)
        elif child is _removed:
            raise AttributeError(name)
        own["_mock_children"][name] = _removed

    def __dir__(self):
        own = self.__dict__
        names = own["_mock_methods"] or dir(type(self))
        children = [name for name, child in own["_mock_children"].items() if child is not _removed]
        return sorted({*names, *[name for name in own if not name.startswith("_")], *children})

    def _get_child_mock(self, /, **kwargs):
        """A mock for an attribute or for the result of a call."""
        self._mock_check_seal(kwargs)
        if _is_async(getattr(self.__dict__["_mock_spec"], kwargs.get("name") or "", None)):
            return AsyncMock(**kwargs)
        base = type(self).__mro__[1]
        if issubclass(base, PropertyMock):
            base = MagicMock
        elif not issubclass(base, CallableMixin):
            base = MagicMock if issubclass(base, MagicMixin) else Mock
        return base(**kwargs)

    def _mock_check_seal(self, kwargs):
        if self.__dict__["_mock_sealed"]:
            raise AttributeError(self._extract_mock_name() + (f".{kwargs['name']}" if "name" in kwargs else "()"))

    def _extract_mock_name(self):
        names, dot, parent, seen = [], "", self, set()
        while parent is not None:
            own = parent.__dict__
            new_name = own["_mock_new_name"]
            if new_name:
                names.append((new_name, dot))
                dot = "" if new_name == "()" else "."
            if id(parent) in seen:
                break
            seen.add(id(parent))
            last, parent = parent, own["_mock_new_parent"]
        names = [name + mark for name, mark in names][::-1]
        first = last.__dict__["_mock_name"] or "mock"
        if names and not last.__dict__["_mock_name"]:
            return first + ("" if names[0].startswith("()") else ".") + "".join(names)
        return "".join(names) if names else first

    def __repr__(self):
        own = self.__dict__
        name = self._extract_mock_name()
        shown = "" if name in ("mock", "mock.") else f" name={name!r}"
        spec = own["_spec_class"]
        if spec is not None:
            shown += f" {'spec_set' if own['_spec_set'] else 'spec'}={spec.__name__!r}"
        return f"<{type(self).__name__}{shown} id='{id(self)}'>"

    # What was called, and how.

    def _shown(self):
        return self.__dict__["_mock_name"] or "mock"

    def assert_not_called(self):
        if self.call_count:
            raise AssertionError(f"Expected '{self._shown()}' to not have been called. Called {self.call_count} times.{self._calls_text()}")

    def assert_called(self):
        if not self.call_count:
            raise AssertionError(f"Expected '{self._shown()}' to have been called.")

    def assert_called_once(self):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._shown()}' to have been called once. Called {self.call_count} times.{self._calls_text()}")

    def _signature_known(self):
        own = self.__dict__
        signature, spec = own.get("_mock_signature"), own["_mock_spec"]
        if signature is None and callable(spec):
            is_type = isinstance(spec, type)
            signature = _signature_of(spec.__init__ if is_type else spec, is_type)
        return signature

    def _matched(self, made):
        # With a signature it does not matter whether an argument was given by its name. A call that it refuses is the error.
        name = made[0] if len(made) == 3 else ""
        target, signature = self, None
        for step in name.replace("()", "").split(".") if name else ():
            target = target.__dict__["_mock_children"].get(step)
            if not isinstance(target, NonCallableMock):
                break
            signature = target._signature_known()
        if not name:
            signature = self._signature_known()
        if signature is None:
            return made
        try:
            bound = signature.bind(*made[-2], **made[-1])
        except TypeError as error:
            return error.with_traceback(None)
        return _Call((name, bound.args, bound.kwargs))

    def assert_called_with(self, /, *args, **kwargs):
        if self.call_args is None:
            expected = _shown_call(self._shown(), args, kwargs)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\nActual: not called.")
        wanted = self._matched(_Call((args, kwargs), two=True))
        if self._matched(self.call_args) != wanted:
            expected = _shown_call(self._shown(), args, kwargs)
            actual = _shown_call(self._shown(), *self.call_args)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\nActual: {actual}") from _cause([wanted])

    def assert_called_once_with(self, /, *args, **kwargs):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._shown()}' to be called once. Called {self.call_count} times.{self._calls_text()}")
        return self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        wanted = self._matched(_Call((args, kwargs), two=True))
        if wanted not in [self._matched(one) for one in self.call_args_list]:
            raise AssertionError(f"{_shown_call(self._shown(), args, kwargs)} call not found") from _cause([wanted])

    def assert_has_calls(self, calls, any_order=False):
        expected = [_Call(one) if not isinstance(one, _Call) else one for one in calls]
        wanted, made = [self._matched(one) for one in expected], _CallList([self._matched(one) for one in self.mock_calls])
        cause = _cause(wanted)
        if not any_order:
            if wanted not in made:
                errors = [one if isinstance(one, Exception) else None for one in wanted]
                problem = "Calls not found." if cause is None else f"Error processing expected calls.\nErrors: {errors}"
                raise AssertionError(f"{problem}\nExpected: {_CallList(expected)!r}{self._calls_text('Actual').rstrip('.')}") from cause
            return
        rest, missing = [*made], []
        for one in wanted:
            try:
                rest.remove(one)
            except ValueError:
                missing.append(one)
        if missing:
            raise AssertionError(f"{self._shown()!r} does not contain all of {tuple(missing)!r} in its call list, found {made!r} instead") from cause

    def _calls_text(self, prefix="Calls"):
        return f"\n{prefix}: {self.mock_calls!r}." if self.mock_calls else ""


def _cause(wanted):
    return next((one for one in wanted if isinstance(one, Exception)), None)


def _effect(value):
    # Several results come one after the other.
    if value is None or callable(value) or _is_exception(value):
        return value
    try:
        return iter(value)
    except TypeError:
        return value


def _is_async(value):
    code = getattr(getattr(value, "__func__", value), "__code__", None)
    return getattr(code, "co_flags", 0) & 128 != 0


def _is_exception(value):
    return isinstance(value, BaseException) or isinstance(value, type) and issubclass(value, BaseException)


def _adopt(parent, value, name, new_name):
    """Makes a mock that has no parent yet the child of another one."""
    if not isinstance(value, NonCallableMock) or isinstance(value, PropertyMock):
        return False
    own = value.__dict__
    if own["_mock_name"] or own["_mock_new_name"] or own["_mock_parent"] is not None or own["_mock_new_parent"] is not None:
        return False
    ancestor = parent
    while ancestor is not None:
        if ancestor is value:
            # Nothing is its own ancestor.
            return False
        ancestor = ancestor.__dict__["_mock_new_parent"]
    if new_name:
        own["_mock_new_parent"], own["_mock_new_name"] = parent, new_name
    if name:
        own["_mock_parent"], own["_mock_name"] = parent, name
    return True


class CallableMixin:
    """The part of a mock that can be called."""

    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None,
                 _new_name="", _new_parent=None, **kwargs):
        super().__init__(spec=spec, wraps=wraps, name=name, spec_set=spec_set, parent=parent, _new_name=_new_name, _new_parent=_new_parent, **kwargs)
        self.__dict__["_mock_return_value"] = return_value
        self.side_effect = side_effect

    def __call__(self, /, *args, **kwargs):
        self._mock_check(args, kwargs)
        self._mock_note(args, kwargs)
        return self._mock_answer(args, kwargs)

    def _mock_check(self, args, kwargs):
        signature = self.__dict__.get("_mock_signature")
        if signature is not None:
            signature.bind(*args, **kwargs)

    def _mock_note(self, args, kwargs):
        own = self.__dict__
        own["called"] = True
        own["call_count"] += 1
        made = _Call((args, kwargs), two=True)
        own["call_args"] = made
        own["call_args_list"].append(made)
        own["mock_calls"].append(_Call(("", args, kwargs)))
        self._mock_tell()
        # Every ancestor remembers the call too, with the way that leads to it.
        notes_methods = own["_mock_parent"] is not None
        method_name, name = own["_mock_name"], own["_mock_new_name"]
        is_call, parent = name == "()", own["_mock_new_parent"]
        while parent is not None:
            theirs = parent.__dict__
            if notes_methods:
                theirs["method_calls"].append(_Call((method_name, args, kwargs)))
                notes_methods = theirs["_mock_parent"] is not None
                if notes_methods:
                    method_name = f"{theirs['_mock_name']}.{method_name}"
            theirs["mock_calls"].append(_Call((name, args, kwargs)))
            if theirs["_mock_new_name"]:
                name = theirs["_mock_new_name"] + ("" if is_call else ".") + name
            is_call = theirs["_mock_new_name"] == "()"
            parent = theirs["_mock_new_parent"]

    def _mock_answer(self, args, kwargs):
        own = self.__dict__
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if callable(effect):
                result = effect(*args, **kwargs)
            else:
                result = next(effect)
                if _is_exception(result):
                    raise result
            if result is not DEFAULT:
                return result
        if own["_mock_return_value"] is not DEFAULT or own["_mock_delegate"] is not None:
            return self.return_value
        if own["_mock_wraps"] is not None:
            return own["_mock_wraps"](*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """An object that stands in for any other."""


def _forwarder(name):
    """A special method that leaves its work to the mock of that name."""
    def forward(self, /, *args, **kwargs):
        return getattr(self, name)(*args, **kwargs)
    return forward


class MagicMixin:
    """The part of a mock that has special methods from the start; each becomes a mock when it is first used."""

    def _mock_begin(self):
        cls, methods = type(self), self.__dict__["_mock_methods"]
        names = {name for name in _CONFIGURED if methods is None or name in methods}
        self.__dict__["_mock_magics"] = names
        for name in names:
            setattr(cls, name, _FORWARDERS[name])

    def _mock_magic(self, name):
        # It is no method that was called: it has no parent.
        options = {"name": name, "_new_name": name, "_new_parent": self}
        if name in ("__aenter__", "__aexit__", "__anext__"):
            self._mock_check_seal(options)
            child = AsyncMock(**options)
        else:
            child = self._get_child_mock(**options)
        if name in _RETURNS:
            child.return_value = _RETURNS[name]
        elif name in ("__hash__", "__str__", "__sizeof__"):
            child.return_value = getattr(object, name)(self)
        elif name in ("__eq__", "__ne__"):
            def compare(other):
                if child.__dict__["_mock_return_value"] is not DEFAULT:
                    return DEFAULT
                return (name == "__eq__") if self is other else NotImplemented

            child.side_effect = compare
        elif name == "__iter__":
            # Each walk begins anew, until a value is given.
            child.side_effect = lambda: iter([]) if child.__dict__["_mock_return_value"] is DEFAULT else iter(child.return_value)
        elif name == "__aiter__":
            child.side_effect = lambda: _one_by_one(() if child.__dict__["_mock_return_value"] is DEFAULT else child.return_value)
        elif name == "__fspath__":
            child.return_value = f"{type(self).__name__}/{self._extract_mock_name()}/{id(self)}"
        self.__dict__["_mock_children"][name] = child
        return child


async def _one_by_one(items):
    for item in items:
        yield item


_FORWARDERS = {name: _forwarder(name) for name in _CONFIGURED}


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A MagicMock that cannot be called."""


class MagicMock(MagicMixin, Mock):
    """A Mock that has special methods."""


class AsyncMock(MagicMixin, Mock):
    """A mock whose calls are awaited."""

    def _mock_begin(self):
        super()._mock_begin()
        from asyncio import _is_coroutine
        self.__dict__.update(await_count=0, await_args=None, await_args_list=_CallList(), _is_coroutine=_is_coroutine)

    async def _mock_await(self, args, kwargs):
        own = self.__dict__
        made = _Call((args, kwargs), two=True)
        own["await_count"] += 1
        own["await_args"] = made
        own["await_args_list"].append(made)
        effect = own["_mock_side_effect"]
        if effect is not None and not callable(effect) and not _is_exception(effect):
            try:
                result = next(effect)
            except StopIteration:
                raise StopAsyncIteration from None
            if _is_exception(result):
                raise result
            return result
        result = self._mock_answer(args, kwargs)
        return await result if hasattr(type(result), "__await__") else result

    def __call__(self, /, *args, **kwargs):
        self._mock_check(args, kwargs)
        self._mock_note(args, kwargs)
        return self._mock_await(args, kwargs)

    def reset_mock(self, /, *args, **kwargs):
        super().reset_mock(*args, **kwargs)
        self.__dict__.update(await_count=0, await_args=None, await_args_list=_CallList())

    def _get_child_mock(self, /, **kwargs):
        self._mock_check_seal(kwargs)
        name, spec = kwargs.get("_new_name") or "", self.__dict__["_mock_spec"]
        is_plain = name in _MAGICS or spec is not None and name != "()" and not _is_async(getattr(spec, name, None))
        return MagicMock(**kwargs) if is_plain else AsyncMock(**kwargs)

    def assert_awaited(self):
        if not self.await_count:
            raise AssertionError(f"Expected {self._shown()} to have been awaited.")

    def assert_awaited_once(self):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._shown()} to have been awaited once. Awaited {self.await_count} times.")

    def assert_awaited_with(self, /, *args, **kwargs):
        if self.await_args is None:
            raise AssertionError(f"Expected await: {_shown_call(self._shown(), args, kwargs)}\nNot awaited")
        wanted = self._matched(_Call((args, kwargs), two=True))
        if self._matched(self.await_args) != wanted:
            actual = _shown_call(self._shown(), *self.await_args)
            raise AssertionError(f"expected await not found.\nExpected: {_shown_call(self._shown(), args, kwargs)}\nActual: {actual}") from _cause([wanted])

    def assert_awaited_once_with(self, /, *args, **kwargs):
        self.assert_awaited_once()
        self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        if self._matched(_Call((args, kwargs), two=True)) not in [self._matched(one) for one in self.await_args_list]:
            raise AssertionError(f"{_shown_call(self._shown(), args, kwargs)} await not found")

    def assert_has_awaits(self, calls, any_order=False):
        expected = [self._matched(_two_of(one)) for one in calls]
        rest = _CallList([self._matched(one) for one in self.await_args_list])
        if not any_order:
            if expected not in rest:
                raise AssertionError(f"Awaits not found.\nExpected: {_CallList(calls)!r}\nActual: {self.await_args_list!r}")
            return
        missing = []
        for one in expected:
            try:
                rest.remove(one)
            except ValueError:
                missing.append(one)
        if missing:
            raise AssertionError(f"{tuple(missing)!r} not all found in await list")

    def assert_not_awaited(self):
        if self.await_count:
            raise AssertionError(f"Expected {self._shown()} to not have been awaited. Awaited {self.await_count} times.")


def _two_of(made):
    return _Call(tuple(made)[-2:], two=True)


class PropertyMock(Mock):
    """A mock to be used as a property of a class."""

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, val):
        self(val)


def seal(mock):
    """From now on there are no new attributes."""
    own = mock.__dict__
    own["_mock_sealed"] = True
    for child in (*own["_mock_children"].values(), own["_mock_return_value"]):
        if isinstance(child, NonCallableMock) and child.__dict__["_mock_new_parent"] is mock:
            seal(child)


def mock_open(mock=None, read_data=""):
    """A mock for `open`: files that hold this text."""
    from io import BytesIO, StringIO
    handle = MagicMock(spec=["read", "readline", "readlines", "write", "writelines", "close", "__enter__", "__exit__", "__iter__", "__next__"])
    mock = MagicMock(name="open") if mock is None else mock
    stream = [None]

    def begin(*args, **kwargs):
        stream[0] = StringIO(read_data) if isinstance(read_data, str) else BytesIO(read_data)
        return DEFAULT

    begin()
    handle.__enter__.return_value = handle
    for name in ("read", "readline", "readlines"):
        method = getattr(handle, name)
        method.return_value = None
        method.side_effect = lambda *args, _method=method, _name=name: (
            getattr(stream[0], _name)(*args) if _method.return_value is None else _method.return_value)
    handle.write.return_value = handle.writelines.return_value = None
    handle.__iter__.side_effect = lambda: iter(stream[0])
    handle.__next__.side_effect = lambda: next(stream[0])
    mock.side_effect = begin
    mock.return_value = handle
    return mock
