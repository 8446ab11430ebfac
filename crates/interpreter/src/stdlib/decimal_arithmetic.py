

# Arithmetic: each operation is exact on ints, then rounded once.

def _negated_zero(context):
    return 1 if context.rounding == ROUND_FLOOR else 0


def _add(a, b, context):
    nan = a._nan(b, context)
    if nan is not None:
        return nan
    if a._kind or b._kind:
        if a._kind and b._kind and a._sign != b._sign:
            return context._signal(InvalidOperation, None)
        return _make(*(a if a._kind else b)._parts())
    exponent = min(a._exp, b._exp)
    if not a._int and not b._int:
        sign = a._sign if a._sign == b._sign else _negated_zero(context)
        return _make(sign, 0, exponent)._fix(context)
    if not a._int or not b._int:
        # A zero still lends its exponent, as far as the precision goes.
        value, zero = (a, b) if a._int else (b, a)
        low = max(exponent, value.adjusted() - context.prec) if exponent < value._exp else exponent
        return _make(value._sign, value._int * 10 ** (value._exp - low) if value._exp > low else value._int, min(value._exp, low) if value._exp > low else value._exp)._fix(context)
    high, low = (a, b) if a._exp >= b._exp else (b, a)
    # A number far below the last digit only counts as something tiny.
    floor = high._exp + min(-1, _len10(high._int) - context.prec - 2)
    coefficient, exponent = low._int, low._exp
    if low.adjusted() < floor:
        coefficient, exponent = 1, floor
    left, right = high._int * 10 ** (high._exp - exponent), coefficient
    total = (-left if high._sign else left) + (-right if low._sign else right)
    if not total:
        return _make(_negated_zero(context), 0, exponent)._fix(context)
    return _make(int(total < 0), abs(total), exponent)._fix(context)


def _multiply(a, b, context):
    sign = a._sign ^ b._sign
    nan = a._nan(b, context)
    if nan is not None:
        return nan
    if a._kind or b._kind:
        if not a or not b:
            return context._signal(InvalidOperation, None)
        return _make(sign, 0, 0, "F")
    return _make(sign, a._int * b._int, a._exp + b._exp)._fix(context)


def _divide(a, b, context):
    sign = a._sign ^ b._sign
    nan = a._nan(b, context)
    if nan is not None:
        return nan
    if a._kind:
        if b._kind:
            return context._signal(InvalidOperation, None)
        return _make(sign, 0, 0, "F")
    if b._kind:
        context._signal(Clamped, None)
        return _make(sign, 0, context.Emin - context.prec + 1)
    if not b._int:
        if not a._int:
            return context._signal(DivisionUndefined, None)
        return context._signal(DivisionByZero, None, _make(sign, 0, 0, "F"))
    if not a._int:
        return _make(sign, 0, a._exp - b._exp)._fix(context)
    shift = _len10(b._int) - _len10(a._int) + context.prec + 1
    exponent = a._exp - b._exp - shift
    if shift >= 0:
        quotient, rest = divmod(a._int * 10**shift, b._int)
    else:
        quotient, rest = divmod(a._int, b._int * 10**-shift)
    if rest:
        # Not exact: the last digit must not look like a tie.
        if quotient % 5 == 0:
            quotient += 1
    else:
        ideal = a._exp - b._exp
        while exponent < ideal and quotient % 10 == 0:
            quotient //= 10
            exponent += 1
    return _make(sign, quotient, exponent)._fix(context)


def _whole_division(a, b, context):
    # Quotient and remainder of two finite numbers, the quotient truncated; None where it has too many digits.
    sign = a._sign ^ b._sign
    ideal = min(a._exp, b._exp)
    gap = a.adjusted() - b.adjusted()
    if not a._int or gap <= -2:
        return _make(sign, 0, 0), _rescaled(a, ideal, context.rounding)
    if gap <= context.prec:
        left, right = a._int, b._int
        if a._exp >= b._exp:
            left *= 10 ** (a._exp - b._exp)
        else:
            right *= 10 ** (b._exp - a._exp)
        quotient, rest = divmod(left, right)
        if quotient < 10**context.prec:
            return _make(sign, quotient, 0), _make(a._sign, rest, ideal)
    return None


