# Copying instances by hand, sharing and separating state, __dict__ tricks.
class Node:
    default = []
    def __init__(self, v, kids=None): self.v, self.kids = v, kids if kids is not None else []
    def clone(self, deep=False):
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        if deep: new.kids = [k.clone(True) for k in self.kids]
        return new
    def __repr__(self): return f"{self.v}{self.kids or ''}"
class Special(Node):
    def __init__(self, *a): super().__init__(*a); self.extra = {"k": 1}
t = Special(1, [Node(2, [Node(3)]), Node(4)])
s, d = t.clone(), t.clone(deep=True)
t.kids[0].v = 99; t.kids.append(Node(5)); t.v = "changed"; t.extra["k"] = 2
print(t, s, d, type(d).__name__, s.extra, d.extra is t.extra)
class Bag:
    def __init__(self, **kw): self.__dict__.update(kw)
    def __getattr__(self, n):
        if n == "keys": raise AttributeError(n)
        return f"<no {n}>"
    def __contains__(self, n): return n in self.__dict__
    def __iter__(self): return iter(self.__dict__.items())
    def __eq__(self, o): return self.__dict__ == o.__dict__
b = Bag(a=1, b=[2])
c = Bag(**b.__dict__)
c.b.append(3); c.a = 5
print(dict(b), dict(c), b == c, b == Bag(a=1, b=[2, 3]), b.zzz, "a" in b, vars(b) is b.__dict__)
b.__dict__ = {"only": 1}; print(dict(b), b.a); b.__dict__.clear(); print(dict(b))
Node.default.append("shared"); print(Node(1).default, Special(1).default, Node(1).default is Node.default)
n = Node(1); n.default = ["own"]; n.default.append(2); print(n.default, Node.default)
x = Node("x"); x.__class__ = Special; print(type(x).__name__, hasattr(x, "extra"), isinstance(x, Special), x.clone())
swap1, swap2 = Bag(v=1), Bag(v=2)
swap1.__dict__, swap2.__dict__ = swap2.__dict__, swap1.__dict__; print(swap1.v, swap2.v)
