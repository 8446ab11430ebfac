

# Formats.

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


def _rescaled_far(value, exponent, mode):
    # The number with another exponent, rounded; one far below the last place only counts as something tiny.
    far = value.adjusted() < exponent - 1
    coefficient, _ = _shifted_down(*(1, 3) if far else (value._int, exponent - value._exp), mode, value._sign)
    return _make(value._sign, coefficient, exponent)


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
