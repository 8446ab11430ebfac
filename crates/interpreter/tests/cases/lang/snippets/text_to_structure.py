# An agent's cell: an indented outline into a tree and back.
OUTLINE = """Fruits
  Apple
    Red
    Green
  Pear
Vegetables
  Carrot
"""
root = {"name": "root", "kids": []}
stack = [(-1, root)]
for line in OUTLINE.splitlines():
    depth = (len(line) - len(line.lstrip())) // 2
    node = {"name": line.strip(), "kids": []}
    while stack[-1][0] >= depth: stack.pop()
    stack[-1][1]["kids"].append(node)
    stack.append((depth, node))
def show(n, d=0): return "".join("  " * d + k["name"] + "\n" + show(k, d + 1) for k in n["kids"])
def paths(n, p=()):
    for k in n["kids"]:
        yield "/".join(p + (k["name"],))
        yield from paths(k, p + (k["name"],))
def depth(n): return 1 + max(map(depth, n["kids"]), default=0) if n["kids"] else 0
def count(n): return sum(1 + count(k) for k in n["kids"])
def leaves(n): return [k["name"] for k in n["kids"] if not k["kids"]] + [l for k in n["kids"] for l in leaves(k)]
print(show(root) == OUTLINE, list(paths(root)), depth(root), count(root), leaves(root), sep="\n")
def nest(n): return {k["name"]: nest(k) for k in n["kids"]} if n["kids"] else None
print(nest(root))
def find(n, name, p=()): return next((r for k in n["kids"] for r in [p + (k["name"],) if k["name"] == name else find(k, name, p + (k["name"],))] if r), None)
print(find(root, "Green"), find(root, "Kiwi"))
