# % formatting over a grid of flags, widths and precisions.
for flags in ("", "-", "+", " ", "0", "#", "-+", "+0", "- ", "#0"):
    print(repr(flags), [("%" + flags + "6" + c) % v for c, v in (("d", 42), ("d", -42), ("x", 255), ("o", 8), ("s", "ab"), ("r", "ab"))], [("%" + flags + "8.2" + c) % v for c, v in (("f", 3.14159), ("f", -2.5), ("e", 12345.678), ("g", 0.00012), ("s", "abcdef"))])
for prec in (0, 1, 3, 10): print(prec, "%.*f" % (prec, 2.5), "%.*e" % (prec, 12345.6789), "%.*g" % (prec, 1234.5678), "%.*s|" % (prec, "abcdef"), "%.*d" % (prec, 42), "%.*x" % (prec, 255))
