# Sudoku by constraint propagation and search.
GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
ROWS, COLS = "ABCDEFGHI", "123456789"
def cross(a, b): return [x + y for x in a for y in b]
SQUARES = cross(ROWS, COLS)
UNITS = [cross(ROWS, c) for c in COLS] + [cross(r, COLS) for r in ROWS] + [cross(rs, cs) for rs in ("ABC", "DEF", "GHI") for cs in ("123", "456", "789")]
BY_SQUARE = {s: [u for u in UNITS if s in u] for s in SQUARES}
PEERS = {s: set(sum(BY_SQUARE[s], [])) - {s} for s in SQUARES}
def parse(grid):
    values = {s: COLS for s in SQUARES}
    for s, d in zip(SQUARES, grid):
        if d in COLS and not assign(values, s, d):
            return None
    return values
def assign(values, s, d):
    return values if all(eliminate(values, s, o) for o in values[s].replace(d, "")) else None
def eliminate(values, s, d):
    if d not in values[s]:
        return values
    values[s] = values[s].replace(d, "")
    if not values[s]:
        return None
    if len(values[s]) == 1 and not all(eliminate(values, p, values[s]) for p in PEERS[s]):
        return None
    for u in BY_SQUARE[s]:
        places = [q for q in u if d in values[q]]
        if not places:
            return None
        if len(places) == 1 and not assign(values, places[0], d):
            return None
    return values
nodes = 0
def search(values):
    global nodes
    nodes += 1
    if values is None:
        return None
    if all(len(v) == 1 for v in values.values()):
        return values
    _, s = min((len(v), s) for s, v in values.items() if len(v) > 1)
    for d in values[s]:
        if result := search(assign(values.copy(), s, d)):
            return result
    return None
def show(values):
    for i, r in enumerate(ROWS):
        if i and i % 3 == 0:
            print("------+-------+------")
        line = [values[r + c] for c in COLS]
        print(" | ".join(" ".join(line[k:k + 3]) for k in (0, 3, 6)))
solved = search(parse(GRID))
show(solved)
print("nodes", nodes, all(set(values) == set(COLS) for values in ([solved[s] for s in u] for u in UNITS)))
print(search(parse("55" + GRID[2:])))
nodes = 0
partial = parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
print(sum(len(v) == 1 for v in partial.values()), "squares known at first")
