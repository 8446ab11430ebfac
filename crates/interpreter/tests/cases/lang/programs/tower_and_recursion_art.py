# Recursive drawings: Sierpinski, Hanoi moves, Pascal, trees, spirals, Koch counts.
def sierpinski(n):
    if n == 0: return ["*"]
    prev = sierpinski(n - 1)
    pad = " " * (2 ** (n - 1))
    return [pad + l + pad for l in prev] + [l + " " + l for l in prev]
print("\n".join(l.rstrip() for l in sierpinski(3)))
def hanoi(n, a="A", b="B", c="C"):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield f"{a}{c}"
        yield from hanoi(n - 1, b, a, c)
print(" ".join(hanoi(3)), sum(1 for _ in hanoi(8)))
def pascal(n):
    row = [1]
    for _ in range(n):
        yield row
        row = [a + b for a, b in zip([0] + row, row + [0])]
for row in pascal(6): print(" ".join(map(str, row)).center(20).rstrip())
def spiral(n):
    grid = [[0] * n for _ in range(n)]
    r = c = k = 0
    dr, dc = 0, 1
    for k in range(1, n * n + 1):
        grid[r][c] = k
        nr, nc = r + dr, c + dc
        if not (0 <= nr < n and 0 <= nc < n) or grid[nr][nc]: dr, dc = dc, -dr
        r, c = r + dr, c + dc
    return grid
for row in spiral(4): print(" ".join(f"{v:2}" for v in row))
def tree(n, prefix="", last=True, label="root"):
    yield prefix + ("`-- " if last else "|-- ") + label
    if n:
        for i in range(2): yield from tree(n - 1, prefix + ("    " if last else "|   "), i == 1, f"{label[0]}{n}{i}")
print(*tree(2), sep="\n")
def gray(n): return [""] if n == 0 else ["0" + g for g in gray(n - 1)] + ["1" + g for g in reversed(gray(n - 1))]
def dragon(n):
    s = "R"
    for _ in range(n - 1): s = s + "R" + "".join("L" if c == "R" else "R" for c in reversed(s))
    return s
def lsystem(axiom, rules, n): return axiom if n == 0 else lsystem("".join(rules.get(c, c) for c in axiom), rules, n - 1)
print(gray(3), dragon(4), lsystem("A", {"A": "AB", "B": "A"}, 6), len(lsystem("F", {"F": "F+F--F+F"}, 4)))
diamond = [" " * abs(3 - i) + "*" * (7 - 2 * abs(3 - i)) for i in range(7)]
print(*diamond, sep="\n")
