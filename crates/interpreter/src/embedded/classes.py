# Making classes and instances, with every hook that guest code may define.

def build_class(function, name, /, *bases, metaclass=None, **keywords):
    resolved = []
    changed = False
    for base in bases:
        if isinstance(base, type):
            resolved.append(base)
            continue
        entries = getattr(base, "__mro_entries__", None)
        if entries is None:
            resolved.append(base)
            continue
        found = entries(bases)
        if not isinstance(found, tuple):
            raise TypeError("__mro_entries__ must return a tuple")
        resolved.extend(found)
        changed = True
    new_bases = tuple(resolved)
    if metaclass is None:
        metaclass = type(new_bases[0]) if new_bases else type
    if isinstance(metaclass, type):
        metaclass = _derive_metaclass(metaclass, new_bases)
    prepare = getattr(metaclass, "__prepare__", None)
    if prepare is None or _is_plain_prepare(prepare):
        namespace = {}
    else:
        namespace = prepare(name, new_bases, **keywords)
        if not hasattr(type(namespace), "__getitem__"):
            shown = metaclass.__name__ if isinstance(metaclass, type) else "<metaclass>"
            raise TypeError(shown + ".__prepare__() must return a mapping, not " + type(namespace).__name__)
    cell = function(namespace)
    if cell is not None:
        namespace["__classcell__"] = cell
    if "__type_params__" in namespace:
        # A class with type parameters of its own (PEP 695) derives from Generic as its last base.
        import typing
        generic = typing.Generic[namespace["__type_params__"]]
        if typing.Generic not in new_bases and typing.Protocol not in new_bases:
            new_bases = (*new_bases, typing.Generic)
        bases = (*bases, generic)
        changed = True
    if changed and "__orig_bases__" not in namespace:
        namespace["__orig_bases__"] = bases
    if metaclass is type and not keywords:
        cls = _type_new(type, name, new_bases, namespace)
    else:
        cls = metaclass(name, new_bases, namespace, **keywords)
    if cell is not None and isinstance(cls, type):
        found = _cell_value(cell)
        if found is None:
            raise RuntimeError("__class__ not set defining " + repr(name) + " as " + repr(cls) + ". Was __classcell__ propagated to type.__new__?")
        if found is not cls:
            raise TypeError("__class__ set to " + repr(found) + " defining " + repr(name) + " as " + repr(cls))
    return cls

def finish_class(cls, namespace, /, **keywords):
    for name in [*namespace]:
        value = namespace[name]
        hook = getattr(type(value), "__set_name__", None)
        if hook is not None:
            try:
                hook(value, cls, name)
            except Exception as error:
                raise RuntimeError("Error calling __set_name__ on '" + type(value).__name__ + "' instance '" + str(name) + "' in '" + cls.__name__ + "'") from error
    super(cls, cls).__init_subclass__(**keywords)
    return cls

def finish_ordered_class(cls, namespace, /, **keywords):
    # The metaclass says in which order its classes are searched.
    _set_mro(cls, list(type(cls).mro(cls)))
    return finish_class(cls, namespace, **keywords)

def type_call(cls, /, *args, **keywords):
    instance = cls.__new__(cls, *args, **keywords)
    if isinstance(instance, cls):
        result = type(instance).__init__(instance, *args, **keywords)
        if result is not None:
            raise TypeError("__init__() should return None, not '" + type(result).__name__ + "'")
    return instance

def is_abstract_property(value):
    for function in (value.fget, value.fset, value.fdel):
        if function is not None and getattr(function, "__isabstractmethod__", False):
            return True
    return False

def hash_reference(reference, target):
    return _keep_hash(reference, hash(target))

def call_attribute(receiver, name, /, *args, **keywords):
    return getattr(receiver, name)(*args, **keywords)

def isinstance_any(value, classes):
    for cls in classes:
        if isinstance(value, cls):
            return True
    return False

def isinstance_union(value, classes):
    for cls in classes:
        if isinstance(value, type(None) if cls is None else cls):
            return True
    return False

def isinstance_by_class(value, cls):
    shown = getattr(value, "__class__", None)
    return _is_type(shown) and _is_subtype(shown, cls)

