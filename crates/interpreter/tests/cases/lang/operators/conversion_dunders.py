# __int__, __float__, __complex__, __index__, __bool__, __bytes__, __round__, __trunc__, floor and ceil.
class N:
    def __int__(self): return 7
    def __float__(self): return 7.5
    def __complex__(self): return 7 + 1j
    def __bool__(self): return False
    def __bytes__(self): return b"N bytes"
    def __round__(self, n=None): return f"rounded {n}"
    def __trunc__(self): return "truncated"
n = N()
print(int(n), float(n), complex(n), bool(n), bytes(n), round(n), round(n, 2))
class I:
    def __index__(self): return 3
i = I()
print(int(i), float(i), complex(i), hex(i), bin(i), oct(i), [10, 20, 30, 40][i], "abcdef"[i:], list(range(i)), chr(i).encode(), bytes(i), [0] * i, "ab" * i)
print((1, 2, 3, 4, 5)[:i], divmod(10, int(i)), i.__index__() + 1, pow(2, int(i)), bytes([i]))
try:
    {3: "x"}[i]
except KeyError:
    print("an index is not equal to its int")
try:
    i + 1
except TypeError as e:
    print(e)
bad_results = (("__int__", "x", int), ("__float__", 5, float), ("__index__", 1.5, hex), ("__bool__", 1, bool), ("__bytes__", "s", bytes), ("__complex__", 1, complex))
for name, result, f in bad_results:
    K = type("K", (), {name: lambda self: result})
    try:
        print(f(K()))
    except TypeError as e:
        print(e)
for f in (int, float, complex, hex, bytes, round, abs, chr):
    try:
        f(object())
    except TypeError as e:
        print(f.__name__, "|", e)
class Falsy:
    def __len__(self): return 0
print(bool(Falsy()), not Falsy(), "x" if Falsy() else "y", bool(object()))
class Sub(int):
    def __index__(self): return 1
print([5, 6][Sub(0)], int(Sub(9)))