def _rescaled(value, exponent, mode):
    if not value._int:
        return _make(value._sign, 0, exponent)
    return _make(value._sign, _shifted_down(value._int, exponent - value._exp, mode, value._sign)[0], exponent)


def _floor_divide(a, b, context):
    nan = a._nan(b, context)
    if nan is not None:
        return nan
    sign = a._sign ^ b._sign
    if a._kind:
        return context._signal(InvalidOperation, None) if b._kind else _make(sign, 0, 0, "F")
    if b._kind:
        return _make(sign, 0, 0)
    if not b._int:
        if not a._int:
            return context._signal(DivisionUndefined, None)
        return context._signal(DivisionByZero, None, _make(sign, 0, 0, "F"))
    parts = _whole_division(a, b, context)
    return context._signal(DivisionImpossible, None) if parts is None else parts[0]._fix(context)


def _remainder(a, b, context):
    nan = a._nan(b, context)
    if nan is not None:
        return nan
    if a._kind:
        return context._signal(InvalidOperation, None)
    if b._kind:
        return a._fix(context)
    if not b._int:
        return context._signal(InvalidOperation, None) if a._int else context._signal(DivisionUndefined, None)
    parts = _whole_division(a, b, context)
    return context._signal(DivisionImpossible, None) if parts is None else parts[1]._fix(context)


def _divmod(a, b, context):
    nan = a._nan(b, context)
    if nan is not None:
        return nan, nan
    sign = a._sign ^ b._sign
    if a._kind:
        if b._kind:
            answer = context._signal(InvalidOperation, None)
            return answer, answer
        return _make(sign, 0, 0, "F"), context._signal(InvalidOperation, None)
    if not b._kind and not b._int:
        if not a._int:
            answer = context._signal(DivisionUndefined, None)
            return answer, answer
        context._signal_all((DivisionByZero, InvalidOperation))
        return _make(sign, 0, 0, "F"), _make(0, 0, 0, "n")
    if b._kind:
        return _make(sign, 0, 0), a._fix(context)
    parts = _whole_division(a, b, context)
    if parts is None:
        answer = context._signal(DivisionImpossible, None)
        return answer, answer
    return parts[0], parts[1]._fix(context)


def _remainder_near(self, other, context=None):
    other = _required(other)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    if self._kind:
        return context._signal(InvalidOperation, None)
    if not other:
        return context._signal(InvalidOperation if self else DivisionUndefined, None)
    if other._kind:
        return self._fix(context)
    ideal = min(self._exp, other._exp)
    if not self._int:
        return _make(self._sign, 0, ideal)._fix(context)
    gap = self.adjusted() - other.adjusted()
    if gap >= context.prec + 1:
        return context._signal(DivisionImpossible, None)
    if gap <= -2:
        return _rescaled(self, ideal, context.rounding)._fix(context)
    left, right = self._int * 10 ** (self._exp - ideal), other._int * 10 ** (other._exp - ideal)
    quotient, rest = divmod(left, right)
    if 2 * rest + (quotient & 1) > right:
        rest -= right
        quotient += 1
    if quotient >= 10**context.prec:
        return context._signal(DivisionImpossible, None)
    sign = self._sign
    if rest < 0:
        sign, rest = 1 - sign, -rest
    return _make(sign, rest, ideal)._fix(context)


def _parts(self):
    return self._sign, self._int, self._exp, self._kind


def _operator(name, operation):
    def forward(self, other):
        other = _operand(other)
        return other if other is NotImplemented else operation(self, other, getcontext())

    def reverse(self, other):
        other = _operand(other)
        return other if other is NotImplemented else operation(other, self, getcontext())

    for prefix, method in (("__", forward), ("__r", reverse)):
        method.__name__ = f"{prefix}{name}__"
        method.__qualname__ = f"Decimal.{method.__name__}"
        setattr(Decimal, method.__name__, method)


