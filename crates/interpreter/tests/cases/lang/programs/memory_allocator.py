# A first-fit memory allocator with splitting, coalescing, fragmentation and a map.
class OutOfMemory(Exception):
    def __init__(self, want, largest): super().__init__(f"want {want}, largest free {largest}"); self.want = want
class Block:
    def __init__(self, start, size, owner=None): self.start, self.size, self.owner = start, size, owner
    end = property(lambda self: self.start + self.size)
    free = property(lambda self: self.owner is None)
    def __repr__(self): return f"[{self.start}:{self.end} {self.owner or '-'}]"
class Heap:
    strategies = {"first": lambda bs: bs[0], "best": lambda bs: min(bs, key=lambda b: b.size), "worst": lambda bs: max(bs, key=lambda b: b.size)}
    def __init__(self, size, strategy="first"): self.blocks, self.pick = [Block(0, size)], self.strategies[strategy]
    def alloc(self, owner, size):
        fit = [b for b in self.blocks if b.free and b.size >= size]
        if not fit: raise OutOfMemory(size, max((b.size for b in self.blocks if b.free), default=0))
        b = self.pick(fit)
        if b.size > size: self.blocks.insert(self.blocks.index(b) + 1, Block(b.start + size, b.size - size))
        b.size, b.owner = size, owner
        return b.start
    def release(self, owner):
        hit = [b for b in self.blocks if b.owner == owner]
        if not hit: raise KeyError(owner)
        for b in hit: b.owner = None
        merged = []
        for b in self.blocks:
            if merged and merged[-1].free and b.free: merged[-1].size += b.size
            else: merged.append(b)
        self.blocks = merged
    def compact(self):
        used, at = [b for b in self.blocks if not b.free], 0
        total = self.blocks[-1].end
        for b in used: b.start, at = at, at + b.size
        self.blocks = used + ([Block(at, total - at)] if at < total else [])
    @property
    def fragmentation(self):
        free = [b.size for b in self.blocks if b.free]
        return 1 - max(free) / sum(free) if free else 0.0
    def __str__(self): return "".join((b.owner or ".") * b.size for b in self.blocks)
SCRIPT = "a:10 b:5 c:8 -b d:3 e:4 -a f:6 g:9 -c h:20 i:2".split()
for strategy in ("first", "best", "worst"):
    h = Heap(40, strategy)
    for cmd in SCRIPT:
        try:
            if cmd[0] == "-": h.release(cmd[1:])
            else: name, size = cmd.split(":"); h.alloc(name, int(size))
        except OutOfMemory as e: print(f"  {strategy}: {cmd} failed: {e}")
    print(f"{strategy:<6}{h} {h.fragmentation:.2f} {len(h.blocks)} blocks")
    h.compact()
    print(f"{'':<6}{h} {h.fragmentation:.2f} {h.blocks[-1]}")
try: h.release("zz")
except KeyError as e: print("no owner", e)
