

# Contexts, and the methods of numbers that were defined above. Guests derive from contexts and set their attributes; the functions
# here check what they set, and put methods into the classes.

_NO_SIGNAL = "valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, Underflow, Subnormal, Inexact, Rounded,\n   Clamped]"


class _SignalDict(dict):
    def __repr__(self):
        return "{" + ", ".join(f"{signal!r}:{bool(on)}" for signal, on in self.items()) + "}"

    def __missing__(self, signal):
        raise KeyError(_NO_SIGNAL)

    def __setitem__(self, signal, on):
        if signal not in self:
            raise KeyError("invalid error flag")
        dict.__setitem__(self, signal, bool(on))

    def __delitem__(self, signal):
        raise ValueError("signal keys cannot be deleted")


_SignalDict.__name__ = _SignalDict.__qualname__ = "SignalDict"


def _signal_dict(value):
    if not isinstance(value, dict):
        raise TypeError("argument must be a signal dict")
    if set(value) != set(_SIGNALS):
        raise KeyError("invalid signal dict")
    return _SignalDict((signal, bool(value[signal])) for signal in _SIGNALS)


def _signals_given(value):
    # What a new context takes: a list of those that are on, too.
    if not isinstance(value, list):
        return value
    for signal in value:
        if signal not in _SIGNALS:
            raise KeyError(_NO_SIGNAL)
    return _SignalDict((signal, signal in value) for signal in _SIGNALS)


_RANGES = {"prec": (1, MAX_PREC, "[1, MAX_PREC]"), "Emin": (MIN_EMIN, 0, "[MIN_EMIN, 0]"), "Emax": (0, MAX_EMAX, "[0, MAX_EMAX]"), "capitals": (0, 1, "[0, 1]"), "clamp": (0, 1, "[0, 1]")}


class Context:
    """Precision, rounding, exponents, flags and traps of arithmetic."""

    def __init__(self, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None):
        if not _begin_as(self, DefaultContext, False):
            for name in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "traps"):
                setattr(self, name, getattr(DefaultContext, name))
            self.flags = dict.fromkeys(_SIGNALS, False)
        # What was given comes in the place of the defaults.
        if prec is not None:
            self.prec = prec
        if rounding is not None:
            self.rounding = rounding
        if Emin is not None:
            self.Emin = Emin
        if Emax is not None:
            self.Emax = Emax
        if capitals is not None:
            self.capitals = capitals
        if clamp is not None:
            self.clamp = clamp
        if traps is not None:
            self.traps = _signals_given(traps)
        if flags is not None:
            self.flags = _signals_given(flags)

    def __setattr__(self, name, value):
        if name in _RANGES:
            low, high, shown = _RANGES[name]
            if not isinstance(value, int):
                raise TypeError("an integer is required")
            if not -(2**63) <= value < 2**63:
                raise OverflowError("Python int too large to convert to C ssize_t")
            if not low <= value <= high:
                raise ValueError(f"valid range for {name} is {shown}" if name not in ("capitals", "clamp") else f"valid values for {name} are {shown}".replace("[0, 1]", "0 or 1"))
            value = int(value)
        elif name == "rounding":
            value = _mode(value)
        elif name in ("flags", "traps"):
            value = _signal_dict(value)
        elif type(self) is Context:
            raise AttributeError(f"'decimal.Context' object has no attribute '{name}'")
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        raise AttributeError("context attributes cannot be deleted")

    def __repr__(self):
        flags, traps = (", ".join(signal.__name__ for signal in _SHOWN if table[signal]) for table in (self.flags, self.traps))
        return f"Context(prec={self.prec}, rounding={self.rounding}, Emin={self.Emin}, Emax={self.Emax}, capitals={self.capitals}, clamp={self.clamp}, flags=[{flags}], traps=[{traps}])"

    def _signal(self, condition):
        # Sets a flag; the nan that an untrapped condition gives.
        signal = _SPECIFIC.get(condition, condition)
        dict.__setitem__(self.flags, signal, True)
        if self.traps[signal]:
            raise signal([condition])
        return _make(0, 0, 0, "n")

    def clear_flags(self):
        for signal in self.flags:
            self.flags[signal] = False

    def clear_traps(self):
        for signal in self.traps:
            self.traps[signal] = False

    def copy(self):
        made = object.__new__(Context)
        if _begin_as(made, self, True):
            return made
        return Context(self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp, self.flags, self.traps)

    __copy__ = copy

    def __reduce__(self):
        flags, traps = ([signal for signal, on in table.items() if on] for table in (self.flags, self.traps))
        return (Context, (self.prec, self.rounding, self.Emin, self.Emax, self.capitals, self.clamp, flags, traps))

    def Etiny(self):
        return self.Emin - self.prec + 1

    def Etop(self):
        return self.Emax - self.prec + 1

    def create_decimal(self, num="0", /):
        """A number rounded to this context."""
        if isinstance(num, str) and (num != num.strip() or "_" in num):
            return self._signal(ConversionSyntax)
        value = Decimal(num, self)
        if value.is_nan() and value._int and _len10(value._int) > self.prec - self.clamp:
            return self._signal(ConversionSyntax)
        return _fixed(value, self)

    def create_decimal_from_float(self, f, /):
        return _fixed(Decimal.from_float(f), self)

    def add(self, x, y, /):
        return _add(x, y, self)

    def subtract(self, x, y, /):
        return _subtract(x, y, self)

    def multiply(self, x, y, /):
        return _multiply(x, y, self)

    def divide(self, x, y, /):
        return _divide(x, y, self)

    def divide_int(self, x, y, /):
        return _floor_divide(x, y, self)

    def divmod(self, x, y, /):
        return _divmod(_required(x), _required(y), self)

    def remainder(self, x, y, /):
        return _remainder(x, y, self)

    def abs(self, x, /):
        return _absolute(x, self)

    def plus(self, x, /):
        return _plus(x, self)

    def minus(self, x, /):
        return _minus(x, self)

    def power(self, a, b, modulo=None):
        return _power(_required(a), _required(b), None if modulo is None else _required(modulo), self)

    def quantize(self, x, y, /):
        return Decimal.quantize(_required(x), y, None, self)

    def to_sci_string(self, x, /):
        return _required(x).__str__(False, self)

    def to_eng_string(self, x, /):
        return _required(x).to_eng_string(self)

    def to_integral(self, x, /):
        return Decimal.to_integral_value(_required(x), None, self)

    to_integral_value = to_integral

    def to_integral_exact(self, x, /):
        return Decimal.to_integral_exact(_required(x), None, self)

    def radix(self):
        return _make(0, 10, 0)

    def canonical(self, x, /):
        return self._decimal(x).canonical()

    def is_canonical(self, x, /):
        return self._decimal(x).is_canonical()

    def _decimal(self, x):
        if not isinstance(x, Decimal):
            raise TypeError("argument must be a Decimal")
        return x

    def copy_decimal(self, x, /):
        return _required(x)


