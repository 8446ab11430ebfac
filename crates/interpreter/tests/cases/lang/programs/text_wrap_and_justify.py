# Justified text, a table of contents, a banner and a diff.
TEXT = "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness."
def wrap(text, width):
    line = []
    for w in text.split():
        if sum(map(len, line)) + len(line) + len(w) > width:
            yield line
            line = []
        line.append(w)
    yield line
def justify(text, width):
    lines = list(wrap(text, width))
    for i, words in enumerate(lines):
        if i == len(lines) - 1 or len(words) == 1:
            yield " ".join(words).ljust(width)
            continue
        gaps = len(words) - 1
        space = width - sum(map(len, words))
        q, r = divmod(space, gaps)
        yield "".join(w + " " * (q + (k < r)) if k < gaps else w for k, w in enumerate(words))
for line in justify(TEXT, 28):
    print("|" + line + "|")
def banner(*lines, border="*"):
    w = max(map(len, lines))
    yield border * (w + 4)
    for l in lines:
        yield f"{border} {l:^{w}} {border}"
    yield border * (w + 4)
print("\n".join(banner("Hello", "wide banner text", "")))
def toc(entries, width=30):
    return [f"{'  ' * d}{t} {'.' * (width - 2 * d - len(t) - len(str(p)) - 2)} {p}" for d, t, p in entries]
print(*toc([(0, "Intro", 1), (1, "Why", 2), (1, "How", 15), (0, "End", 120)]), sep="\n")
def diff(a, b):
    n, m = len(a), len(b)
    t = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            t[i][j] = t[i + 1][j + 1] + 1 if a[i] == b[j] else max(t[i + 1][j], t[i][j + 1])
    i = j = 0
    while i < n or j < m:
        if i < n and j < m and a[i] == b[j]:
            yield "  " + a[i]
            i, j = i + 1, j + 1
        elif j < m and (i == n or t[i][j + 1] >= t[i + 1][j]):
            yield "+ " + b[j]
            j += 1
        else:
            yield "- " + a[i]
            i += 1
print(*diff("one two three four".split(), "one three 3 four five".split()), sep="\n")
columns = ["short", "a longer one", "mid size"]
print(" ".join(f"{c:>{max(map(len, columns))}}" for c in columns))
print(*(f"{i:>{len(str(100))}}: {w}" for i, w in zip((1, 10, 100), TEXT.split())), sep="\n")
def columnize(words, width):
    w = max(map(len, words)) + 1
    per = width // w
    return "\n".join("".join(x.ljust(w) for x in words[i:i + per]).rstrip() for i in range(0, len(words), per))
print(columnize(sorted(set(TEXT.replace(",", "").replace(".", "").lower().split())), 36))
