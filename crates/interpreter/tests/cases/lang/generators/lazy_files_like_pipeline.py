# A pipeline of generators over lines: parse, filter, batch, aggregate.
def lines():
    yield from "a 1\nb 2\n\n# c\nc x\nd 4\ne 5\nf 6".split("\n")
def clean(src):
    for n, line in enumerate(src, 1):
        line = line.strip()
        if line and not line.startswith("#"): yield n, line
def parse(src, errors):
    for n, line in src:
        try:
            k, v = line.split()
            yield k, int(v)
        except ValueError as e:
            errors.append((n, str(e)))
def batches(src, size):
    batch = []
    for item in src:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
    if batch: yield batch
def peek(src, log):
    for x in src:
        log.append(x)
        yield x
errors, log = [], []
pipe = batches(peek(parse(clean(lines()), errors), log), 2)
print(next(pipe), log, errors)
print(list(pipe), log, errors)
def tee(src):
    buf, it = [], iter(src)
    def one(i=0):
        while True:
            if i == len(buf):
                try: buf.append(next(it))
                except StopIteration: return
            yield buf[i]
            i += 1
    return one(), one()
a, b = tee(x * x for x in range(4))
print(next(a), next(a), list(b), list(a))
def interleave(*its):
    its = [iter(i) for i in its]
    while its:
        for i in its[:]:
            try: yield next(i)
            except StopIteration: its.remove(i)
print(list(interleave("abc", [1], range(10, 12))))
def takewhile(p, it):
    for x in it:
        if not p(x): return
        yield x
def unfold(f, seed):
    while (r := f(seed)) is not None:
        value, seed = r
        yield value
print(list(takewhile(lambda x: x < 20, (n * n for n in range(100)))), list(unfold(lambda n: (n % 2, n // 2) if n else None, 10)))
