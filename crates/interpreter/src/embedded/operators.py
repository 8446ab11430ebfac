# The functions of `operator` where guest code must take part.

def op_lt(a, b):
    return a < b

def op_le(a, b):
    return a <= b

def op_eq(a, b):
    return a == b

def op_ne(a, b):
    return a != b

def op_ge(a, b):
    return a >= b

def op_gt(a, b):
    return a > b

def op_not_(a):
    return not a

def op_truth(a):
    return True if a else False

def op_is_(a, b):
    return a is b

def op_is_not(a, b):
    return a is not b

def op_abs(a):
    return abs(a)

def op_add(a, b):
    return a + b

def op_and_(a, b):
    return a & b

def op_floordiv(a, b):
    return a // b

def op_index(a):
    return _index(a)

def op_inv(a):
    return ~a

def op_lshift(a, b):
    return a << b

def op_mod(a, b):
    return a % b

def op_mul(a, b):
    return a * b

def op_matmul(a, b):
    return a @ b

def op_neg(a):
    return -a

def op_or_(a, b):
    return a | b

def op_pos(a):
    return +a

def op_pow(a, b):
    return a ** b

def op_rshift(a, b):
    return a >> b

def op_sub(a, b):
    return a - b

def op_truediv(a, b):
    return a / b

def op_xor(a, b):
    return a ^ b

def op_contains(a, b):
    return b in a

def _contained(a):
    try:
        return iter(a)
    except TypeError:
        raise TypeError(f"argument of type '{type(a).__name__}' is not iterable") from None

def op_countOf(a, b):
    count = 0
    for item in _contained(a):
        if item is b or item == b:
            count += 1
    return count

def op_delitem(a, b):
    del a[b]

def op_getitem(a, b):
    return a[b]

def op_indexOf(a, b):
    at = 0
    for item in _contained(a):
        if item is b or item == b:
            return at
        at += 1
    raise ValueError("sequence.index(x): x not in sequence")

def op_setitem(a, b, c):
    a[b] = c

def op_iadd(a, b):
    a += b
    return a

def op_iand(a, b):
    a &= b
    return a

def op_ifloordiv(a, b):
    a //= b
    return a

def op_ilshift(a, b):
    a <<= b
    return a

def op_imod(a, b):
    a %= b
    return a

def op_imul(a, b):
    a *= b
    return a

def op_imatmul(a, b):
    a @= b
    return a

def op_ior(a, b):
    a |= b
    return a

def op_ipow(a, b):
    a **= b
    return a

def op_irshift(a, b):
    a >>= b
    return a

def op_isub(a, b):
    a -= b
    return a

def op_itruediv(a, b):
    a /= b
    return a

def op_ixor(a, b):
    a ^= b
    return a

def op_concat(a, b):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{_type_name(a)}' object can't be concatenated")
    return a + b

def op_iconcat(a, b):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{_type_name(a)}' object can't be concatenated")
    a += b
    return a

def call_with_answers(function, args, plan):
    # Some arguments are asked for a plain value first: the plan says which, and by what.
    for at, ask in plan:
        args[at] = ask(args[at])
    return function(*args)

def call_with_attribute(function, value, name):
    return function(value, getattr(value, name, None))

def items_of(value, keys):
    return tuple([value[key] for key in keys])

def attributes_of(value, names):
    found = []
    for name in names:
        one = value
        for part in name.split("."):
            one = getattr(one, part)
        found.append(one)
    return found[0] if len(found) == 1 else tuple(found)

def method_of(value, name, args, kwargs):
    return getattr(value, name)(*args, **kwargs)

def getter_repr(getter, name, args, kwargs):
    if _repr_enter(getter):
        return f"operator.{name}(...)"
    try:
        parts = [*[repr(arg) for arg in args], *[f"{key}={value!r}" for key, value in kwargs.items()]]
    finally:
        _repr_leave(getter)
    return f"operator.{name}({', '.join(parts)})"
