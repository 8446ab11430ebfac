# A library with abstract media, mixins, a registry and a loan policy.
class Registry(type):
    kinds = {}
    def __new__(m, name, bases, ns, **kw):
        cls = super().__new__(m, name, bases, ns)
        if kw.get("kind"):
            m.kinds[kw["kind"]] = cls
        return cls
    def __init__(cls, name, bases, ns, **kw):
        super().__init__(name, bases, ns)
class Media(metaclass=Registry):
    loan_days = 14
    def __init__(self, title, **extra):
        self.title, self.extra, self.borrower = title, extra, None
    @property
    def available(self): return self.borrower is None
    def __str__(self): return f"{type(self).__name__}({self.title!r})"
    @classmethod
    def create(cls, kind, *a, **k):
        try:
            return Registry.kinds[kind](*a, **k)
        except KeyError:
            raise ValueError(f"unknown kind {kind!r}, expected one of {sorted(Registry.kinds)}") from None
class Reservable:
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self.queue = []
    def reserve(self, who): self.queue.append(who)
class Book(Reservable, Media, kind="book"):
    pass
class Film(Media, kind="film"):
    loan_days = 3
class Member:
    limit = 2
    def __init__(self, name): self.name, self.items, self.fines = name, {}, 0
    def __repr__(self): return f"<{self.name}: {len(self.items)}>"
class Library:
    fine_per_day = 25
    def __init__(self): self.items, self.today = [], 0
    def add(self, *items): self.items.extend(items)
    def find(self, text): return [i for i in self.items if text.lower() in i.title.lower()]
    def lend(self, member, title):
        item = next((i for i in self.find(title) if i.available), None)
        if item is None: return f"{title}: not available"
        if len(member.items) >= member.limit: return f"{member.name} has too many items"
        if member.fines: return f"{member.name} owes {member.fines / 100:.2f}"
        if getattr(item, "queue", None) and item.queue[0] is not member: return f"{item} is reserved for {item.queue[0].name}"
        if getattr(item, "queue", None): item.queue.pop(0)
        item.borrower = member
        member.items[item] = self.today + item.loan_days
        return f"{member.name} has {item} until day {member.items[item]}"
    def back(self, item):
        member, item.borrower = item.borrower, None
        late = max(0, self.today - member.items.pop(item))
        member.fines += late * self.fine_per_day
        return f"{item} returned{f', {late} days late' if late else ''}"
lib = Library()
dune, alien = Media.create("book", "Dune", author="Herbert"), Media.create("film", "Alien")
lib.add(dune, alien, Media.create("book", "Dune Messiah"), Film("Blade Runner", year=1982))
ann, bob = Member("Ann"), Member("Bob")
print(*map(str, lib.find("dune")))
print(lib.lend(ann, "Dune"), lib.lend(ann, "alien"), lib.lend(ann, "blade"), lib.lend(bob, "Alien"), sep="\n")
dune.reserve(bob)
lib.today = 10
print(lib.back(alien), ann.fines, lib.lend(ann, "blade"))
ann.fines = 0
print(lib.back(dune), lib.lend(ann, "dune"), lib.lend(bob, "Dune"), dune.extra, ann, bob, sep=" | ")
try:
    Media.create("cd", "x")
except ValueError as e:
    print(e)
print(sorted(Registry.kinds), [c.__name__ for c in Book.__mro__])
