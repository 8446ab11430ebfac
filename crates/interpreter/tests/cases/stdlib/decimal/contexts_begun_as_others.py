# New contexts and copies: what they take over, and what they share with nobody.
import copy
import decimal
from decimal import Context, Decimal, DefaultContext, getcontext, localcontext, setcontext

print(Context())
print(Context(prec=5, rounding=decimal.ROUND_UP))
print(Context(Emin=-9, Emax=9, capitals=0, clamp=1))
print(Context(flags=[decimal.Inexact], traps=[]))
print(Context(7, None, None, None, 0, None, [decimal.Rounded], [decimal.Overflow]))
for arguments in ({"prec": 0}, {"prec": "x"}, {"rounding": "x"}, {"traps": 1}, {"flags": [int]}, {"Emax": -1}):
    try:
        print(Context(**arguments))
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])

context = getcontext()
Decimal(1) / 3
print(context.flags[decimal.Inexact], Context().flags[decimal.Inexact], context.copy().flags[decimal.Inexact])
copied = context.copy()
copied.prec = 9
copied.traps[decimal.Inexact] = True
copied.clear_flags()
print(context.prec, context.traps[decimal.Inexact], context.flags[decimal.Inexact], copied.prec, copied.flags[decimal.Inexact])
print(copy.copy(context) is context, copy.copy(context).flags == context.flags)

with localcontext() as inner:
    inner.prec = 4
    print(Decimal(2) / 3, inner.flags[decimal.Rounded], getcontext() is inner)
with localcontext(prec=3) as inner:
    print(Decimal(2) / 3)
print(Decimal(2) / 3, getcontext() is context)

before = DefaultContext.prec
DefaultContext.prec = 11
DefaultContext.traps[decimal.Inexact] = True
print(Context().prec, Context().traps[decimal.Inexact], getcontext().prec)
DefaultContext.prec = before
DefaultContext.traps[decimal.Inexact] = False


class Own(Context):
    pass


own = Own(prec=6)
own.more = 1 if hasattr(own, "__dict__") else None
print(type(own).__name__, own.prec, type(own.copy()).__name__, own.copy().prec, own)
setcontext(own)
print(getcontext() is own, Decimal(1) / 7)
setcontext(Context())
print(Decimal(1) / 7)
context = Context(prec=8)
print(context.prec)
for wrong in ([int], [1], {}, 3, (decimal.Inexact,)):
    for name in ("traps", "flags"):
        for act in (lambda: Context(**{name: wrong}), lambda: setattr(Context(), name, wrong)):
            try:
                act()
            except Exception as error:
                print(name, type(error).__name__, str(error)[:40])
