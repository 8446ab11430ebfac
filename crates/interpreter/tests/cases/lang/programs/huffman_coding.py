# Huffman codes: tree, codes, encoding, decoding, sizes.
class Node:
    def __init__(self, weight, symbol=None, left=None, right=None): self.weight, self.symbol, self.left, self.right = weight, symbol, left, right
    @property
    def leaf(self): return self.left is None
    def order(self): return self.weight, min(self.symbols())
    def symbols(self): return [self.symbol] if self.leaf else self.left.symbols() + self.right.symbols()
def build(text):
    counts = {}
    for c in text: counts[c] = counts.get(c, 0) + 1
    nodes = [Node(w, s) for s, w in counts.items()]
    if not nodes: raise ValueError("nothing to encode")
    while len(nodes) > 1:
        nodes.sort(key=Node.order)
        a, b, *nodes = nodes
        nodes.append(Node(a.weight + b.weight, None, a, b))
    return nodes[0]
def codes(node, prefix=""):
    if node.leaf: return {node.symbol: prefix or "0"}
    return codes(node.left, prefix + "0") | codes(node.right, prefix + "1")
def decode(bits, root):
    out, node = [], root
    for b in bits:
        if not node.leaf: node = node.right if b == "1" else node.left
        if node.leaf:
            out.append(node.symbol)
            node = root
    return "".join(out)
for text in ("abracadabra", "mississippi river", "aaaa", "hello world, hello huffman"):
    root = build(text)
    table = codes(root)
    bits = "".join(table[c] for c in text)
    print(f"{text!r}: {len(text) * 8} -> {len(bits)} bits ({len(bits) / (len(text) * 8):.1%})")
    for s, c in sorted(table.items(), key=lambda kv: (len(kv[1]), kv[1])): print(f"   {s!r} {text.count(s):>2} {c}")
    print("  ", decode(bits, root) == text, bits[:40])
    packed = int("1" + bits, 2).to_bytes((len(bits) + 8) // 8, "big")
    print("  ", packed.hex(), decode(bin(int.from_bytes(packed, "big"))[3:], root) == text, all(not a.startswith(b) for a in table.values() for b in table.values() if a != b))
try: build("")
except ValueError as e: print(e)
