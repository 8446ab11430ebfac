# __hash__ and __eq__: own objects as dict keys and set members.
class P:
    def __init__(self, x, y): self.x, self.y = x, y
    def __eq__(self, o): return isinstance(o, P) and (self.x, self.y) == (o.x, o.y)
    def __hash__(self): return hash((self.x, self.y))
    def __repr__(self): return f"P({self.x},{self.y})"
d = {P(1, 2): "a"}
d[P(1, 2)] = "b"
print(d, P(1, 2) in d, P(2, 1) in d, len({P(0, 0), P(0, 0), P(1, 0)}))
class NoHash:
    def __eq__(self, o): return True
try:
    {NoHash(): 1}
except TypeError as e:
    print(e)
print(NoHash.__hash__)
class Explicit:
    __hash__ = None
try:
    hash(Explicit())
except TypeError as e:
    print(e)
class Collide:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, o):
        print(f"eq {self.n}/{o.n}", end=" ")
        return self.n == o.n
c = {Collide(i): i for i in range(3)}
print(len(c))
print(c[Collide(2)])
same = Collide(9)
s = {same}
print(same in s)
class Sub(P): pass
try:
    print(hash(Sub(1, 2)) == hash(P(1, 2)))
except TypeError as e:
    print(e)
class EqSub(P):
    def __eq__(self, o): return False
try:
    hash(EqSub(1, 2))
except TypeError as e:
    print(e)
class EqSubHash(P):
    def __eq__(self, o): return False
    __hash__ = P.__hash__
print(hash(EqSubHash(1, 2)) == hash((1, 2)))
class Bad:
    def __hash__(self): return "no"
try:
    hash(Bad())
except TypeError as e:
    print(e)
class Big:
    def __hash__(self): return 2 ** 70
print(hash(Big()) == hash(2 ** 70), hash(1) == hash(1.0) == hash(True), hash(-1), hash(-2))
class Loose: pass
x = Loose()
print({x: 1}[x], Loose() in {x})
