# bool: subclass of int, constructors, arithmetic, text, bit operations.
print(True, False, bool(), bool(0), bool(2), bool("False"), bool([]), bool([0]), bool(None), bool(0.0), bool(object))
print(True + True, True * 5, True - False, -True, True / 2, True // 1, True ** 2, ~True, 3 % True, True << 2, divmod(True, 1))
print(True & False, True | False, True ^ True, type(True & True).__name__, type(True & 1).__name__, type(True + False).__name__, True & 3, False | 2)
print(isinstance(True, int), issubclass(bool, int), bool.__mro__, True == 1, False == 0, True is (1 == 1), True == 2, hash(True) == hash(1))
print(str(True), repr(False), int(True), float(True), complex(True), f"{True} {True:d} {True!r} {True:>6}", "%s %d %r" % (True, True, True), "{:5}|".format(True), "%x" % True)
print([10, 20][True], "ab"[False], {True: "t", 0: "f"}[1], [False, True].index(1), sum([True, False, True]), max(False, True), sorted([True, False]), sum(x > 2 for x in range(6)))
print(not True, not 0, True and 5, False or "x", True if [] else False, all([]), any([]), all([1, 0]), any([0, 1]))
print(True < 2, False < True, True > 0.5, bool(-0.0), bool(1e-320), bool("0"), bool(b""), bool(range(0)), bool(lambda: 0))
for bad in (lambda: bool(1, 2), lambda: True + "x", lambda: True.x, lambda: bool(x=1)):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(True.bit_length(), True.to_bytes(1, "big"), True.real, bool.from_bytes(b"\x01", "big"), True.conjugate(), True.numerator, True.__class__.__name__, bool.__doc__ is not None)
print(round(True), abs(True), pow(True, 2), bin(True), chr(True + 64), range(True), list(range(True)), True.__and__(1), True.__repr__())
