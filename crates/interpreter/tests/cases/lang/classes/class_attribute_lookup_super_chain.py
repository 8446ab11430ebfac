# Explicit parent calls, super with getattr, class attributes through super, and skipping a level.
class A:
    tags = ["a"]
    def who(self): return "A"
    @classmethod
    def all_tags(cls): return cls.tags
class B(A):
    tags = A.tags + ["b"]
    def who(self): return "B>" + A.who(self)
    @classmethod
    def all_tags(cls): return super().all_tags() + ["via B"]
class C(B):
    tags = [*B.tags, "c"]
    def who(self): return "C>" + super(B, self).who()
    def all_who(self): return [k.who(self) for k in type(self).__mro__[:-1]]
c = C()
print(c.who(), c.all_who(), C.tags, C.all_tags(), super(C, c).who(), super(B, C).all_tags())
print([k.__dict__.get("tags") for k in C.__mro__], getattr(super(C, c), "tags"), c.tags is C.tags)
collected = []
for k in reversed(C.__mro__):
    collected += k.__dict__.get("tags", [])[-1:]
print(collected)
A.who = lambda self: "patched"
print(c.who(), B().who())
class D(C):
    def who(self):
        parent = super()
        return [parent.who() for _ in range(1)] + [parent.tags[-1]]
print(D().who())
del B.who
print(c.who(), [k.__name__ for k in C.mro()])
class Meth:
    def __init__(self): self.calls = []
    def __getattr__(self, name):
        def record(*a, **k):
            self.calls.append((name, a, k))
            return self
        return record
m = Meth().open("f").write(1, mode="w").close()
print(m.calls)