def _subtract(a, b, context):
    if b._kind in ("n", "N") or a._kind in ("n", "N"):
        return a._nan(b, context)
    return _add(a, b.copy_negate(), context)


def _plus(self, context=None):
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if not self and context.rounding != ROUND_FLOOR:
        self = self.copy_abs()
    return self._fix(context)


def _minus(self, context=None):
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    result = self.copy_negate()
    if not self and context.rounding != ROUND_FLOOR:
        result = self.copy_abs()
    return result._fix(context)


def _absolute(self, context=None):
    return _minus(self, context) if self._sign else _plus(self, context)


def _quantize(self, exp, rounding=None, context=None):
    """The same value with the exponent of another number."""
    exp = _required(exp)
    context = context or getcontext()
    rounding = _mode(rounding) if rounding is not None else context.rounding
    nan = self._nan(exp, context)
    if nan is not None:
        return nan
    if self._kind or exp._kind:
        if self._kind and exp._kind:
            return self
        return context._signal(InvalidOperation, None)
    etiny = context.Emin - context.prec + 1
    if not etiny <= exp._exp <= context.Emax:
        return context._signal(InvalidOperation, None)
    if not self._int:
        return _make(self._sign, 0, exp._exp)._fix(context)
    adjusted = self.adjusted()
    if adjusted > context.Emax or adjusted - exp._exp + 1 > context.prec:
        return context._signal(InvalidOperation, None)
    result = _rescaled_far(self, exp._exp, rounding)
    if result._int and (result.adjusted() > context.Emax or _len10(result._int) > context.prec):
        return context._signal(InvalidOperation, None)
    if result._int and result.adjusted() < context.Emin:
        context._signal(Subnormal, None)
    if exp._exp > self._exp:
        is_exact = result._int * 10 ** min(exp._exp - self._exp, _MOST_DIGITS) == self._int
        context._signal_all([Rounded] if is_exact else [Inexact, Rounded])
    return result._fix(context)


def _rescaled_far(value, exponent, mode):
    if value.adjusted() < exponent - 1:
        return _make(value._sign, _shifted_down(1, 3, mode, value._sign)[0], exponent)
    return _rescaled(value, exponent, mode)


def _mode(rounding):
    if not isinstance(rounding, str) or rounding not in _MODES:
        raise TypeError("valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,\n   ROUND_05UP]")
    return rounding


def _to_integral_value(self, rounding=None, context=None):
    context = context or getcontext()
    rounding = _mode(rounding) if rounding is not None else context.rounding
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if self._kind or self._exp >= 0:
        return _make(*self._parts())
    return _rescaled_far(self, 0, rounding) if self._int else _make(self._sign, 0, 0)


def _to_integral_exact(self, rounding=None, context=None):
    context = context or getcontext()
    result = _to_integral_value(self, rounding, context)
    if not self._kind and self._exp < 0:
        if self._int and _order(result, self):
            context._signal(Inexact, None)
        context._signal(Rounded, None)
    return result


def _normalize(self, context=None):
    context = context or getcontext()
    value = _plus(self, context)
    if value._kind:
        return value
    if not value._int:
        return _make(self._sign, 0, 0)
    coefficient, exponent = value._int, value._exp
    top = context.Emax - context.prec + 1 if context.clamp else context.Emax
    while coefficient % 10 == 0 and exponent < top:
        coefficient //= 10
        exponent += 1
    return _make(value._sign, coefficient, exponent)


def _same_quantum(self, other, context=None):
    other = _required(other)
    if self._kind or other._kind:
        return self.is_nan() and other.is_nan() or self.is_infinite() and other.is_infinite()
    return self._exp == other._exp


def _fma(self, other, third, context=None):
    other, third = _required(other), _required(third)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan if nan._kind != "n" or third._kind != "N" else third._nan(None, context)
    if self._kind or other._kind:
        if not self or not other:
            return context._signal(InvalidOperation, None)
        product = _make(self._sign ^ other._sign, 0, 0, "F")
    else:
        product = _make(self._sign ^ other._sign, self._int * other._int, self._exp + other._exp)
    return _add(product, third, context)


