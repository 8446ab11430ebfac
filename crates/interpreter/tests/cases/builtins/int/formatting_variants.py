# The same integer through every formatter.
for n in (0, 7, -7, 42, 255, -255, 1000000, 10 ** 15):
    print(str(n), repr(n), "%d" % n, "%5d" % n, "%-5d|" % n, "%05d" % n, "%+d" % n, "%x" % n, "%o" % n, f"{n:b}", f"{n:,}", f"{n:_}", f"{n:e}", f"{n:.2f}", f"{n:>8}", f"{n:^8}", f"{n:08}", hex(n), "{:+,}".format(n), format(n, "#o"))
