# Generators kept in attributes, dicts and closures, driven from several places.
class Machine:
    def __init__(self): self.gen = self.run(); next(self.gen)
    def run(self):
        total = 0
        while True:
            cmd, *args = (yield total)
            if cmd == "add": total += args[0]
            elif cmd == "reset": total = 0
            elif cmd == "fail": raise ValueError(f"failed at {total}")
    def __call__(self, *cmd): return self.gen.send(cmd)
m = Machine()
print(m("add", 5), m("add", 7), m("reset"), m("add", 1))
try: m("fail")
except ValueError as e: print(e)
try: m("add", 1)
except StopIteration: print("stopped")
gens = {n: (x * n for x in range(3)) for n in (1, 10)}
print(next(gens[1]), next(gens[10]), next(gens[1]), list(gens[10]), list(gens[1]))
def shared():
    def source():
        yield from "abcdef"
    it = source()
    return lambda: next(it), lambda: next(it, None)
a, b = shared()
print(a(), b(), a(), b(), a(), b(), b())
def producer(targets):
    for t in targets: next(t)
    def push(v): return [t.send(v) for t in targets]
    return push
def collect(f):
    out = []
    while True: out.append(f((yield list(out))))
push = producer([collect(str.upper), collect(len)])
push("ab"); print(push("cde"))
ids = iter(range(100, 200))
def fresh(): return next(ids)
print([fresh() for _ in range(3)], {c: fresh() for c in "xy"})
