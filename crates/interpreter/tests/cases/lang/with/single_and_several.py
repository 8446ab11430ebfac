# with: one item, several items, as targets, parentheses, nesting.
class CM:
    def __init__(self, name):
        self.name = name
    def __enter__(self):
        print("enter", self.name)
        return self.name.upper()
    def __exit__(self, *exc):
        print("exit", self.name, exc[0] is None)
with CM("a") as a:
    print(a)
with CM("b"):
    print("no target")
with CM("c") as c, CM("d") as d:
    print(c, d)
with (CM("e") as e, CM("f") as f,):
    print(e, f)
with (CM("g")):
    pass
with (CM("h"), CM("i")):
    print("two without targets")
class Pair:
    def __enter__(self):
        return 1, [2, 3]
    def __exit__(self, *exc):
        pass
with Pair() as (x, [y, *z]):
    print(x, y, z)
store = {}
with CM("j") as store["k"]:
    print(store)
class Obj: pass
o = Obj()
with CM("k") as o.attr:
    print(o.attr)
print(a)
def f():
    with CM("l") as n:
        return n
print(f())
for i in range(3):
    with CM(f"loop{i}"):
        if i == 1:
            break
        continue
