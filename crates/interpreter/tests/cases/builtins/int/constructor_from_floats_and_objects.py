# int() of floats, bools, objects with __int__, __index__, __trunc__, and subclasses.
print(int(0.9), int(-0.9), int(1e15 + 0.5), int(123456789.999), int(2.0 ** 70), int(-2.0 ** 70), int(1e300) == 10 ** 300, int(True), int(False), int(-0.0))
class A:
    def __int__(self): return 5
class B:
    def __index__(self): return 6
class C(A, B): pass
class D(int): pass
print(int(A()), int(B()), int(C()), int(D(7)), type(int(D(7))).__name__, D("12") + 1, int(D(3.9)))
for bad in (object(), A, "5.0", "five", [5], {}, 1j, lambda: 1):
    try:
        print(int(bad))
    except (TypeError, ValueError) as e:
        print(e if "at 0x" not in str(e) else "other")
print([int(x) for x in "12345"], list(map(int, ["1", " 2 ", "-3", "+4", "5_0"])), int("7" * 25), int(" \t\n9\r "), sum(map(int, str(2 ** 50))))
