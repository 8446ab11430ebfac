# format of str, bool, None, lists and own types; object.__format__.
print(format("abc"), format("abc", "5") + "|", format("abc", ">5"), format("abc", ".2"), format("abc", "*^7.2s"))
for v in (None, [1, 2], (1,), {"a": 1}, {1}, b"x", 1j, ..., int, len, range(2)):
    print(format(v) if v is not len else "len", f"{v!s:>12}" if v is not len else "")
    try:
        format(v, "10")
        print("took a width")
    except TypeError as e:
        print(e)
class A:
    def __str__(self): return "A!"
print(format(A()), format(A(), ""))
class B:
    def __format__(self, s): return f"<{s or 'empty'}>"
print(format(B()), format(B(), "x:y"), f"{B():abc}", "{:{}}".format(B(), "in"), "{0:>5} {0}".format(B()))
class C(int):
    def __format__(self, s): return "C" + super().__format__(s)
print(f"{C(5):03d}", format(C(7), ""), "%d" % C(3), str(C(2)))
class D(str): pass
print(f"{D('d'):>4}", format(D("d"), "^5"))
try:
    format(B(), None)
except TypeError as e:
    print(e)
