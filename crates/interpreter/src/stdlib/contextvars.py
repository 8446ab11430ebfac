# `contextvars`: variables that belong to a context. A context's values are never changed in place, so that a copy costs nothing.
# A context runs functions of the guest.

__all__ = ("Context", "ContextVar", "Token", "copy_context")

_MISSING = object()


class Context:
    """A mapping of context variables to their values."""
    __module__ = "_contextvars"
    __slots__ = ("_values", "_outer", "__weakref__")

    def __new__(cls, *args, **kwargs):
        if args or kwargs:
            raise TypeError("Context() does not accept any arguments")
        self = object.__new__(cls)
        self._values, self._outer = {}, None
        return self

    def run(self, *args, **kwargs):
        """Calls a function in the context."""
        if not args:
            raise TypeError("run() missing 1 required positional argument")
        self._enter()
        try:
            return args[0](*args[1:], **kwargs)
        finally:
            self._leave()

    def _enter(self):
        if self._outer is not None:
            raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        self._outer, _current[0] = _current[0], self

    def _leave(self):
        _current[0], self._outer = self._outer, None

    def copy(self):
        """A shallow copy of the context."""
        made = Context()
        made._values = self._values
        return made

    def get(self, key, default=None, /):
        """The value of a variable, or the default."""
        return self._values.get(_checked(key), default)

    def keys(self):
        """All variables of the context."""
        return self._values.keys()

    def values(self):
        """The values of all variables of the context."""
        return self._values.values()

    def items(self):
        """All variables of the context and their values."""
        return self._values.items()

    def __getitem__(self, key, /):
        return self._values[_checked(key)]

    def __contains__(self, key, /):
        return _checked(key) in self._values

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def __eq__(self, other, /):
        return self._values == other._values if isinstance(other, Context) else NotImplemented

    __hash__ = None


def _checked(key):
    if isinstance(key, ContextVar):
        return key
    raise TypeError(f"a ContextVar key was expected, got {key!r}")


class _Name:
    def __get__(self, instance, owner=None):
        return self if instance is None else instance._name

    def __set__(self, instance, value):
        raise AttributeError("readonly attribute")


class ContextVar:
    """A variable whose value belongs to the current context."""
    __module__ = "_contextvars"
    __slots__ = ("_name", "_default", "__weakref__")

    def __new__(cls, *args, default=_MISSING, **kwargs):
        if kwargs:
            raise TypeError(f"'{[*kwargs][0]}' is an invalid keyword argument for ContextVar()")
        if len(args) != 1:
            how = "at most" if args else "exactly"
            raise TypeError(f"ContextVar() takes {how} 1 positional argument ({len(args)} given)")
        if not isinstance(args[0], str):
            raise TypeError("context variable name must be a str")
        self = object.__new__(cls)
        self._name, self._default = args[0], default
        return self

    name = _Name()

    def get(self, *default):
        """The value in the current context, or the default of this call, or that of the variable."""
        if len(default) > 1:
            raise TypeError(f"get expected at most 1 argument, got {len(default)}")
        value = _current[0]._values.get(self, _MISSING)
        if value is not _MISSING:
            return value
        if default:
            return default[0]
        if self._default is _MISSING:
            raise LookupError(self)
        return self._default

    def set(self, value, /):
        """Gives the variable a value in the current context; the token can take it back."""
        context = _current[0]
        token = object.__new__(Token)
        token.var, token._context, token._used = self, context, False
        token.old_value = context._values.get(self, Token.MISSING)
        context._values = {**context._values, self: value}
        return token

    def reset(self, token, /):
        """The variable has the value again that it had before the `set` that made the token."""
        if not isinstance(token, Token):
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token.var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        context = _current[0]
        if token._context is not context:
            raise ValueError(f"{token!r} was created in a different Context")
        token._used = True
        if token.old_value is Token.MISSING:
            context._values = {var: value for var, value in context._values.items() if var is not self}
        else:
            context._values = {**context._values, self: token.old_value}

    def __repr__(self):
        default = "" if self._default is _MISSING else f" default={self._default!r}"
        return f"<ContextVar name={self._name!r}{default} at {id(self):#x}>"

    def __class_getitem__(cls, item, /):
        return _generic_alias(cls, item)


class _Missing:
    __slots__ = ()

    def __repr__(self):
        return "<Token.MISSING>"


class Token:
    """What `ContextVar.set` returns."""
    __module__ = "_contextvars"
    __slots__ = ("var", "old_value", "_context", "_used")
    MISSING = _Missing()

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    def __repr__(self):
        return f"<Token{' used' if self._used else ''} var={self.var!r} at {id(self):#x}>"

    def __class_getitem__(cls, item, /):
        return _generic_alias(cls, item)

    __hash__ = None


_current = [Context()]
_as_native(Context, "_contextvars.Context", True, False)
_as_native(ContextVar, "_contextvars.ContextVar", True, False)
_as_native(Token, "_contextvars.Token", True, False)
