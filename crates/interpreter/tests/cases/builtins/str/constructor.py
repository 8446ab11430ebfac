# str(): of every type, of bytes with an encoding, errors.
print(str(), str(5), str(1.0), str(None), str(True), str([1, "a"]), str((1,)), str({"k": "v"}), str({1}), str(b"x"), str("s"), str(1j), str(range(3)), str(...), str(int), str(ValueError("m")))
print(str(b"abc", "utf-8"), str(b"\xc3\xa9", encoding="utf-8"), str(b"\xff", "latin-1"), str(b"\xffa", "ascii", "replace"), str(b"\xff", errors="ignore") == "", str(bytearray(b"x"), "ascii"), str(object=5))
print(str("é"), str('it\'s'), str(["it's", 'say "x"']), str("\n") == "\n", str(["\n"]))
class C:
    def __str__(self): return "C's str"
class D:
    def __repr__(self): return "D's repr"
print(str(C()), str(D()), str([D()]), f"{C()}")
for call in (lambda: str(b"\xff", "utf-8"), lambda: str(5, "utf-8"), lambda: str("a", "utf-8"), lambda: str(b"a", "nope"), lambda: str(1, 2, 3, 4), lambda: str(b"a", 5)):
    try:
        print(call())
    except (TypeError, UnicodeDecodeError, LookupError) as e:
        print(type(e).__name__, e)
print(str.__name__, str.upper("x"), str.join("-", ["a", "b"]), str.__len__("abc"), type(str).__name__)
