# A permission system with Flag.
from enum import Flag, IntFlag, auto
class Perm(Flag):
    READ = auto()
    WRITE = auto()
    EXEC = auto()
    ALL = READ | WRITE | EXEC
    NONE = 0
user = Perm.READ | Perm.WRITE
print(user, Perm.READ in user, Perm.EXEC in user, user == Perm.READ | Perm.WRITE, list(user), len(user))
user |= Perm.EXEC
print(user, user is Perm.ALL, user & ~Perm.WRITE, user ^ Perm.READ)
user &= ~Perm.ALL
print(user, bool(user), user == Perm.NONE)
print([p.name for p in Perm], Perm.ALL.value, Perm(3), Perm(5).name, repr(Perm(6)))
def octal(p): return sum(v for f, v in ((Perm.READ, 4), (Perm.WRITE, 2), (Perm.EXEC, 1)) if f in p)
print([octal(p) for p in (Perm.NONE, Perm.READ, Perm.ALL, Perm.READ | Perm.EXEC)])
class Mode(IntFlag):
    A = 1
    B = 2
print(Mode.A | Mode.B, Mode.A | 8, Mode(3) & 1, Mode.A + Mode.B, f"{Mode.B:#x}", Mode.A == 1, [m for m in Mode(3)])
try:
    Perm.READ | 4
except TypeError as e:
    print(e)
