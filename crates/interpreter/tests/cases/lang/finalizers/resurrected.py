# An object may come back from its finaliser, which runs only once.
kept = []
class Phoenix:
    def __init__(self, name): self.name = name
    def __del__(self):
        print("burns", self.name)
        kept.append(self)
p = Phoenix("a")
del p
print(len(kept), kept[0].name)
kept.clear()
print("gone for good")
class Base:
    def __del__(self): print("base")
class Child(Base):
    def __del__(self):
        print("child")
        super().__del__()
c = Child()
c = 5
class Chain:
    def __init__(self, n, next=None): self.n, self.next = n, next
    def __del__(self): print("chain", self.n)
chain = Chain(1, Chain(2, Chain(3)))
del chain
def made():
    return Chain("made")
made()
print("dropped")
x = made()
print("held")
x = None
def argument(o): print("argument", o.n)
argument(Chain("temp"))
print("after argument")
class Attr: pass
a = Attr()
a.child = Chain("attr")
a.child = None
print("attr gone")
d = {"k": Chain("value")}
del d["k"]
print("value gone")
d["k"] = Chain("again")
d.pop("k")
print("popped")
try:
    o = Chain("in try")
    raise ValueError("x")
except ValueError:
    print("caught")
del o
print("done")
