# Bitboards: knights' moves, sliding attacks, connect four wins, lights out.
def show(b, n=8): return "\n".join("".join("x" if b >> (r * n + c) & 1 else "." for c in range(n)) for r in reversed(range(n)))
def bit(sq): return 1 << ("abcdefgh".index(sq[0]) + 8 * (int(sq[1]) - 1))
def squares(b): return [f"{'abcdefgh'[i % 8]}{i // 8 + 1}" for i in range(64) if b >> i & 1]
FULL = 2 ** 64 - 1
A, H = sum(1 << (8 * r) for r in range(8)), sum(1 << (8 * r + 7) for r in range(8))
AB, GH = A | A << 1, H | H >> 1
def knight(b): return (b << 17 & ~A | b << 15 & ~H | b << 10 & ~AB | b << 6 & ~GH | b >> 17 & ~H | b >> 15 & ~A | b >> 10 & ~GH | b >> 6 & ~AB) & FULL
print(show(knight(bit("d4"))))
print(squares(knight(bit("a1"))), squares(knight(bit("h8"))), bin(knight(bit("e4"))).count("1"))
reach, n = bit("a1"), 0
while reach != FULL: reach |= knight(reach); n += 1
print(n, "moves reach everything")
def rook(sq, occupied):
    out = 0
    x, y = "abcdefgh".index(sq[0]), int(sq[1]) - 1
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        cx, cy = x + dx, y + dy
        while 0 <= cx < 8 and 0 <= cy < 8:
            out |= 1 << (cx + 8 * cy)
            if occupied >> (cx + 8 * cy) & 1: break
            cx, cy = cx + dx, cy + dy
    return out
print(squares(rook("d4", bit("d6") | bit("b4"))))
def wins(b): return any(b & b >> s & b >> 2 * s & b >> 3 * s for s in (1, 6, 7, 8))
class ConnectFour:
    def __init__(self): self.boards, self.heights, self.turn = [0, 0], [7 * c for c in range(7)], 0
    def play(self, col):
        if self.heights[col] >= 7 * col + 6: raise ValueError(f"column {col} is full")
        self.boards[self.turn] |= 1 << self.heights[col]
        self.heights[col] += 1
        won = wins(self.boards[self.turn])
        self.turn ^= 1
        return won
g = ConnectFour()
print([g.play(c) for c in (0, 1, 0, 1, 0, 1, 0)])
g = ConnectFour()
print([g.play(c) for c in (0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3)][-1])
for _ in range(6): g.play(5)
try: g.play(5)
except ValueError as e: print(e)
def press(state, i): r, c = divmod(i, 3); return state ^ sum(1 << (3 * y + x) for y, x in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if 0 <= y < 3 and 0 <= x < 3)
def solve(state):
    for mask in sorted(range(512), key=lambda m: (bin(m).count("1"), m)):
        s = state
        for i in range(9):
            if mask >> i & 1: s = press(s, i)
        if s == 0: return [i for i in range(9) if mask >> i & 1]
print(solve(0b111111111), solve(0), solve(press(press(0, 4), 0)))
