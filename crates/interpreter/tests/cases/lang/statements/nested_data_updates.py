# Updating nested data in place: items of items, attributes of items, augmented and deleted.
db = {"users": [{"name": "ann", "tags": {"a"}}, {"name": "bob", "tags": set()}], "meta": {"n": 2, "hist": [[1], [2, 3]]}}
db["users"][0]["name"] += "!"
db["users"][1]["tags"].add("new")
db["users"][1]["tags"] |= {"x"}
db["meta"]["n"] *= 10
db["meta"]["hist"][-1][0:1] = ["s", "t"]
db["meta"]["hist"][0] += [9, 8]
del db["meta"]["hist"][0][1]
db["meta"]["new"], db["meta"]["n"] = db["meta"]["n"], "moved"
db["users"].append({**db["users"][0], "name": "copy"})
db["users"][2]["tags"] = sorted(db["users"][2]["tags"] | {"z"})
print([u["name"] for u in db["users"]], sorted(db["users"][1]["tags"]), db["users"][2], db["meta"])
class Node:
    def __init__(self, v, *kids): self.v, self.kids, self.meta = v, list(kids), {}
root = Node(1, Node(2), Node(3, Node(4)))
root.kids[1].kids[0].v += 100
root.kids[0].meta["seen"] = root.kids[0].meta.get("seen", 0) + 1
root.kids[0].meta.setdefault("log", []).append("x")
root.kids[1].kids[0].kids += [Node(5)]
root.kids[0], root.kids[1] = root.kids[1], root.kids[0]
def dump(n): return [n.v, n.meta, [dump(k) for k in n.kids]]
print(dump(root))
del root.kids[0].kids[0].v
print(hasattr(root.kids[0].kids[0], "v"))
grid = {(r, c): r * 3 + c for r in range(3) for c in range(3)}
for (r, c), v in list(grid.items()):
    if r == c: del grid[r, c]
    else: grid[r, c] = -v
print(grid)
index = {}
for word in "to be or not to be".split():
    for ch in word: index.setdefault(ch, {}).setdefault(word, 0); index[ch][word] += 1
print(index)
m = [[1, 2], [3, 4]]
m[0][0], m[1][1] = m[1][1], m[0][0]
m[:] = [row[::-1] for row in m]
m[1:] = [[0] * 2] + m[1:]
print(m)
