# What f-strings do with specs, conversions, = and nesting.
import datetime
name, width, value = "Ada", 10, 3.14159
print(f"{name:>{width}}|{name!r:<{width}}|{value:{width}.{2}f}|{value:.{1+1}f}|{name:*^{width}}|{'nested ' + f'{name}'}|{{}}|{value!s:>10}")
print(f"{name=} {value=:.2f} {width = } {name=!s} {1+1=} {name.upper()=} {[x for x in range(3)]=}")
print(f"{datetime.date(2024, 2, 29):%Y/%m/%d %A}|{datetime.timedelta(hours=30)}|{10**20:,}|{255:#x}|{0.5:%}|{1_000_000:_d}|{-5:+}|{True}|{None}|{b'x'}")
print(f"{(lambda x: x * 2)(4)} {({'a': 1})['a']} {'yes' if value > 3 else 'no'} {name[0]}{name[-1]} {len(name):03d} {'a' 'b'}")
print(f"""multi
{name}
  line {value:>8.2f}""", rf"\n{name}\t", f"{'é'!a} {chr(10)!r}", f"{name!r}" f" and {width!s}" " plain")
class Money:
    def __init__(self, amount): self.amount = amount
    def __format__(self, spec):
        return f"${self.amount:{spec or ',.2f'}}"
print(f"{Money(1234.5)} {Money(2):.0f} {Money(-3)!r:.10}"[:30])
for bad in (lambda: f"{name:d}", lambda: f"{value:x}", lambda: f"{undefined}", lambda: f"{width:{name}}", lambda: f"{None:5}", lambda: f"{1/0}"):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
