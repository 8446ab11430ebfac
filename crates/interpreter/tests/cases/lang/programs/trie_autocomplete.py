# A trie: insert, search, prefix, delete, count, longest common prefix.
class Trie:
    class _Node:
        def __init__(self):
            self.children = {}
            self.count = 0
    def __init__(self, words=()):
        self.root = self._Node()
        self.size = 0
        for w in words:
            self.add(w)
    def add(self, word):
        node = self.root
        for c in word:
            node = node.children.setdefault(c, self._Node())
        if not node.count:
            self.size += 1
        node.count += 1
    def _find(self, prefix):
        node = self.root
        for c in prefix:
            if (node := node.children.get(c)) is None:
                return None
        return node
    def __contains__(self, word):
        node = self._find(word)
        return bool(node and node.count)
    def __len__(self):
        return self.size
    def with_prefix(self, prefix):
        def walk(node, path):
            if node.count:
                yield path, node.count
            for c in sorted(node.children):
                yield from walk(node.children[c], path + c)
        node = self._find(prefix)
        return list(walk(node, prefix)) if node else []
    def remove(self, word):
        path, node = [], self.root
        for c in word:
            if c not in node.children:
                raise KeyError(word)
            path.append((node, c))
            node = node.children[c]
        if not node.count:
            raise KeyError(word)
        node.count = 0
        self.size -= 1
        for parent, c in reversed(path):
            child = parent.children[c]
            if child.children or child.count:
                break
            del parent.children[c]
    def common_prefix(self):
        node, out = self.root, ""
        while len(node.children) == 1 and not node.count:
            (c, node), = node.children.items()
            out += c
        return out
    def depth(self):
        def deep(n):
            return 1 + max(map(deep, n.children.values()), default=0)
        return deep(self.root) - 1
t = Trie("car card care cart cat dog do car".split())
print(len(t), "car" in t, "ca" in t, "dogs" in t, t.depth())
print(t.with_prefix("car"), t.with_prefix("d"), t.with_prefix("x"))
t.remove("car")
print(t.with_prefix("ca"), len(t))
t.remove("dog"); t.remove("do")
print(t.with_prefix(""), t.common_prefix())
for bad in ("zebra", "car", "ca"):
    try:
        t.remove(bad)
    except KeyError as e:
        print("cannot remove", e)
print(Trie(["flower", "flow", "flight"]).common_prefix(), repr(Trie().common_prefix()))
