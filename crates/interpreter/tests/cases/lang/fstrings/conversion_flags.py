# !r, !s and !a with specs, on types with their own methods.
class C:
    def __str__(self): return "str-é"
    def __repr__(self): return "repr-é"
    def __format__(self, s): return f"fmt[{s}]"
c = C()
print(f"{c} {c!s} {c!r} {c!a}", f"{c:x} {c!s:>8} {c!r:<9}| {c!a:^14}|", f"{c!r:.3} {c!s:5.2}|")
for v in ("é\n'", b"\xff", [c, "é"], {"k": c}, (c,), 1.5, None):
    print(f"{v!r} | {v!s} | {v!a}")
print(f"{'a'!r:>5}{'b'!s:<3}{'ü'!a:*^8}", f"{3!r:03}" if False else f"{3!r:>3}", f"{'x'!r}{'y'!r}")
print("{!r} {!s} {!a} {0!r}".format(c, c, c) if False else "{!r} {!s} {!a}".format(c, c, c), "%r %s %a" % (c, c, c))
