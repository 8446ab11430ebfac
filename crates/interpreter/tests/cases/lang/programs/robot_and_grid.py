# A robot on a grid with commands, walls, a trail and a path finder.
class Grid:
    def __init__(self, text): self.rows = text.strip().split("\n")
    def __getitem__(self, p): return self.rows[p[1]][p[0]] if p in self else "#"
    def __contains__(self, p): return 0 <= p[1] < len(self.rows) and 0 <= p[0] < len(self.rows[0])
    def find(self, c): return next((x, y) for y, r in enumerate(self.rows) for x, v in enumerate(r) if v == c)
class Crash(Exception): pass
class Robot:
    DIRS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    def __init__(self, grid, pos, facing="N"): self.grid, self.pos, self.facing, self.trail = grid, pos, facing, [pos]
    def turn(self, side):
        names = list(self.DIRS)
        self.facing = names[(names.index(self.facing) + (1 if side == "R" else -1)) % 4]
    def step(self):
        dx, dy = self.DIRS[self.facing]
        new = self.pos[0] + dx, self.pos[1] + dy
        if self.grid[new] == "#": raise Crash(f"wall at {new} facing {self.facing}")
        self.pos = new
        self.trail.append(new)
    def run(self, program):
        i = 0
        while i < len(program):
            c = program[i]
            n = ""
            while i + 1 < len(program) and program[i + 1].isdigit(): i += 1; n += program[i]
            for _ in range(int(n or 1)):
                match c:
                    case "L" | "R": self.turn(c)
                    case "F": self.step()
                    case " ": pass
                    case _: raise ValueError(f"bad command {c!r}")
            i += 1
        return self
    def draw(self): return "\n".join("".join("R" if (x, y) == self.pos else "o" if (x, y) in self.trail else v for x, v in enumerate(r)) for y, r in enumerate(self.grid.rows))
def shortest(grid, a, b):
    came, queue = {a: None}, [a]
    for p in queue:
        if p == b: break
        for dx, dy in Robot.DIRS.values():
            q = p[0] + dx, p[1] + dy
            if q not in came and grid[q] != "#": came[q] = p; queue.append(q)
    path = []
    while b is not None: path.append(b); b = came.get(b)
    return path[::-1]
def to_program(path, facing="N"):
    out, names = "", list(Robot.DIRS)
    for a, b in zip(path, path[1:]):
        want = next(n for n, d in Robot.DIRS.items() if d == (b[0] - a[0], b[1] - a[1]))
        out += {0: "", 1: "R", 2: "RR", 3: "L"}[(names.index(want) - names.index(facing)) % 4] + "F"
        facing = want
    return out
g = Grid("S..#....\n.#.#.##.\n.#...#..\n.####.#.\n......#G")
r = Robot(g, g.find("S"), "E")
print(r.run("F2 R F2 L F2 L F2").pos, r.facing)
print(r.draw())
for prog in ("F9", "X", "R2F"):
    try: print(Robot(g, (0, 0), "E").run(prog).pos)
    except (Crash, ValueError) as e: print(type(e).__name__, e)
path = shortest(g, g.find("S"), g.find("G"))
prog = to_program(path)
print(len(path), prog, Robot(g, (0, 0)).run(prog).pos == g.find("G"))
print(Robot(g, (0, 0)).run(prog).draw())
print(shortest(Grid("S#G"), (0, 0), (2, 0)))