def super_by_class(cls, value):
    # A proxy shows the class of what it stands for.
    shown = getattr(value, "__class__", None)
    if _is_type(shown) and _is_subtype(shown, cls):
        return _super_of(cls, value, shown)
    raise TypeError("super(type, obj): obj must be an instance or subtype of type")

def isinstance_slowly(value, cls):
    if type(value) is cls:
        return True
    hook = getattr(type(cls), "__instancecheck__", None)
    if hook is None:
        return isinstance_by_bases(value, cls)
    return bool(hook(cls, value))

def isinstance_by_bases(value, cls):
    # What is no class counts as one if it has a tuple of bases.
    if _bases(cls) is None:
        raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    shown = getattr(value, "__class__", None)
    return shown is not None and _derives(shown, cls)

def _bases(value):
    bases = getattr(value, "__bases__", None)
    return bases if _is_tuple(bases) else None

def _derives(value, cls):
    while value is not cls:
        bases = _bases(value)
        if not bases:
            return False
        if len(bases) > 1:
            for base in bases:
                if _derives(base, cls):
                    return True
            return False
        value = bases[0]
    return True

def issubclass_any(value, classes):
    for cls in classes:
        if issubclass(value, cls):
            return True
    return False

def issubclass_union(value, classes):
    for cls in classes:
        if issubclass(value, type(None) if cls is None else cls):
            return True
    return False

def issubclass_slowly(value, cls):
    hook = getattr(type(cls), "__subclasscheck__", None)
    if hook is None:
        return issubclass_by_bases(value, cls)
    return bool(hook(cls, value))

def issubclass_by_bases(value, cls):
    if _bases(value) is None:
        raise TypeError("issubclass() arg 1 must be a class")
    if _bases(cls) is None:
        raise TypeError("issubclass() arg 2 must be a class, a tuple of classes, or a union")
    return _derives(value, cls)

def raise_class(cls):
    exception = cls()
    if not isinstance(exception, BaseException):
        raise TypeError("calling " + repr(cls) + " should have returned an instance of BaseException, not " + repr(type(exception)))
    raise exception

def raise_from(value, cause):
    if isinstance(value, type):
        if not issubclass(value, BaseException):
            raise TypeError("exceptions must derive from BaseException")
        value = value()
    if not isinstance(value, BaseException):
        raise TypeError("exceptions must derive from BaseException")
    if isinstance(cause, type):
        if not issubclass(cause, BaseException):
            raise TypeError("exception causes must derive from BaseException")
        cause = cause()
    raise value from cause

def run_bodies(bodies, result):
    done = False
    try:
        for body in bodies:
            body()
        done = True
    finally:
        _bodies_ran(len(bodies), done)
    return result

def load_part(body, module, name):
    body()
    return getattr(module, name)

def import_attribute(module, name):
    try:
        return getattr(module, name)
    except AttributeError:
        pass
    raise ImportError("cannot import name " + repr(name) + " from " + repr(module.__name__) + " (unknown location)", name=module.__name__)

def import_attributes(module, names, target):
    for name in names:
        target[name] = getattr(module, name)

def dir_of(value):
    hook = getattr(type(value), "__dir__")
    return sorted(hook(value))

def dir_listed(function):
    return sorted(function())

def call_from_descriptor(descriptor, receiver, cls, /, *args):
    return type(descriptor).__get__(descriptor, receiver, cls)(*args)

def call_property(getter, value):
    return getter(value)

def run_code(function):
    return function()

def show_help(value):
    if value is None:
        print("Type help(object) for help about object.")
        return
    from pydoc import help
    help(value)


def run_finalizers():
    # Finalisers of objects that nobody knows any more; what they let go is finalised too.
    doomed = _take_doomed(False)
    while doomed:
        for what, item in doomed:
            finalizer = item
            try:
                if what == 0:
                    finalizer = type(item).__del__
                    finalizer(item)
                elif what == 1 and hasattr(item, "aclose"):
                    # Only a loop can close an asynchronous generator.
                    asyncio = _loaded_module("asyncio")
                    if asyncio is not None:
                        asyncio._close_later(item)
                elif what == 1:
                    item.close()
                else:
                    finalizer, item = _callback_of(item)
                    finalizer(item)
            except BaseException as error:
                _print_text(f"Exception ignored in: {finalizer!r}\n{_whole_exception(error, exception_texts(error))}", 1)
        finalizer = item = doomed = None
        doomed = _take_doomed(True)


