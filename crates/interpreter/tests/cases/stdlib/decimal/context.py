# Contexts: precision, rounding, traps, flags, localcontext.
from decimal import *
import threading

def err(f, *a, **k):
    try: print("no error:", repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, "-", e)

c = getcontext(); print(c)
print(c.prec, c.rounding, c.Emin, c.Emax, c.capitals, c.clamp, sorted(s.__name__ for s, on in c.traps.items() if on), sorted(s.__name__ for s, on in c.flags.items() if on))
c.prec = 6; print(Decimal(1) / 7, Decimal("1.23456789") + 0, +Decimal("123456789"), Decimal("1.23456789"), c.create_decimal("1.23456789"), c.flags[Inexact], c.flags[Rounded])
c.clear_flags(); print(c.flags[Inexact]); c.prec = 28
with localcontext() as l:
    l.prec = 4; l.rounding = ROUND_UP; print(Decimal(1) / 3, Decimal(10) / 6)
print(Decimal(1) / 3)
with localcontext(Context(prec=3)) as l: print(Decimal(22) / 7, l.prec)
with localcontext(prec=5, rounding=ROUND_DOWN) as l: print(Decimal(2) / 3)
k = Context(prec=5, rounding=ROUND_HALF_UP, Emin=-10, Emax=10, capitals=0, clamp=0, flags=[], traps=[Overflow]); print(k)
print(k.add(1, 2), k.subtract(5, Decimal("1.5")), k.multiply(3, 4), k.divide(1, 3), k.divide_int(7, 2), k.remainder(7, 4), k.power(2, 10), k.sqrt(2), k.abs(-5), k.minus(3), k.plus("1.234567" and Decimal("1.234567")), k.compare(1, 2), k.max(1, 2), k.quantize(Decimal("1.239"), Decimal("0.01")), k.to_sci_string(Decimal("1e9")), k.to_eng_string(Decimal("1e9")), k.create_decimal_from_float(0.1), k.is_zero(0), k.exp(1), k.ln(2), k.fma(2, 3, 4), k.normalize(Decimal("1.500")), k.divmod(9, 4), k.Etiny(), k.Etop(), k.radix(), k.number_class(5), k.logb(100), k.scaleb(1, 2), k.same_quantum(1, 2), k.next_plus(1), k.to_integral_value(Decimal("1.5")))
err(k.multiply, Decimal("1e9"), Decimal("1e9")); err(k.add, 1, "x"); err(setattr, k, "prec", 0); err(setattr, k, "prec", "x"); err(setattr, k, "rounding", "x"); err(setattr, k, "nope", 1); err(Context, prec=-1); err(Context, traps=5); err(setcontext, 5); err(setattr, k, "capitals", 2); err(setattr, k, "Emax", -1)
with localcontext() as l:
    l.traps[DivisionByZero] = False; l.traps[InvalidOperation] = False
    print(Decimal(1) / 0, Decimal(-1) / 0, Decimal(0) / 0, Decimal("abc") if False else "", Decimal(-1).sqrt(), l.flags[DivisionByZero], l.flags[InvalidOperation], Decimal("inf") - Decimal("inf"))
with localcontext() as l:
    l.traps[Inexact] = True; err(lambda: Decimal(1) / 3); l.traps[FloatOperation] = True; err(lambda: Decimal(0.5)); err(lambda: Decimal(1) < 0.5); print(Decimal(1) == 1.0)
e = ExtendedContext.copy(); setcontext(e); print(getcontext().prec, Decimal(1) / 0); setcontext(Context(DefaultContext.prec)) ; setcontext(DefaultContext.copy()); print(getcontext().prec, BasicContext.rounding, BasicContext.prec)
print([s.__name__ for s in (Clamped, DivisionByZero, FloatOperation, Inexact, InvalidOperation, Overflow, Rounded, Subnormal, Underflow)], issubclass(DivisionByZero, ZeroDivisionError), issubclass(Overflow, Inexact), issubclass(InvalidOperation, ArithmeticError), issubclass(DecimalException, ArithmeticError), issubclass(FloatOperation, TypeError), MAX_PREC, MAX_EMAX, MIN_EMIN, MIN_ETINY, HAVE_THREADS)
