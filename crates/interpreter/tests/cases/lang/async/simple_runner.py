# A hand-written scheduler that drives coroutines without asyncio.
class Sleep:
    def __init__(self, n): self.n = n
    def __await__(self): return (yield ("sleep", self.n))
class Get:
    def __init__(self, key): self.key = key
    def __await__(self): return (yield ("get", self.key))
log = []
async def child(name, n):
    for i in range(n):
        log.append(f"{name}{i}")
        t = await Sleep(1)
    return f"{name} ended at {t}"
async def parent():
    a = await child("x", 2)
    value = await Get("k")
    try: await Get("missing")
    except KeyError as e: log.append(f"no {e}")
    return a, value
def run(*coros):
    queue = [(0, i, c, None) for i, c in enumerate(coros)]
    results, store = {}, {"k": "stored"}
    while queue:
        queue.sort(key=lambda q: q[:2])
        now, i, c, send = queue.pop(0)
        try:
            kind, arg = c.throw(send) if isinstance(send, Exception) else c.send(send)
        except StopIteration as stop:
            results[i] = stop.value
            continue
        if kind == "sleep": queue.append((now + arg, i, c, now + arg))
        else: queue.append((now, i, c, store[arg] if arg in store else KeyError(arg)))
    return results
print(run(parent(), child("y", 3)))
print(log)
c = child("z", 1)
print(c.send(None), c.cr_running, type(c).__name__)
try: c.send(5)
except StopIteration as s: print(s.value)
try: c.send(None)
except RuntimeError as e: print(e)
d = child("w", 1)
d.close()
print(log[-1])
async def gen_like(): return [await Sleep(i) for i in range(2)]
print(run(gen_like()))
