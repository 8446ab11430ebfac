# Users, roles, permissions and a decorator that checks them.
class Denied(Exception):
    def __init__(self, user, need):
        super().__init__(f"{user} lacks {', '.join(sorted(need))}")
class Role:
    def __init__(self, name, *permissions, parents=()):
        self.name, self.own, self.parents = name, frozenset(permissions), tuple(parents)
    @property
    def permissions(self):
        out = set(self.own)
        for p in self.parents: out |= p.permissions
        return frozenset(out)
    def __repr__(self): return f"Role({self.name})"
class User:
    def __init__(self, name, *roles): self.name, self.roles, self.granted, self.revoked = name, list(roles), set(), set()
    @property
    def permissions(self): return frozenset().union(*(r.permissions for r in self.roles)) | self.granted - self.revoked if not self.revoked else (frozenset().union(*(r.permissions for r in self.roles)) | self.granted) - self.revoked
    def can(self, *needed): return set(needed) <= self.permissions
    def __str__(self): return self.name
current = None
class As:
    def __init__(self, user): self.user = user
    def __enter__(self):
        global current
        self.before, current = current, self.user
        return self.user
    def __exit__(self, *exc):
        global current
        current = self.before
def requires(*needed):
    def deco(f):
        def wrapper(*a, **k):
            if current is None: raise Denied("nobody", needed)
            if not current.can(*needed): raise Denied(current, set(needed) - current.permissions)
            audit.append((str(current), f.__name__))
            return f(*a, **k)
        wrapper.__name__ = f.__name__
        wrapper.needed = needed
        return wrapper
    return deco
audit = []
@requires("read")
def view(doc): return f"viewing {doc}"
@requires("read", "write")
def edit(doc, *, text=""): return f"edited {doc} with {text!r}"
@requires("delete")
def remove(doc): return f"removed {doc}"
reader = Role("reader", "read")
writer = Role("writer", "write", parents=[reader])
admin = Role("admin", "delete", "grant", parents=[writer])
ann, bob, cy = User("ann", admin), User("bob", reader), User("cy")
bob.granted.add("delete")
ann.revoked.add("delete")
for user in (ann, bob, cy, None):
    with As(user):
        for action in (lambda: view("d1"), lambda: edit("d1", text="x"), lambda: remove("d1")):
            try: print(user, "|", action())
            except Denied as e: print(user, "|", e)
print(audit, current, edit.needed, edit.__name__)
print(sorted(admin.permissions), sorted(bob.permissions), sorted(ann.permissions), cy.permissions, ann.can("read", "write"), [r for r in ann.roles])
with As(ann):
    with As(bob): inner = str(current)
    print(inner, current)
