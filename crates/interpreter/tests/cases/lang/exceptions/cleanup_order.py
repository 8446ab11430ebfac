# Order of clean-up across nested try/finally, with, generators and returns.
log = []
class CM:
    def __init__(self, n): self.n = n
    def __enter__(self): log.append(f"+{self.n}"); return self
    def __exit__(self, *e): log.append(f"-{self.n}{'!' if e[0] else ''}")
def flush():
    print(" ".join(log)); log.clear()
def f():
    try:
        with CM(1), CM(2):
            try:
                with CM(3): return "r"
            finally: log.append("f1")
    finally: log.append("f2")
print(f()); flush()
def g():
    for i in range(3):
        with CM(i):
            try:
                if i == 1: continue
                if i == 2: break
                log.append("body")
            finally: log.append("fin")
    else: log.append("else")
g(); flush()
def h():
    try:
        with CM("a"):
            try: raise ValueError("x")
            except ValueError:
                with CM("b"): raise KeyError("y")
            finally: log.append("inner")
    except KeyError as e: log.append(repr(e.__context__))
    else: log.append("no")
    finally: log.append("end")
h(); flush()
def gen():
    with CM("g"):
        try: yield 1
        finally: log.append("gfin")
it = gen(); next(it); it.close(); flush()
for x in gen():
    log.append("loop")
flush()
def nested():
    with CM("o"):
        yield from gen()
it = nested(); next(it)
try: it.throw(ValueError("t"))
except ValueError: log.append("out")
flush()
def ret():
    while True:
        try:
            try: return log.append("ret")
            finally: log.append("1")
        finally: log.append("2")
ret(); flush()
