# with inside loops, functions, comprehensions' callers; managers made on the fly.
class CM:
    def __init__(self, name, log): self.name, self.log = name, log
    def __enter__(self): self.log.append("+" + self.name); return self
    def __exit__(self, t, v, tb): self.log.append("-" + self.name + ("!" if t else "")); return t is StopIteration
log = []
def make(n): return CM(n, log)
for n in "ab":
    with make(n) as cm, make(cm.name * 2):
        if n == "a": continue
        log.append("body")
print(log); log.clear()
managers = [make(c) for c in "xyz"]
def enter_all(ms):
    if not ms: log.append("innermost"); return "result"
    with ms[0]: return enter_all(ms[1:])
print(enter_all(managers), log); log.clear()
def gen():
    with make("g"):
        yield 1
        yield 2
print(list(gen()), log); log.clear()
with make("s"): raise StopIteration("swallowed")
with make("o"):
    with make("i"):
        try: raise KeyError
        except KeyError: log.append("handled inside")
print(log); log.clear()
same = make("same")
with same, same: pass
print(log); log.clear()
with (make("p") if log == [] else make("q")) as chosen: log.append(chosen.name)
with (yield_ := make("w")): pass
print(log, yield_.name)
class Multi:
    depth = 0
    def __enter__(self): self.depth += 1; return self.depth
    def __exit__(self, *a): self.depth -= 1
m = Multi()
with m as a, m as b:
    with m as c: print(a, b, c, m.depth)
print(m.depth)
