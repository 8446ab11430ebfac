# FizzBuzz in eight styles.
def a(n): return "FizzBuzz" if n % 15 == 0 else "Fizz" if n % 3 == 0 else "Buzz" if n % 5 == 0 else str(n)
def b(n): return "Fizz" * (n % 3 == 0) + "Buzz" * (n % 5 == 0) or str(n)
def c(n):
    match n % 3, n % 5:
        case 0, 0: return "FizzBuzz"
        case 0, _: return "Fizz"
        case _, 0: return "Buzz"
        case _: return str(n)
def d(n):
    out = ""
    for k, w in {3: "Fizz", 5: "Buzz"}.items():
        if not n % k: out += w
    return out or f"{n}"
e = lambda n: [str(n), "Fizz", "Buzz", "FizzBuzz"][(n % 3 == 0) + 2 * (n % 5 == 0)]
def gen():
    fizz = ["", "", "Fizz"]
    n = 0
    while True:
        n += 1
        yield fizz[(n - 1) % 3] + ["", "", "", "", "Buzz"][(n - 1) % 5] or str(n)
class F(int):
    def __str__(self): return b(int(self))
def h(n, rules=((3, "Fizz"), (5, "Buzz"))): return "".join(w for k, w in rules if n % k == 0) or str(n)
first = [a(n) for n in range(1, 31)]
it = gen()
print(first[:15])
print(all([f(n) for n in range(1, 31)] == first for f in (b, c, d, e, h)), [next(it) for _ in range(30)] == first, [str(F(n)) for n in range(1, 31)] == first)
print(*(h(n, ((2, "Foo"), (3, "Bar"), (7, "Baz"))) for n in range(1, 15)), sep=" ")
print({w: first.count(w) for w in ("Fizz", "Buzz", "FizzBuzz")}, sum(int(w) for w in first if w.isdigit()))
