# Operators that build data: a small query language with &, |, ~, ==, and [].
class Q:
    def __init__(self, f, text): self.f, self.text = f, text
    def __call__(self, row): return self.f(row)
    def __and__(self, o): return Q(lambda r: self(r) and o(r), f"({self.text} & {o.text})")
    def __or__(self, o): return Q(lambda r: self(r) or o(r), f"({self.text} | {o.text})")
    def __invert__(self): return Q(lambda r: not self(r), f"~{self.text}")
    def __rshift__(self, rows): return [r for r in rows if self(r)]
    def __bool__(self): raise TypeError("use & and |")
    def __repr__(self): return self.text
class Field:
    def __init__(self, name): self.name = name
    def __getattr__(self, n): return Field(f"{self.name}.{n}")
    def get(self, row):
        for p in self.name.split("."): row = row[p]
        return row
    def __eq__(self, v): return Q(lambda r: self.get(r) == v, f"{self.name} == {v!r}")
    def __ne__(self, v): return ~(self == v)
    def __lt__(self, v): return Q(lambda r: self.get(r) < v, f"{self.name} < {v!r}")
    def __gt__(self, v): return Q(lambda r: self.get(r) > v, f"{self.name} > {v!r}")
    def __contains__(self, v): return False
    __hash__ = object.__hash__
name, age, city = Field("name"), Field("age"), Field("home").city
rows = [{"name": "ann", "age": 30, "home": {"city": "ny"}}, {"name": "bob", "age": 20, "home": {"city": "la"}}, {"name": "cat", "age": 40, "home": {"city": "la"}}]
for q in ((age > 25) & (city == "la"), (name == "bob") | (age > 35), ~(city == "la"), name != "ann", (age < 35) & ~(name == "bob")):
    print(q, [r["name"] for r in q >> rows])
try:
    (age > 1) and (age < 2)
except TypeError as e:
    print(e)
try:
    1 < age < 5
except TypeError as e:
    print(e)
