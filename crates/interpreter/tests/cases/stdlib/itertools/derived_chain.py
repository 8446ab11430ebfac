# Keywords of a derived class, branches of branches, and steps of bools.
import itertools
class C(itertools.chain):
    def __init__(self, *args, k=1): self.k = k
c = C("ab", "c", k=5)
print(c.k, list(c))
try: itertools.chain("a", k=5)
except TypeError as error: print(error)
t, _ = itertools.tee("abc")
next(t)
again = itertools.tee(t)
print(again[0] is t, [list(one) for one in again], list(_))
print(len(itertools.tee(t, 0)), len(itertools.tee(t, 3)))
print(itertools.count(True), next(itertools.count(True)))
