

# Roots, logarithms, powers and formats.

def _sqrt(self, context=None):
    """The square root, rounded half even."""
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if self._kind and not self._sign:
        return self
    if not self._kind and not self._int:
        return _make(self._sign, 0, self._exp // 2)._fix(context)
    if self._sign:
        return context._signal(InvalidOperation, None)
    coefficient, exponent = self._int, self._exp
    ideal = exponent // 2
    if exponent & 1:
        coefficient *= 10
        exponent -= 1
    # One digit more than the precision, so that the last rounding is right.
    shift = context.prec + 1 - (_len10(coefficient) + 1) // 2
    exact = True
    if shift >= 0:
        coefficient *= 100**shift
    else:
        coefficient, rest = divmod(coefficient, 100**-shift)
        exact = not rest
    exponent -= 2 * shift
    root = _math.isqrt(coefficient)
    exact = exact and root * root == coefficient
    exponent //= 2
    if exact:
        while exponent < ideal and root % 10 == 0:
            root //= 10
            exponent += 1
    elif root % 5 == 0:
        root += 1
    quiet = context._with(rounding=ROUND_HALF_EVEN)
    return _make(0, root, exponent)._fix(quiet)


def _exp_fixed(x, places):
    # e**(x / 10**places) * 10**places for a small x, to a few units in the last place.
    halvings = max(0, x.bit_length() - (10**places).bit_length() + 1) + _math.isqrt(places) + 4
    guard = halvings // 3 + 6
    unit = 10 ** (places + guard)
    x = x * 10**guard >> halvings if x >= 0 else -(-x * 10**guard >> halvings)
    total = term = unit
    n = 1
    while term:
        term = term * x // unit if term * x >= 0 else -(-term * x // unit)
        term = term // n if term >= 0 else -(-term // n)
        total += term
        n += 1
    for _ in range(halvings):
        total = total * total // unit
    return total // 10**guard


def _ln_fixed(numerator, denominator, places):
    # ln(numerator / denominator) * 10**places for a quotient near 1, by Newton's method on exp.
    places += 4
    unit = 10**places
    x = numerator * unit // denominator
    guess = _math.log(numerator / denominator) if numerator != denominator else 0.0
    top, bottom = guess.as_integer_ratio()
    y = top * unit // bottom
    good = 12
    while True:
        e = _exp_fixed(y, places)
        y += 2 * unit * (x - e) // (x + e)
        if good > places:
            return y // 10**4
        good *= 3


_known_ln10 = [0, 0]


def _ln10(places):
    if _known_ln10[0] < places:
        places_now = places + 20
        two = _ln_fixed(2, 1, places_now + 4)
        five_fourths = _ln_fixed(5, 4, places_now + 4)
        _known_ln10[:] = places_now, (3 * two + five_fourths) // 10**4
    return _known_ln10[1] // 10 ** (_known_ln10[0] - places)


def _ln_of(value, places):
    # ln of a positive finite number, times 10**places.
    length = _len10(value._int)
    exponent = value._exp + length
    scale = 10**length
    # The mantissa is brought near 1 so that the float guess is good.
    if value._int * 3 < scale:
        exponent -= 1
        scale //= 10
    work = places + 6
    numerator, denominator = value._int, scale
    if length > work + 20:
        cut = 10 ** (length - work - 20)
        numerator, denominator = numerator // cut, denominator // cut
    result = _ln_fixed(numerator, denominator, work)
    if exponent:
        extra = len(str(abs(exponent)))
        result += exponent * _ln10(work + extra) // 10**extra
    return result // 10**6


def _rounded_right(compute, context):
    # Repeats a computation with more digits until they decide the rounding; its result is never a tie.
    extra = 4
    while True:
        value, exponent = compute(context.prec + extra)
        magnitude = abs(value)
        if magnitude:
            length = _len10(magnitude)
            over = length - context.prec
            if over > 1:
                unit = 5 * 10 ** (over - 2)
                rest = magnitude % unit
                # Past the bound the digits are those of an exact result.
                if 20 < rest < unit - 20 or extra > 4 * context.prec + 400:
                    quiet = context._with(rounding=ROUND_HALF_EVEN)
                    return _make(int(value < 0), magnitude, exponent)._fix(quiet)
        extra = extra * 2 + 3


def _exp(self, context=None):
    """e raised to this number."""
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if self._kind:
        return _make(0, 0, 0) if self._sign else self
    if not self._int:
        return _make(0, 1, 0)
    adjusted = self.adjusted()
    if adjusted > 20:
        huge = context.Emin - context.prec - 2 if self._sign else context.Emax + 1
        return _make(0, 1, huge)._fix(context)
    if adjusted < -context.prec - 2:
        # 1 plus or minus something tiny.
        digits = context.prec + 2
        return _make(0, 10**digits + (-1 if self._sign else 1), -digits)._fix(context._with(rounding=ROUND_HALF_EVEN))
    return _rounded_right(lambda places: _exp_at(self, places), context)


def _exp_at(value, places):
    whole = max(0, value.adjusted() + 2)
    work = places + whole + 4
    scaled = value._int * 10 ** (value._exp + work) if value._exp + work >= 0 else value._int // 10 ** -(value._exp + work)
    if value._sign:
        scaled = -scaled
    tens, rest = divmod(scaled, _ln10(work))
    return _exp_fixed(rest, work), tens - work


def _ln(self, context=None):
    """The natural logarithm."""
    return _logarithm(self, context, lambda value, places: (_ln_of(value, places), -places), None)


def _log10(self, context=None):
    """The logarithm to base ten."""
    def compute(value, places):
        work = places + 4 + len(str(abs(value.adjusted())))
        return _ln_of(value, work) * 10**places // _ln10(work), -places
    return _logarithm(self, context, compute, 10)


def _logarithm(self, context, compute, base):
    context = context or getcontext()
    nan = self._nan(None, context)
    if nan is not None:
        return nan
    if not self:
        return _make(1, 0, 0, "F")
    if self._sign:
        return context._signal(InvalidOperation, None)
    if self._kind:
        return self
    if base == 10:
        digits = _text(self._int)
        if digits.rstrip("0") == "1":
            return _number(self.adjusted())._fix(context)
    elif not _order(self, _make(0, 1, 0)):
        return _make(0, 0, 0)
    # Near 1 the result is small and needs as many places more.
    distance = _add(self, _make(1, 1, 0), context._with(prec=20, rounding=ROUND_DOWN, traps=[]))
    more = max(0, -distance.adjusted()) + 2
    return _rounded_right(lambda places: compute(self, places + more), context)


def _power(self, other, modulo=None, context=None):
    other = _operand(other)
    if other is NotImplemented:
        return other
    context = context or getcontext()
    if modulo is not None:
        return _power_modulo(self, other, _required(modulo), context)
    nan = self._nan(other, context)
    if nan is not None:
        return nan
    if not other:
        return context._signal(InvalidOperation, None) if not self else _make(0, 1, 0)
    whole = not other._kind and (other._exp >= 0 or other._int % 10 ** min(-other._exp, _len10(other._int) + 1) == 0)
    sign = 0
    if self._sign:
        if whole:
            sign = int(other._exp <= 0 and int(other) & 1)
        elif self:
            return context._signal(InvalidOperation, None)
        self = self.copy_negate()
    if not self:
        return _make(sign, 0, 0, "F") if other._sign else _make(sign, 0, 0)
    if self._kind:
        return _make(sign, 0, 0) if other._sign else _make(sign, 0, 0, "F")
    one = _order(self, _make(0, 1, 0))
    if not one:
        if whole and not other._kind:
            times = min(int(other), context.prec) if not other._sign and other.adjusted() < 10 else context.prec if not other._sign else 0
            exponent = max(self._exp * times, 1 - context.prec) if self._exp < 0 else 0
            if self._exp < 0 and exponent == 1 - context.prec:
                context._signal(Rounded, None)
            return _make(sign, 10**-exponent, exponent)
        context._signal(Inexact, None)
        context._signal(Rounded, None)
        return _make(sign, 10 ** (context.prec - 1), 1 - context.prec)
    if other._kind:
        return _make(sign, 0, 0) if (one > 0) == other._sign else _make(sign, 0, 0, "F")
    if whole and other.adjusted() < 7:
        times = abs(int(other))
        if times * _len10(self._int) <= 20000:
            raised = _make(sign, self._int**times, self._exp * times)
            return raised._fix(context) if not other._sign else _divide(_make(0, 1, 0), raised, context)
    # x**y = e**(y ln x), padded to full precision where it happens to be exact.
    size = other.adjusted() + len(str(abs(self.adjusted()) + 1)) + 2
    if size > 24:
        grows = (one > 0) != other._sign
        return _make(sign, 1, context.Emax + 1 if grows else context.Emin - context.prec - 2)._fix(context)
    exact = _exact_power(self, other, context)
    if exact is not None:
        context._signal(Inexact, None)
        context._signal(Rounded, None)
        return exact.copy_sign(_make(sign, 0, 0))
    distance = _add(self, _make(1, 1, 0), context._with(prec=20, rounding=ROUND_DOWN, traps=[]))
    more = max(0, -distance.adjusted()) + max(0, size) + max(0, -other.adjusted()) + 4

    def compute(places):
        work = places + more
        product = _ln_of(self, work) * other._int
        value = _make(int((product < 0) != bool(other._sign)), abs(product), other._exp - work)
        return _exp_at(value, places + 2)

    result = _rounded_right(compute, context)
    return _make(sign, result._int, result._exp, result._kind)


def _exact_power(base, power, context):
    # The result with all digits of the precision, where base ** power has an exact value that fits; else None.
    if power._exp >= 0 or power._exp < -4:
        return None
    denominator = 10**-power._exp
    divisor = _math.gcd(power._int, denominator)
    top, bottom = power._int // divisor, denominator // divisor
    coefficient, exponent = base._int, base._exp
    while coefficient % 10 == 0:
        coefficient //= 10
        exponent += 1
    if exponent % bottom or bottom > 1000 or top > 10000:
        return None
    low, high = 1, 1 << coefficient.bit_length() // bottom + 1
    while low < high:
        middle = (low + high) // 2
        if middle**bottom < coefficient:
            low = middle + 1
        else:
            high = middle
    if low**bottom != coefficient or top * _len10(low) > context.prec + 10:
        return None
    value, exponent = low**top, exponent // bottom * top
    if power._sign:
        # 1 / value is exact where its only factors are 2 and 5.
        places, rest = 0, value
        for factor in (2, 5):
            times = 0
            while rest % factor == 0:
                rest //= factor
                times += 1
            places = max(places, times)
        if rest != 1:
            return None
        value, exponent = 10**places // value, -places - exponent
    pad = context.prec - _len10(value)
    if pad < 0:
        return None
    return _make(0, value * 10**pad, exponent - pad)


def _power_modulo(self, other, modulo, context):
    for value in (self, other, modulo):
        if value._kind in ("n", "N"):
            return value._nan(None, context)
    whole = all(not value._kind and (value._exp >= 0 or not value._int % 10 ** min(-value._exp, _len10(value._int) + 1)) for value in (self, other, modulo))
    if not whole or other._sign or not modulo or modulo.adjusted() >= context.prec or not other and not self:
        return context._signal(InvalidOperation, None)
    sign = self._sign if int(other) & 1 else 0
    return _make(sign, pow(abs(int(self)), int(other), abs(int(modulo))), 0)




def _format(self, spec, context=None):
    from decimal import _SPEC
    match = _SPEC.match(spec)
    if match is None:
        raise ValueError("invalid format string")
    fill, align, signs, no_negative_zero, zero, width, comma, precision, kind = match.groups()
    if zero and align:
        raise ValueError("invalid format string")
    context = context or getcontext()
    if zero and not align:
        fill, align = "0", "="
    fill, align, width = fill or " ", align or ">", int(width or 0)
    kind = kind or ("G" if context.capitals else "g")
    if kind == "n":
        kind = "g"
    negative = self._sign
    percent = "%" if kind == "%" else ""
    if self._kind:
        body = str(self.copy_abs()) + percent
        if fill == "0" and align == "=":
            fill, align = " ", ">"
        return _aligned(body, _sign_text(negative, signs), fill, align, width)
    value = self
    if kind == "%":
        value = _make(value._sign, value._int, value._exp + 2)
    if precision is not None:
        precision = int(precision)
        if kind in "eE":
            value = _to_digits(value, precision + 1, context.rounding)
        elif kind in "fF%":
            value = _rescaled_far(value, -precision, context.rounding) if value._int else _make(value._sign, 0, -precision)
        elif value._int and _len10(value._int) > max(precision, 1):
            value = _to_digits(value, max(precision, 1), context.rounding)
    if not value._int and value._exp > 0 and kind in "fF%":
        value = _make(value._sign, 0, 0)
    _check_size(abs(value._exp) if kind in "fF%" else 0)
    digits = _text(value._int)
    left = value._exp + len(digits)
    if kind in "eE":
        point = 1 - precision if not value._int and precision is not None else 1
    elif kind in "fF%":
        point = left
    else:
        point = left if value._exp <= 0 and left > -6 else 1
    if point < 0:
        whole, decimals = "0", "0" * -point + digits
    elif point > len(digits):
        whole, decimals = digits + "0" * (point - len(digits)), ""
    else:
        whole, decimals = digits[:point] or "0", digits[point:]
    exponent = left - point
    tail = "." + decimals if decimals else ""
    if exponent or kind in "eE":
        tail += f"{'E' if kind in 'EG' else 'e'}{exponent:+d}"
    tail += percent
    if no_negative_zero and not value._int:
        negative = 0
    sign = _sign_text(negative, signs)
    if fill == "0" and align == "=":
        room = width - len(sign) - len(tail)
        whole = _grouped(whole, room) if comma else whole.rjust(room, "0")
        return sign + whole + tail
    return _aligned((_grouped(whole, 0) if comma else whole) + tail, sign, fill, align, width)


def _sign_text(negative, signs):
    return "-" if negative else signs if signs in ("+", " ") else ""


def _grouped(digits, room):
    while True:
        text = f"{digits[:len(digits) % 3]}," if len(digits) % 3 else ""
        text += ",".join(digits[at:at + 3] for at in range(len(digits) % 3, len(digits), 3))
        if len(text.strip(",")) >= room:
            return text.strip(",")
        digits = "0" + digits


def _aligned(body, sign, fill, align, width):
    pad = fill * (width - len(sign) - len(body))
    if align == "<":
        return sign + body + pad
    if align == ">":
        return pad + sign + body
    if align == "=":
        return sign + pad + body
    half = len(pad) // 2
    return pad[:half] + sign + body + pad[half:]


def _to_digits(value, digits, mode):
    # As many digits as asked for, the value rounded.
    if not value._int:
        return value
    coefficient, _ = _shifted_down(value._int, _len10(value._int) - digits, mode, value._sign)
    exponent = value.adjusted() + 1 - digits
    if _len10(coefficient) > digits:
        coefficient //= 10
        exponent += 1
    return _make(value._sign, coefficient, exponent)
