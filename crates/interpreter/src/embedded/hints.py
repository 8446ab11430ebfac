# Hints of builtin types that are subscripted again: `list[T][int]`, `(int | list[T])[str]`.

def alias_text(alias):
    origin, args = type_text(alias.__origin__), alias.__args__
    shown = [type_text(arg) for arg in args]
    if origin == "collections.abc.Callable" and not (len(args) == 2 and stands_for_parameters(args[0])):
        return origin + "[[" + ", ".join(shown[:-1]) + "], " + shown[-1] + "]"
    return ("*" if alias.__unpacked__ else "") + origin + "[" + (", ".join(shown) or "()") + "]"

def stands_for_parameters(hint):
    kind = type(hint)
    return hint is Ellipsis or kind is list or kind.__module__ == "typing" and kind.__name__ in ("ParamSpec", "_ConcatenateGenericAlias")

def hint_parameters(args):
    found = []
    for arg in args:
        if issubclass(type(arg), type):
            continue
        inner = (arg,) if hasattr(arg, "__typing_subst__") else getattr(arg, "__parameters__", None)
        if isinstance(inner, tuple):
            for one in inner:
                if one not in found:
                    found.append(one)
    return tuple(found)

def hint_filled_in(hint, key):
    parameters = hint.__parameters__
    if not parameters:
        raise TypeError(repr(hint) + " is not a generic class")
    given = []
    for arg in key if isinstance(key, tuple) else (key,):
        inner = None if issubclass(type(arg), type) else getattr(arg, "__typing_unpacked_tuple_args__", None)
        if isinstance(inner, tuple) and not (inner and inner[-1] is Ellipsis):
            given.extend(inner)
        else:
            given.append(arg)
    given = tuple(given)
    for parameter in parameters:
        prepare = getattr(parameter, "__typing_prepare_subst__", None)
        if prepare is not None:
            given = prepare(hint, given)
    if len(given) != len(parameters):
        many = "many" if len(given) > len(parameters) else "few"
        raise TypeError(f"Too {many} arguments for {hint!r}; actual {len(given)}, expected {len(parameters)}")
    made = []
    for arg in hint.__args__:
        if issubclass(type(arg), type):
            made.append(arg)
            continue
        fill = getattr(arg, "__typing_subst__", None)
        inner = getattr(arg, "__parameters__", None)
        if fill is not None:
            new = fill(given[parameters.index(arg)])
        elif isinstance(inner, tuple) and inner:
            new = arg[hint_arguments(inner, parameters, given)]
        else:
            new = arg
        if getattr(arg, "__typing_is_unpacked_typevartuple__", False):
            made.extend(new)
        else:
            made.append(new)
    return tuple(made)

def hint_arguments(inner, parameters, given):
    made = []
    for one in inner:
        value = given[parameters.index(one)] if one in parameters else one
        # A variable for several types gives all of them.
        if isinstance(value, tuple) and hasattr(type(one), "__iter__"):
            made.extend(value)
        else:
            made.append(value)
    return tuple(made)

def alias_item(alias, key):
    origin = alias.__origin__
    if type_text(origin) != "collections.abc.Callable":
        made = _generic_alias(origin, hint_filled_in(alias, key))
        return next(iter(made)) if alias.__unpacked__ else made
    if not isinstance(key, tuple):
        key = (key,)
    parameters = alias.__parameters__
    # PEP 612: with nothing but the parameters left open, they need no brackets.
    if len(parameters) == 1 and stands_for_parameters(parameters[0]) and key and not stands_for_parameters(key[0]):
        key = (key,)
    args = hint_filled_in(alias, key)
    return origin[args if isinstance(args[0], (tuple, list)) else (args[:-1], args[-1])]

def union_item(union, key):
    args = hint_filled_in(union, key)
    made = args[0]
    for arg in args[1:]:
        made = made | arg
    return made

def alias_equal(left, right):
    return left.__unpacked__ == right.__unpacked__ and left.__origin__ == right.__origin__ and left.__args__ == right.__args__

def union_equal(left, right):
    return {*left.__args__} == {*right.__args__}
