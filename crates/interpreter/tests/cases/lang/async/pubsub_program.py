# Publishers and subscribers over queues, with filters, a sentinel and a summary.
import asyncio
class Bus:
    def __init__(self): self.subs = []
    def subscribe(self, pred=lambda m: True):
        q = asyncio.Queue()
        self.subs.append((pred, q))
        return q
    async def publish(self, msg):
        for pred, q in self.subs:
            if msg is None or pred(msg): await q.put(msg)
    async def close(self): await self.publish(None)
async def listen(q):
    async def messages():
        while (m := await q.get()) is not None: yield m
    return [m async for m in messages()]
async def source(bus, name, n):
    for i in range(n):
        await bus.publish({"from": name, "n": i})
        await asyncio.sleep(0)
async def main():
    bus = Bus()
    everything, evens, from_a = bus.subscribe(), bus.subscribe(lambda m: m["n"] % 2 == 0), bus.subscribe(lambda m: m["from"] == "a")
    listeners = [asyncio.create_task(listen(q)) for q in (everything, evens, from_a)]
    await asyncio.gather(source(bus, "a", 3), source(bus, "b", 2))
    await bus.close()
    for name, got in zip(("all", "even", "a"), await asyncio.gather(*listeners)): print(name, [f"{m['from']}{m['n']}" for m in got])
    print(everything.empty(), [t.done() for t in listeners])
asyncio.run(main())
