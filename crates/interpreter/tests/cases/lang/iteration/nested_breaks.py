# Leaving nested loops: flags, else, functions, exceptions, generators.
def by_return(grid, v):
    for r, row in enumerate(grid):
        for c, x in enumerate(row):
            if x == v: return r, c
    return None
g = [[1, 2], [3, 4], [5, 6]]
print(by_return(g, 4), by_return(g, 9))
for r in g:
    for x in r:
        if x == 3: break
    else: continue
    print("found in", r); break
else: print("not found")
class Found(Exception): pass
try:
    for r in g:
        for x in r:
            if x > 4: raise Found(x)
except Found as e: print("exception", e)
cells = ((r, c) for r in range(3) for c in range(2))
for r, c in cells:
    if g[r][c] == 5: break
print(r, c, list(cells))
done = False
for r in g:
    for x in r:
        if x == 2: done = True; break
    if done: break
print(done, r, x)
out = []
for i in range(4):
    if i == 0: continue
    for j in range(4):
        if j == i: break
        if j % 2: continue
        out.append((i, j))
    else: out.append("full")
    while True:
        if i == 2: break
        out.append("w"); break
    else: out.append("never")
print(out)
for i in range(3):
    for j in range(3):
        for k in range(3):
            if i + j + k == 5: break
        else: continue
        break
    else: continue
    print("triple", i, j, k); break
n = 0
while n < 10:
    n += 1
    for d in range(2, n):
        if n % d == 0: break
    else:
        if n > 1: print(n, end=" ")
print()
