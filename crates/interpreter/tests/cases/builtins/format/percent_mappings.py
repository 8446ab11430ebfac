# % with mappings, nested percent signs, tuples inside, and reuse.
d = {"name": "Ann", "n": 3, "pi": 3.14159, "t": (1, 2), "none": None, "a b": "spaced", "": "empty", "p%": "percent"}
for f in ("%(name)s", "%(name)-6s|", "%(n)03d", "%(pi).2f", "%(t)s", "%(none)s", "%(a b)s", "%()s", "%(n)d%%", "%%%(n)d", "%(name)r", "%(name)10.2s|", "%(n)x %(n)o %(n)e", "%(name)s %(name)s", "%(p%)s", "no fields", "%(n)+d", "%(pi)08.3f"):
    print(f, "->", f % d)
for f, v in (("%(zz)s", d), ("%(name)d", d), ("%(name)s %s", d), ("%s %(name)s", d), ("%(n", d), ("%(n)", d), ("%(n)s", [1]), ("%(n)s", "x"), ("%(n)s", 5), ("%s", ()), ("%s %s", (1,)), ("%s", (1, 2)), ("%d", d)):
    try: print(f % v)
    except Exception as e: print(f, "|", type(e).__name__, e)
print("%s" % d["t"].__class__.__name__, "%s" % (d["t"],), "%s %s" % d["t"], "%r" % (None,), "%s" % [1, 2], "%s, %s" % ("a", ("b",)), "%s" % {1: 2}, "%s" % {3}, "%c%c%c" % (72, "i", 33), "%5.1f%%" % 99.5, "%-5d|%5d" % (1, 2), "%s" % True, "%d" % True, "%d" % 3.99, "%i" % -3.99, "%s" % 1e100, "%x" % 10 ** 2 if False else "")
