# Conway's life on sets, with patterns, bounds and cycle detection.
def parse(text):
    return frozenset((x, y) for y, line in enumerate(text.strip().splitlines()) for x, c in enumerate(line) if c == "#")
def neighbours(cell):
    x, y = cell
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell}
def step(live):
    counts = {}
    for cell in live:
        for n in neighbours(cell):
            counts[n] = counts.get(n, 0) + 1
    return frozenset(c for c, k in counts.items() if k == 3 or k == 2 and c in live)
def show(live):
    if not live:
        return "(empty)"
    xs, ys = [x for x, _ in live], [y for _, y in live]
    return "\n".join("".join("#" if (x, y) in live else "." for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1))
def classify(live, limit=50):
    seen = {}
    for gen in range(limit):
        if not live:
            return f"dies at {gen}"
        mx, my = min(x for x, _ in live), min(y for _, y in live)
        shape = frozenset((x - mx, y - my) for x, y in live)
        if shape in seen:
            g, ox, oy = seen[shape]
            period = gen - g
            if (mx, my) != (ox, oy):
                return f"spaceship period {period} moves {(mx - ox, my - oy)}"
            return "still life" if period == 1 else f"oscillator period {period}"
        seen[shape] = gen, mx, my
        live = step(live)
    return f"unknown after {limit}, {len(live)} alive"
patterns = {"block": "##\n##", "blinker": "###", "glider": ".#.\n..#\n###", "toad": ".###\n###.", "single": "#", "beehive": ".##.\n#..#\n.##.", "pair": "#.#"}
for name, text in patterns.items():
    print(f"{name:<8} {classify(parse(text))}")
g = parse(patterns["glider"])
for i in range(3):
    print(f"gen {i}:")
    print(show(g))
    g = step(g)
r = parse(".##\n##.\n.#.")
for _ in range(30):
    r = step(r)
print(len(r), show(frozenset()))
