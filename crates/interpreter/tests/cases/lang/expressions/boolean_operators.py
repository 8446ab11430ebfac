# and, or, not: the values they give, and what they skip.
print(1 and 2, 0 and 2, "" or "x", "y" or "x", None or 0, [] and 1)
print(not 0, not "a", not not [])
def side(name, value):
    print(name, end=" ")
    return value
print(side("a", 0) and side("b", 1))
print(side("a", 1) and side("b", 0) and side("c", 1))
print(side("a", 0) or side("b", 0) or side("c", 3))
print(side("a", 1) or side("b", 1))
print(1 or 0 and 0, (1 or 0) and 0, not 1 == 2, not (1 and 0))
print(0 or None, None or 0, False or 0.0, 0 and None)
class Truth:
    def __init__(self, t):
        self.t = t
    def __bool__(self):
        print("bool", self.t, end=" ")
        return self.t
    def __repr__(self):
        return f"Truth({self.t})"
print(Truth(True) and Truth(False))
print(Truth(False) or Truth(True))
print(not Truth(True))
if Truth(True) and not Truth(False):
    print("both")
x = None
name = x and x.name
print(name)
print(x is not None and x > 1)
