
# The last part of `typing`: types that are named by texts. Python because the texts are the guest's code.


class ForwardRef(_Or):
    """A type that is named by text."""
    __slots__ = ("__forward_arg__", "__forward_code__", "__forward_evaluated__", "__forward_value__", "__forward_is_argument__", "__forward_is_class__", "__forward_module__")

    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        text = f"({arg},)[0]" if arg[:1] == "*" else arg
        try:
            self.__forward_code__ = compile(text, "<string>", "eval")
        except SyntaxError:
            raise SyntaxError(f"Forward reference must be an expression -- got {arg!r}") from None
        self.__forward_arg__ = arg
        self.__forward_evaluated__ = False
        self.__forward_value__ = None
        self.__forward_is_argument__ = is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module

    def _evaluate(self, globalns, localns, recursive_guard=frozenset()):
        if self.__forward_arg__ in recursive_guard:
            return self
        if self.__forward_evaluated__ and localns is globalns:
            return self.__forward_value__
        if globalns is None and localns is None:
            globalns = localns = {}
        elif globalns is None:
            globalns = localns
        elif localns is None:
            localns = globalns
        module = _loaded_module(self.__forward_module__)
        if module is not None:
            globalns = module.__dict__
        found = eval(self.__forward_code__, globalns, localns)
        found = _type_check(found, "Forward references must evaluate to types.", self.__forward_is_argument__, self.__forward_is_class__)
        self.__forward_value__ = _evaluate(found, globalns, localns, recursive_guard | {self.__forward_arg__})
        self.__forward_evaluated__ = True
        return self.__forward_value__

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        if self.__forward_evaluated__ and other.__forward_evaluated__:
            return self.__forward_arg__ == other.__forward_arg__ and self.__forward_value__ == other.__forward_value__
        return self.__forward_arg__ == other.__forward_arg__ and self.__forward_module__ == other.__forward_module__

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))

    def __repr__(self):
        module = "" if self.__forward_module__ is None else f", module={self.__forward_module__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{module})"


def _evaluate(value, globalns, localns, guard=frozenset()):
    if isinstance(value, ForwardRef):
        return value._evaluate(globalns, localns, guard)
    if isinstance(value, _BuiltinAlias) and value.__unpacked__:
        value = Unpack[_BuiltinAlias(value.__origin__, value.__args__)]
    if isinstance(value, (_GenericAlias, _BuiltinAlias, _UnionType)):
        old = value.__args__
        new = tuple([_evaluate(ForwardRef(arg) if isinstance(value, _BuiltinAlias) and isinstance(arg, str) else arg, globalns, localns, guard) for arg in old])
        return _with_arguments(value, old, new)
    return value


def _with_arguments(value, old, new):
    """An alias with other arguments; the alias itself where they are those it has."""
    if len(new) == len(old) and all([one is two for one, two in zip(new, old)]):
        return value
    if isinstance(value, _BuiltinAlias):
        return _BuiltinAlias(value.__origin__, new)
    if isinstance(value, _UnionType):
        made = new[0]
        for item in new[1:]:
            made = made | item
        return made
    return value.copy_with(new)
