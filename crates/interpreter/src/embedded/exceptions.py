# Exception groups, and the texts of exceptions that guest code defines.

def text_of(exception):
    try:
        return str(exception)
    except Exception:
        return "<exception str() failed>"

def explain_exception(exception):
    # Of an exception that nobody caught: a hook of the program shows it instead, which is told by a text of nothing.
    sys = _loaded_module("sys")
    hook = None if sys is None else getattr(sys, "excepthook", None)
    if hook is None or hook is sys.__excepthook__ or isinstance(exception, SystemExit):
        return exception_texts(exception)
    try:
        hook(type(exception), exception, exception.__traceback__)
    except Exception as error:
        _print_text(f"Error in sys.excepthook:\n{_whole_exception(error, exception_texts(error), True)}\nOriginal exception was:\n", 1)
        return exception_texts(exception)
    return exception_texts(exception) + [None, ""]

def show_uncaught(value, traceback):
    # `sys.excepthook`.
    import sys
    if sys.stderr is None:
        return
    if not isinstance(value, BaseException):
        sys.stderr.write(f"TypeError: print_exception(): Exception expected for value, {type(value).__name__} found\n")
        return
    if value.__traceback__ is None and traceback is not None:
        value.__traceback__ = traceback
    sys.stderr.write(_whole_exception(value, exception_texts(value), True))
    sys.stderr.flush()

def exception_texts(exception):
    found = []
    work = [exception]
    seen = []
    while work:
        current = work.pop()
        if current is None or _is_any(current, seen) or len(seen) > 1000:
            continue
        seen.append(current)
        found.append(current)
        found.append(text_of(current))
        work.append(current.__cause__)
        work.append(current.__context__)
        if isinstance(current, BaseExceptionGroup):
            work.extend(current.exceptions)
    return found

def group_matches(exception, matcher):
    if isinstance(matcher, type) or isinstance(matcher, tuple):
        return isinstance(exception, matcher)
    return matcher(exception)

def check_matcher(matcher):
    good = callable(matcher) and not isinstance(matcher, type)
    if isinstance(matcher, type) and issubclass(matcher, BaseException):
        good = True
    if isinstance(matcher, tuple):
        good = True
        for item in matcher:
            if not (isinstance(item, type) and issubclass(item, BaseException)):
                good = False
    if not good:
        raise TypeError("expected a function, exception type or tuple of exception types")

def group_split(group, matcher):
    check_matcher(matcher)
    return split_group(group, matcher)

def split_group(group, matcher):
    if group_matches(group, matcher):
        return (group, None)
    matching, rest = [], []
    for item in group.exceptions:
        if isinstance(item, BaseExceptionGroup):
            inner, other = split_group(item, matcher)
            if inner is not None:
                matching.append(inner)
            if other is not None:
                rest.append(other)
        elif group_matches(item, matcher):
            matching.append(item)
        else:
            rest.append(item)
    return (derived(group, matching), derived(group, rest))

def derived(group, members):
    if not members:
        return None
    made = group.derive(members)
    if not isinstance(made, BaseExceptionGroup):
        raise TypeError("derive must return an instance of BaseExceptionGroup")
    made.__cause__ = group.__cause__
    made.__context__ = group.__context__
    _copy_traceback(group, made)
    notes = getattr(group, "__notes__", None)
    if hasattr(type(notes), "__getitem__") and not isinstance(notes, dict):
        made.__notes__ = [*notes]
    return made

def group_subgroup(group, matcher):
    check_matcher(matcher)
    return split_group(group, matcher)[0]

def group_derive(group, members):
    return BaseExceptionGroup(group.message, members)

def except_star(exception, wanted):
    classes = wanted if isinstance(wanted, tuple) else (wanted,)
    for cls in classes:
        if not (isinstance(cls, type) and issubclass(cls, BaseException)):
            raise TypeError("catching classes that do not inherit from BaseException is not allowed")
        if issubclass(cls, BaseExceptionGroup):
            raise TypeError("catching ExceptionGroup with except* is not allowed. Use except instead.")
    if isinstance(exception, BaseExceptionGroup):
        return split_group(exception, classes)
    if isinstance(exception, classes):
        return (ExceptionGroup("", (exception,)) if isinstance(exception, Exception) else BaseExceptionGroup("", (exception,)), None)
    return (None, exception)

def except_star_end(raised, original):
    # What the clauses raised anew goes beside what they left of the original.
    if not raised:
        return None
    if not isinstance(original, BaseExceptionGroup):
        # It was wrapped for the clause; only one clause can have run.
        return raised[0]
    fresh, left = [], []
    for item in raised:
        if item is None:
            continue
        if isinstance(original, BaseExceptionGroup) and _same_origin(item, original):
            left.append(item)
        elif item is original:
            left.append(item)
        else:
            fresh.append(item)
    if not fresh and not left:
        return None
    rest = None
    if left:
        rest = left[0] if len(left) == 1 else merge_left(original, left)
    if not fresh:
        return rest
    if rest is not None:
        fresh.append(rest)
    return ExceptionGroup("", fresh) if all_exceptions(fresh) else BaseExceptionGroup("", fresh)

def all_exceptions(items):
    for item in items:
        if not isinstance(item, Exception):
            return False
    return True

def merge_left(original, parts):
    leaves = []
    for part in parts:
        leaves_of(part, leaves)
    return keep_leaves(original, leaves)

def leaves_of(exception, into):
    if isinstance(exception, BaseExceptionGroup):
        for item in exception.exceptions:
            leaves_of(item, into)
    else:
        into.append(exception)

def keep_leaves(group, leaves):
    kept = []
    for item in group.exceptions:
        if isinstance(item, BaseExceptionGroup):
            inner = keep_leaves(item, leaves)
            if inner is not None:
                kept.append(inner)
        elif _is_any(item, leaves):
            kept.append(item)
    return derived(group, kept)

def make_type_param(name, kind, bound):
    import typing
    if kind == 2:
        return typing.TypeVarTuple(name)
    if kind == 1:
        made = typing.ParamSpec(name)
    elif isinstance(bound, tuple):
        made = typing.TypeVar(name, *bound)
    else:
        made = typing.TypeVar(name, bound=bound)
    made.__infer_variance__ = True
    return made

def make_type_alias(name, value, parameters):
    import typing
    return typing.TypeAliasType(name, value, type_params=parameters)