def leave(namespace):
    # The end of a program: exit handlers, the last registered first, then what its namespace holds.
    handlers = _exit_handlers()
    # A handler outlives the namespace, which CPython's collector then takes apart.
    in_order = bool(handlers)
    while handlers:
        function, args, kwargs = handlers.pop()
        try:
            function(*args, **kwargs)
        except BaseException as error:
            _print_text(f"Exception ignored in atexit callback: {function!r}\n{_whole_exception(error, exception_texts(error))}", 1)
    function = args = kwargs = None
    for name in [name for name in namespace if name[:1] == "_" and name[:2] != "__"] + [name for name in namespace if name[:1] != "_"]:
        if name in namespace:
            del namespace[name]
            finalize_now(in_order)


def run_exit_handlers(handlers):
    while handlers:
        function, args, kwargs = handlers.pop()
        function(*args, **kwargs)


def forget_exit_handler(handlers, function):
    handlers[:] = [handler for handler in handlers if handler[0] != function]


def finalize_now(in_order):
    _collect_now(in_order)
    run_finalizers()


def list_variables(namespace):
    found = []
    for name, value in [*namespace.items()]:
        if type(name) is str and name[:1] != "_":
            text = safe_repr(value)
            found.append((name, type(value).__name__, text if len(text) <= 1000 else text[:997] + "..."))
    return found


def describe_all(objects):
    return [describe_one(value) for value in objects]


def describe_one(value):
    kind = _moment_kind(value)
    try:
        if kind == "timedelta":
            return kind, str((value.days * 86400 + value.seconds) * 1000000 + value.microseconds)
        if kind == "date":
            return kind, value.isoformat()
        if kind:
            zone = value.tzinfo
            name = None if zone is None else getattr(zone, "_name", None) or getattr(zone, "key", None)
            return kind, value.isoformat(), name, bool(value.fold)
        if type(value).__name__ == "Decimal" and type(value).__module__ == "decimal":
            return "decimal", str(value)
    except Exception:
        pass
    return "repr", safe_repr(value)


def call_described(tool, objects, args, kwargs):
    return _call_tool(tool, objects, describe_all(objects), args, kwargs)


def revive(value):
    # Stand-ins of dates and decimals are replaced by what they stand for.
    kind = type(value)
    if kind is list:
        return [revive(item) for item in value]
    if kind is dict:
        return {revive(key): revive(item) for key, item in value.items()}
    if kind is tuple or kind is set or kind is frozenset:
        return kind([revive(item) for item in value])
    attributes = getattr(value, "__dict__", None)
    if not attributes:
        if isinstance(value, BaseException):
            value.args = revive(value.args)
        return value
    stands_for = attributes.get("_stands_for")
    if stands_for is None:
        for name in attributes:
            attributes[name] = revive(attributes[name])
        return value
    if stands_for == "decimal":
        import decimal
        return decimal.Decimal(value.text)
    if stands_for == "fraction":
        import fractions
        return fractions.Fraction(value.numerator, value.denominator)
    import datetime
    if stands_for == "timedelta":
        return datetime.timedelta(microseconds=int(value.text))
    made = getattr(datetime, stands_for).fromisoformat(value.text)
    if value.zone is not None:
        made = made.replace(tzinfo=datetime.timezone(made.utcoffset(), value.zone))
    return made.replace(fold=1) if value.fold else made


def prepare_cell(namespace, names, given):
    for name in names:
        namespace[name] = revive(namespace[name])
    if given:
        warn_of_source(None, given)


def warn_of_source(code, given):
    import warnings
    warnings._issue_of_source(given)
    return code


def run_warned(run, code, namespace, variables, given):
    return run(warn_of_source(code, given), namespace, variables)


async def call_awaited(tool, objects, args, kwargs):
    import asyncio
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    loop._tools[_call_tool(tool, objects, describe_all(objects), args, kwargs)] = future
    return await future

def traceback_frame(traceback):
    from _frame import _of_traceback
    return _of_traceback(traceback)

def object_reduce(value, protocol, is_data):
    if protocol is not None and type(value).__reduce__ is not object.__reduce__:
        return value.__reduce__()
    import copyreg
    return copyreg._reduced(value, protocol or 0, is_data)
