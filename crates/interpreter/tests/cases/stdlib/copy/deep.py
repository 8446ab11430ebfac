# deepcopy: cycles, sharing, memo, subclasses and exceptions.
import copy
import enum

a = [1, [2, {"k": [3]}]]
b = copy.deepcopy(a); b[1][1]["k"].append(4); print(a, b)
x = []; x.append(x); y = copy.deepcopy(x); print(y[0] is y, y is not x)
shared = [0]; pair = [shared, shared]; c = copy.deepcopy(pair); c[0].append(1); print(c, c[0] is c[1], shared)
t = (1, 2, "x"); print(copy.deepcopy(t) is t, copy.deepcopy(([],)) is not None)
d = {"self": None}; d["self"] = d; e = copy.deepcopy(d); print(e["self"] is e)
class Node:
    def __init__(self, v): self.v = v; self.next = None; self.others = []
n = Node(1); n.next = Node(2); n.next.next = n; n.others += [n, n.next]
m = copy.deepcopy(n)
print(m is not n, m.next.next is m, m.others[0] is m, m.others[1] is m.next, m.v)
memo = {}
o = [1]; copy.deepcopy(o, memo); print(id(o) in memo, memo[id(o)] == [1])
pre = {id(o): "replaced"}; print(copy.deepcopy([o, o], pre))
class Color(enum.Enum): RED = 1
print(copy.deepcopy(Color.RED) is Color.RED, copy.deepcopy({Color.RED: [1]}))
def f(): pass
print(copy.deepcopy(f) is f, copy.deepcopy([f, int, Node])[0] is f, copy.deepcopy(Node) is Node)
class Tree:
    def __init__(self, name, *kids): self.name, self.kids = name, list(kids); [setattr(k, "parent", self) for k in kids]; self.parent = None if not hasattr(self, "parent") else self.parent
    def __deepcopy__(self, memo):
        new = type(self).__new__(type(self)); memo[id(self)] = new
        for k, v in self.__dict__.items(): setattr(new, k, copy.deepcopy(v, memo))
        return new
leaf = Tree("leaf"); root = Tree("root", leaf, Tree("b")); r2 = copy.deepcopy(root)
print(r2.kids[0].parent is r2, r2.kids[0] is not leaf, [k.name for k in r2.kids])
err = ValueError("v", [1]); err2 = copy.deepcopy(err); err2.args[1].append(2); print(repr(err), repr(err2))
class D(dict):
    def __init__(self, *a, tag=None): super().__init__(*a); self.tag = tag
k = copy.deepcopy(D({"a": [1]}, tag=[9])); print(k, type(k).__name__, k.tag)
def bad(v):
    try: copy.deepcopy(v); print("copied")
    except Exception as ex: print(type(ex).__name__, "-", ex)
bad((i for i in ())); bad([iter([1])]) if False else None
class NoCopy:
    def __deepcopy__(self, memo): raise TypeError("no copies")
bad({"x": NoCopy()})
s = {frozenset([1]), (2, 3)}; print(copy.deepcopy(s) == s, copy.deepcopy({1: {2: {3: []}}}), copy.deepcopy(bytearray(b"a")))
big = cur = []
for _ in range(100): cur.append([]); cur = cur[0]
print(repr(copy.deepcopy(big)) == repr(big))
grid = [[0] * 3] * 2; g2 = copy.deepcopy(grid); g2[0][0] = 1; print(g2)
grid2 = [row[:] for row in grid]; grid2[0][0] = 1; print(grid2, grid)
class M:
    def go(self): return "went"
obj = M(); holder = {"m": obj.go}; h2 = copy.deepcopy(holder); print(h2["m"](), h2["m"].__self__ is not obj)
