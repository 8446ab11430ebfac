# Truth of objects with __len__ and __bool__, and where bool is asked.
class L:
    def __init__(self, n): self.n = n
    def __len__(self): print("len", end=" "); return self.n
class B(L):
    def __bool__(self): print("bool", end=" "); return self.n > 1
for o in (L(0), L(2), B(0), B(1), B(2)):
    print(bool(o), not o, 1 if o else 2, bool(o and 5), bool(o or 0), all([o]), any([o]), len(list(filter(None, [o]))))
class N: pass
print(bool(N()), bool(N), not N())
count = 0
class Counted:
    def __bool__(self):
        global count
        count += 1
        return True
c = Counted()
if c and c or c: pass
while not c: pass
x = 1 if c else 2
assert c
[i for i in [1] if c]
print(count)
class Bad:
    def __bool__(self): return 1
for f in (lambda: bool(Bad()), lambda: not Bad(), lambda: Bad() and 1, lambda: [1 for _ in "a" if Bad()]):
    try: f()
    except TypeError as e: print(e)
class Zero(int):
    def __bool__(self): return True
print(bool(Zero(0)), bool(int(Zero(0))), Zero(0) == 0, [x for x in [Zero(0)] if x])
