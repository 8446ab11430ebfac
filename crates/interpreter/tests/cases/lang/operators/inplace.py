# In-place operators: own methods, fallback to the plain ones, rebinding.
class I:
    def __init__(self): self.log = []
    def __iadd__(self, o): self.log.append(f"iadd {o}"); return self
    def __isub__(self, o): self.log.append(f"isub {o}"); return self
    def __imul__(self, o): self.log.append(f"imul {o}"); return self
    def __itruediv__(self, o): self.log.append(f"itruediv {o}"); return self
    def __ifloordiv__(self, o): self.log.append(f"ifloordiv {o}"); return self
    def __imod__(self, o): self.log.append(f"imod {o}"); return self
    def __ipow__(self, o): self.log.append(f"ipow {o}"); return self
    def __imatmul__(self, o): self.log.append(f"imatmul {o}"); return self
    def __ilshift__(self, o): self.log.append(f"ilshift {o}"); return self
    def __irshift__(self, o): self.log.append(f"irshift {o}"); return self
    def __iand__(self, o): self.log.append(f"iand {o}"); return self
    def __ior__(self, o): self.log.append(f"ior {o}"); return self
    def __ixor__(self, o): self.log.append(f"ixor {o}"); return self
i = same = I()
i += 1; i -= 2; i *= 3; i /= 4; i //= 5; i %= 6; i **= 7; i @= 8; i <<= 9; i >>= 10; i &= 11; i |= 12; i ^= 13
print(i is same, i.log)
class Plain:
    def __init__(self, v): self.v = v
    def __add__(self, o): return Plain(self.v + o)
p = q = Plain(1)
p += 5
print(p.v, q.v, p is q)
class Back:
    def __iadd__(self, o): return NotImplemented
    def __add__(self, o): return "add after NotImplemented"
b = Back()
b += 1
print(b)
class Odd:
    def __iadd__(self, o): return "anything"
o = Odd()
o += 1
print(o)
holder = {"k": I()}
holder["k"] += "x"
print(holder["k"].log)
class None_:
    def __iadd__(self, o): pass
n = None_()
n += 1
print(n)
class R:
    def __radd__(self, o): return f"radd {o}"
v = 5
v += R()
print(v)
try:
    w = Plain(1)
    w -= 1
except TypeError as e:
    print(e)
