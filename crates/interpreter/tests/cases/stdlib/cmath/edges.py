# Infinite parts, and parts that are not numbers.
import cmath, math
inf, nan = math.inf, math.nan
parts = (-inf, -1.5, -0.0, 0.0, 1.5, inf, nan)
def shown(x):
    # The sign of a zero is part of the answer, that of a nan is not.
    return repr(x).replace("-nan", "nan")
for name in "acos acosh asin asinh atan atanh cos cosh exp log log10 sin sinh sqrt tan tanh polar phase".split():
    for re in parts:
        row = []
        for im in parts:
            if math.isfinite(re) and math.isfinite(im):
                continue
            try:
                z = getattr(cmath, name)(complex(re, im))
                row.append(shown(z) if not isinstance(z, complex) else f"({shown(z.real)} {shown(z.imag)})")
            except (ValueError, OverflowError) as error:
                row.append(str(error))
        print(name, re, *row)
