# if, elif, else and the conditional expression, with truthiness of every type.
def sign(n):
    if n < 0:
        return "negative"
    elif n == 0:
        return "zero"
    elif n < 10:
        return "small"
    else:
        return "large"
print([sign(n) for n in (-1, 0, 5, 50)])
for v in (0, 1, -1, 0.0, 0.1, 0j, 1j, "", " ", [], [0], (), (0,), {}, {0: 0}, set(), {0}, None, b"", b"0", range(0), range(1), False, True, ..., NotImplementedError):
    print("T" if v else "F", end="")
print()
class Len:
    def __init__(self, n):
        self.n = n
    def __len__(self):
        return self.n
class Bool(Len):
    def __bool__(self):
        return not self.n
print(bool(Len(0)), bool(Len(2)), bool(Bool(0)), bool(Bool(2)))
x = 5
print("a" if x > 3 else "b" if x > 1 else "c")
print((lambda v: "even" if v % 2 == 0 else "odd")(x))
if x: print("one line")
if not x: pass
elif x: print("elif on one line")