def _extreme(sign, magnitude):
    def choose(self, other, context=None):
        other = _required(other)
        context = context or getcontext()
        if self._kind in ("n", "N") or other._kind in ("n", "N"):
            if "N" in (self._kind, other._kind) or self._kind == other._kind:
                return self._nan(other, context)
            return (other if self._kind else self)._fix(context)
        order = _order(self.copy_abs(), other.copy_abs()) if magnitude else _order(self, other)
        if not order:
            order = 1 if self.compare_total(other)._sign == 0 and self.compare_total(other)._int else -1 if self.compare_total(other)._int else 0
        return (self if order * sign >= 0 else other)._fix(context)
    return choose


def _scaleb(self, other, context=None):
    other = _required(other)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    if other._kind or other._exp or not -2 * (context.Emax + context.prec) <= int(other) <= 2 * (context.Emax + context.prec):
        return context._signal(InvalidOperation, None)
    if self._kind:
        return self
    return _make(self._sign, self._int, self._exp + int(other))._fix(context)


def _logb(self, context=None):
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if self._kind:
        return _make(0, 0, 0, "F")
    if not self._int:
        return context._signal(DivisionByZero, None, _make(1, 0, 0, "F"))
    return _number(self.adjusted())._fix(context)


def _digits_of(self, context):
    digits = _text(self._int)[-context.prec:]
    return "0" * (context.prec - len(digits)) + digits


def _shift_arg(other, context):
    if other._kind or other._exp or not -context.prec <= int(other) <= context.prec:
        return None
    return int(other)


def _rotate(self, other, context=None):
    other = _required(other)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    places = _shift_arg(other, context)
    if places is None:
        return context._signal(InvalidOperation, None)
    if self._kind:
        return self
    digits = _digits_of(self, context)
    return _make(self._sign, int(digits[places:] + digits[:places]), self._exp)


def _shift(self, other, context=None):
    other = _required(other)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    places = _shift_arg(other, context)
    if places is None:
        return context._signal(InvalidOperation, None)
    if self._kind:
        return self
    value = self._int // 10**-places if places < 0 else self._int * 10**places % 10**context.prec
    return _make(self._sign, value, self._exp)


def _logical(operation):
    def logical(self, other, context=None):
        other = _required(other)
        context = context or getcontext()
        for value in (self, other):
            if value._kind or value._sign or value._exp or set(_text(value._int)) - {"0", "1"}:
                return context._signal(InvalidOperation, None)
        left, right = _digits_of(self, context), _digits_of(other, context)
        return _make(0, int("".join(str(operation(int(a), int(b))) for a, b in zip(left, right))), 0)
    return logical


def _logical_invert(self, context=None):
    context = context or getcontext()
    return self.logical_xor(_make(0, int("1" * context.prec), 0), context)


def _next_minus(self, context=None):
    return _next(self, context, -1)


def _next_plus(self, context=None):
    return _next(self, context, 1)


def _next(self, context, direction):
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if self._kind:
        if (self._sign == 0) == (direction > 0):
            return self
        return _make(self._sign, 10**context.prec - 1, context.Emax - context.prec + 1)
    quiet = context.copy()
    quiet.rounding = ROUND_CEILING if direction > 0 else ROUND_FLOOR
    quiet.traps = dict.fromkeys(_SIGNALS, False)
    moved = self._fix(quiet)
    if _order(moved, self):
        return moved
    return _add(self, _make(int(direction < 0), 1, context.Emin - context.prec), quiet)


def _next_toward(self, other, context=None):
    other = _required(other)
    context = context or getcontext()
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    order = _order(self, other)
    if not order:
        return self.copy_sign(other)
    result = _next(self, context, -order)
    if result._kind:
        context._signal(Overflow, None, result)
        context._signal(Inexact, None)
        context._signal(Rounded, None)
    elif result.adjusted() < context.Emin:
        for signal in (Underflow, Subnormal, Inexact, Rounded):
            context._signal(signal, None)
        if not result:
            context._signal(Clamped, None)
    return result