def _context_method(name, count, takes_context):
    def method(self, *args):
        if len(args) != count:
            raise TypeError(f"{name}() takes exactly {count} argument{'s' * (count > 1)} ({len(args)} given)")
        function = getattr(Decimal, name)
        first = _required(args[0])
        return function(first, *args[1:], self) if takes_context else function(first, *args[1:])
    method.__name__ = name
    method.__qualname__ = f"Context.{name}"
    setattr(Context, name, method)


def _install():
    with_context = {
        1: "exp ln log10 sqrt logb normalize next_minus next_plus logical_invert is_normal is_subnormal number_class",
        2: "compare compare_signal max max_mag min min_mag scaleb rotate shift remainder_near next_toward logical_and logical_or logical_xor compare_total compare_total_mag copy_sign same_quantum",
        3: "fma",
    }
    for count, names in with_context.items():
        for name in names.split():
            _context_method(name, count, True)
    for name in "copy_abs copy_negate is_finite is_infinite is_nan is_qnan is_signed is_snan is_zero".split():
        _context_method(name, 1, False)


_install()


class _Defaults:
    prec, rounding, Emin, Emax, capitals, clamp = 28, ROUND_HALF_EVEN, -999999, 999999, 1, 0
    traps = _signals_given([InvalidOperation, DivisionByZero, Overflow])


DefaultContext = _Defaults
DefaultContext = Context()
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, traps=[InvalidOperation, DivisionByZero, Overflow, Clamped, Underflow], flags=[])
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, traps=[], flags=[])
_current = [DefaultContext.copy()]


def setcontext(context, /):
    """Puts another context to use."""
    if not isinstance(context, Context):
        raise TypeError("argument must be a context")
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = context.copy()
        context.clear_flags()
    _current[0] = context


class _LocalContext:
    def __init__(self, context):
        self.context = context

    def __enter__(self):
        self.saved = getcontext()
        setcontext(self.context)
        return self.context

    def __exit__(self, *exc_info):
        setcontext(self.saved)
        return False


_LocalContext.__name__ = _LocalContext.__qualname__ = "ContextManager"


def localcontext(ctx=None, **kwargs):
    """A context manager: a copy of a context, in use inside the with block."""
    if ctx is None:
        ctx = getcontext()
    if not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    ctx = ctx.copy()
    for name, value in kwargs.items():
        if name not in ("prec", "rounding", "Emin", "Emax", "capitals", "clamp", "flags", "traps"):
            raise TypeError(f"'{name}' is an invalid keyword argument for this function")
        setattr(ctx, name, value)
    return _LocalContext(ctx)


_numbers.Number.register(Decimal)


def _trap(signal, conditions):
    raise signal(conditions)


def _install_natives():
    # The natives take over; what they leave to Python they find here by name.
    slowly = {"_trap": _trap}
    natives = globals()
    Decimal.__format__ = natives.pop("__format__")
    for name in "new eq ne lt le gt ge bool hash str repr int float round".split():
        name = f"__{name}__"
        slowly[name] = getattr(Decimal, name) if name == "__new__" else Decimal.__dict__[name]
        setattr(Decimal, name, natives.pop(name))
    Decimal.__trunc__ = Decimal.__int__
    for name in "add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod divmod rdivmod pow rpow neg pos abs".split():
        name = f"__{name}__"
        setattr(Decimal, name, natives.pop(name))
    names = (
        "sqrt exp ln log10 logb normalize next_minus next_plus logical_invert to_integral to_integral_value to_integral_exact quantize compare "
        "compare_signal compare_total compare_total_mag max max_mag min min_mag scaleb rotate shift remainder_near next_toward logical_and "
        "logical_or logical_xor fma same_quantum"
    )
    for name in names.split():
        setattr(Decimal, name, natives.pop(name))
    signals = (InvalidOperation, ConversionSyntax, DivisionImpossible, DivisionUndefined, *_SIGNALS[1:])
    zero = object.__new__(Decimal)
    zero._sign, zero._int, zero._exp, zero._kind = 0, 0, 0, ""
    _setup(zero, _current[0], _current, signals, slowly)


_install_natives()
_as_native(Decimal, "decimal.Decimal")
_as_native(Context, "decimal.Context")
del _install_natives, _setup
