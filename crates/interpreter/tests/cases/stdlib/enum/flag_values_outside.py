# Values outside of a flag, under each boundary.
import enum
class Perm(enum.Flag): R=enum.auto(); W=enum.auto(); X=enum.auto()
print(Perm._boundary_)
for v in (99,8,-1,-9,7,0):
    try: print(v, repr(Perm(v)))
    except Exception as e: print(v, type(e).__name__, e)
class Q(enum.Flag, boundary=enum.STRICT): A=1; B=4
for v in (2,3,5,8,-1):
    try: print(v, repr(Q(v)))
    except Exception as e: print(v, type(e).__name__, e)
try: print(Perm.R | 5)
except Exception as e: print(type(e).__name__, e)
print(list(Perm(3)), Perm.R in Perm(3), ~Perm.R, Perm.R ^ Perm.W, bool(Perm(0)))
class IF(enum.IntFlag): A=1; B=2
print(repr(IF(99)), repr(IF(8)|IF.A), IF.A|8, ~IF.A, IF(-1))
