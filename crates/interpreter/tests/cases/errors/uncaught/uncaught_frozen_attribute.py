# Setting an attribute on a slotted object.
class P:
    __slots__ = ("x",)
p = P()
p.x = 1
print(p.x)
p.y = 2
