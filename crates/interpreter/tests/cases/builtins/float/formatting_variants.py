# The same float through every formatter.
for x in (0.0, -0.0, 1.0, -1.5, 3.14159265358979, 1e-5, 1e16, 123456789.123, 1e100, float("inf"), float("nan"), 0.1, 100.0, 2.5, 1e5):
    print(str(x), "%f" % x, "%.2f" % x, "%e" % x, "%g" % x, "%10.3f|" % x, "%-10.1f|" % x, "%+.1f" % x, f"{x:.0f}", f"{x:.3g}", f"{x:,.2f}", f"{x:%}", f"{x:>12}", f"{x:012.4f}", repr(x), "{:.1e}".format(x), f"{x!s:>8}")
