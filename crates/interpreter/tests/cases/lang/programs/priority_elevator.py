# An elevator simulation with requests, direction and statistics.
class Elevator:
    def __init__(self, floors): self.floors, self.at, self.dir, self.riders, self.clock, self.log = floors, 0, 1, [], 0, []
    def run(self, requests):
        waiting = sorted(requests)
        calls, served = [], []
        while waiting or calls or self.riders:
            while waiting and waiting[0][0] <= self.clock: calls.append(waiting.pop(0))
            out = [r for r in self.riders if r[2] == self.at]
            for r in out: self.riders.remove(r); served.append((r, self.clock - r[0])); self.log.append(f"{self.clock}: {r[3]} out at {self.at}")
            for r in [c for c in calls if c[1] == self.at]: calls.remove(r); self.riders.append(r); self.log.append(f"{self.clock}: {r[3]} in at {self.at}")
            targets = [r[2] for r in self.riders] + [c[1] for c in calls]
            if targets:
                ahead = [t for t in targets if (t - self.at) * self.dir > 0]
                if not ahead and any(t != self.at for t in targets): self.dir = -self.dir
                if any(t != self.at for t in targets): self.at += self.dir
            self.clock += 1
            if self.clock > 200: raise RuntimeError("stuck")
        return served
e = Elevator(10)
served = e.run([(0, 0, 5, "ann"), (1, 3, 0, "bob"), (2, 7, 9, "cat"), (4, 9, 1, "dan"), (30, 2, 2 + 1, "eve")])
print(*e.log, sep="\n")
for (start, a, b, name), took in sorted(served, key=lambda s: s[1]): print(f"{name}: {a}->{b} in {took}")
print(f"average {sum(t for _, t in served) / len(served):.2f}, clock {e.clock}, at {e.at}")
