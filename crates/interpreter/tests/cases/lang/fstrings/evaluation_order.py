# Fields are evaluated left to right, formats with them.
log = []
class Loud:
    def __init__(self, n): self.n = n
    def __str__(self):
        log.append(f"str{self.n}")
        return f"S{self.n}"
    def __repr__(self):
        log.append(f"repr{self.n}")
        return f"R{self.n}"
    def __format__(self, spec):
        log.append(f"fmt{self.n}:{spec}")
        return f"F{self.n}"
def get(n):
    log.append(f"get{n}")
    return Loud(n)
print(f"{get(1)} {get(2)!r} {get(3)!s:>4} {get(4):{(log.append('spec'), 'w')[1]}}")
print(log)
x = 1
def f():
    return f"{x}"
x = 2
print(f())
print(f"{(a := 10)} {a + 1}")
try:
    f"{1 / 0}"
except ZeroDivisionError as e:
    print(e)
try:
    f"{undefined_in_fstring}"
except NameError as e:
    print(e)
def gen():
    r = f"{yield 1} and {yield 2}"
    yield r
g = gen()
next(g)
g.send("a")
print(g.send("b"))
class BadFormat:
    def __format__(self, spec): return 5
try:
    f"{BadFormat()}"
except TypeError as e:
    print(e)
