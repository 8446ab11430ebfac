# A bank-counter simulation with a deterministic generator of arrivals.
class Random:
    def __init__(self, seed): self.s = seed
    def next(self, lo, hi):
        self.s = (self.s * 1664525 + 1013904223) % 2 ** 32
        return lo + self.s // 65536 % (hi - lo + 1)
class Customer:
    count = 0
    def __init__(self, arrived, work):
        Customer.count += 1
        self.id, self.arrived, self.work, self.started = Customer.count, arrived, work, None
    def wait(self): return self.started - self.arrived
class Counter:
    def __init__(self, name): self.name, self.free_at, self.served = name, 0, []
    def serve(self, c, now):
        c.started = now
        self.free_at = now + c.work
        self.served.append(c.id)
def simulate(minutes, counters, seed):
    rng, queue, done = Random(seed), [], []
    desks = [Counter(chr(65 + i)) for i in range(counters)]
    longest = 0
    for now in range(minutes):
        if rng.next(1, 100) <= 60:
            queue.append(Customer(now, rng.next(1, 5)))
        for d in desks:
            if queue and d.free_at <= now:
                c = queue.pop(0)
                d.serve(c, now)
                done.append(c)
        longest = max(longest, len(queue))
    waits = sorted(c.wait() for c in done)
    n = len(waits)
    return {"served": n, "left": len(queue), "longest": longest, "mean": round(sum(waits) / n, 2), "median": waits[n // 2], "max": waits[-1], "desks": {d.name: len(d.served) for d in desks}}
for k in (1, 2, 3):
    Customer.count = 0
    result = simulate(120, k, seed=42)
    print(k, "counter" + "s" * (k > 1), end=": ")
    print(", ".join(f"{key}={value}" for key, value in result.items()))
r = Random(1)
rolls = [r.next(1, 6) for _ in range(600)]
for face in range(1, 7):
    print(face, rolls.count(face), "*" * (rolls.count(face) // 10))
