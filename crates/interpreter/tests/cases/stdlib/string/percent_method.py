# The % operator, as old code writes it.
print("%s %r %a|%d %i %u|%5d|%-5d|%05d|%+d|% d|%x %X %#x %o %#o|%e %E|%.2f|%10.3f|%g %G|%c%c|%%" % ("é", "é", "é", 1, 2, 3, 4, 5, 6, 7, 8, 255, 255, 255, 8, 8, 12345.678, 0.00012, 2.675, 3.14159, 1e-5, 1e20, "x", 65))
print("%(a)s %(b)05.1f %(a)r" % {"a": "A", "b": 2}, "%s" % (1,), "%s" % [1, 2], "%s" % {"k": 1}, "%s %s" % ("a", ("b",)), "%.3s|%5.1s|%-4s|" % ("abcdef", "xyz", "q"), "%*d|%-*d|%.*f" % (5, 42, 5, 42, 2, 3.14159))
class Thing:
    def __str__(self): return "thing"
    def __repr__(self): return "<Thing>"
    def __int__(self): return 7
    def __index__(self): return 8
    def __float__(self): return 2.5
print("%s %r %d %x %.1f" % (Thing(), Thing(), Thing(), Thing(), Thing()), "%d" % 3.99, "%d" % -3.99, "%d" % True, "%s" % None, "%i" % 10**20, "%x" % -255)
for text, value in (("%d", "a"), ("%d", None), ("%x", 1.5), ("%c", "ab"), ("%c", 1.5), ("%c", -1), ("%s %s", "a"), ("%s", ("a", "b")), ("%(a)s", ("x",)), ("%(a)s", {}), ("%z", 1), ("%", 1), ("%(a", {"a": 1}), ("%.f", "x"), ("%*d", ("a", 1)), ("plain", 1), ("plain", ()), ("plain", {}), ("%d%%", 5), ("%5%", ()), ("%e", "1"), ("%s%%", {"a": 1}), ("%d", 1j), ("%f", 1j), ("%c", 0x110000)):
    try:
        print(repr(text), repr(text % value))
    except Exception as error:
        print(repr(text), type(error).__name__, error)
