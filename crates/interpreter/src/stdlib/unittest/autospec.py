# `unittest.mock`, autospec: mocks that have the attributes of something else, each with its own, and take the arguments that it takes.
# Python because it asks objects of the guest for their attributes, and makes functions.


def _signature_of(spec, skips_first=False):
    import inspect
    try:
        signature = inspect.signature(spec)
    except (TypeError, ValueError):
        return None
    return signature.replace(parameters=[*signature.parameters.values()][1:]) if skips_first else signature


def _is_mock(spec):
    return issubclass(type(spec), NonCallableMock)


def _is_callable(spec):
    if isinstance(spec, (staticmethod, classmethod, type(call.count))):
        return _is_callable(spec.__func__)
    return isinstance(spec, type) or getattr(spec, "__call__", None) is not None


def _is_called_as_instance(kind):
    return any("__call__" in vars(base) for base in kind.__mro__)


def _autospecced(spec, spec_set, instance, options):
    """A mock for an object, or for an instance of a class."""
    import inspect
    is_type = isinstance(spec, type)
    if inspect.isdatadescriptor(spec):
        # Nobody knows what it gives.
        return MagicMock(**options)
    if is_type and instance:
        is_called = _is_called_as_instance(spec)
    else:
        is_called = _is_callable(spec)
    if spec is not None:
        options = {"spec_set" if spec_set else "spec": spec, **options}
    kind = MagicMock if is_called else NonCallableMagicMock
    if inspect.iscoroutinefunction(spec):
        kind = AsyncMock
    made = kind(**options)
    own = made.__dict__
    own["_mock_autospec"] = (spec, spec_set)
    if is_type and instance:
        if is_called:
            own["_mock_signature"] = _signature_of(spec.__call__, True)
    elif is_type:
        own["_mock_signature"] = _signature_of(spec.__init__, True)
    elif is_called:
        # What is built in takes whatever it is given, as far as this can tell.
        is_open = isinstance(spec, (staticmethod, classmethod, type(len), type(str.join)))
        own["_mock_signature"] = None if is_open else _signature_of(spec)
    return made


def _autospec_child(mock, name):
    """The mock for an attribute of what a mock stands in for."""
    import inspect
    spec, spec_set = mock.__dict__["_mock_autospec"]
    original = getattr(spec, name, None)
    child = _autospecced(original, spec_set, False, {"parent": mock, "name": name, "_new_name": name, "_new_parent": mock})
    if isinstance(spec, type) and isinstance(inspect.getattr_static(spec, name, None), type(_autospec_child)):
        child.__dict__["_mock_signature"] = _signature_of(original, True)
    return child


def _as_function(mock, spec):
    """A function that calls a mock: it becomes a method where it is an attribute of a class, and tells what the mock remembers."""
    def funcopy(*args, **kwargs):
        return mock(*args, **kwargs)

    name = spec.__name__
    funcopy.__name__ = funcopy.__qualname__ = name if name.isidentifier() else "funcopy"
    funcopy.mock = mock
    for name in ("assert_called_with", "assert_not_called", "assert_called", "assert_called_once", "assert_called_once_with", "assert_has_calls", "assert_any_call"):
        setattr(funcopy, name, getattr(mock, name))
    funcopy.return_value, funcopy.side_effect = mock.return_value, mock.side_effect
    if mock.__dict__["_mock_signature"] is not None:
        funcopy.__signature__ = mock.__dict__["_mock_signature"]

    def reset_mock():
        mock.reset_mock()
        result = funcopy.return_value
        if isinstance(result, NonCallableMock) and result is not mock:
            result.reset_mock()

    funcopy.reset_mock = reset_mock
    mock.__dict__["_mock_delegate"] = funcopy
    mock._mock_tell()
    return funcopy


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """A mock that has the attributes of something else."""
    if _is_mock(spec):
        raise InvalidSpecError(f"Cannot autospec a Mock object. [object={spec!r}]")
    made = _autospecced(spec, spec_set, instance, {"name": _name, **kwargs})
    if isinstance(spec, type) and not instance and "return_value" not in kwargs:
        result = _autospecced(spec, spec_set, True, {"_new_name": "()", "_new_parent": made})
        made.__dict__["_mock_return_value"] = result
    is_function = isinstance(spec, (type(_as_function), type(call.count))) and not isinstance(made, AsyncMock)
    return _as_function(made, spec) if is_function else made
