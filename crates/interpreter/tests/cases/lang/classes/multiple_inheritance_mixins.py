# Mixins: comparable, serialisable, countable, chained through super.
class Comparable:
    def __lt__(self, o): return self.key() < o.key()
    def __eq__(self, o): return self.key() == o.key()
    def __le__(self, o): return self < o or self == o
    __hash__ = None
class Serial:
    def dump(self): return {k: v.dump() if isinstance(v, Serial) else v for k, v in sorted(vars(self).items()) if not k.startswith("_")}
class Counted:
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        type(self).count = getattr(type(self), "count", 0) + 1
class Named:
    def __init__(self, name, **k):
        super().__init__(**k)
        self.name = name
class Person(Counted, Named, Comparable, Serial):
    def __init__(self, name, age):
        super().__init__(name=name)
        self.age = age
        self._secret = 1
    def key(self): return self.age, self.name
class Team(Serial):
    def __init__(self, lead): self.lead = lead
a, b, c = Person("ann", 30), Person("bob", 25), Person("cat", 30)
print(sorted([a, b, c])[0].name, a < c, a <= a, a > b, a >= c, a != b, Person.count)
print(a.dump(), Team(b).dump(), [k.__name__ for k in Person.__mro__])
try:
    {a}
except TypeError as e:
    print(e)
