# Subclasses of str: methods give plain str, own methods, keys.
class Name(str):
    def __new__(cls, s, lang="en"):
        self = super().__new__(cls, s.strip())
        self.lang = lang
        return self
    def shout(self): return self.upper() + "!"
n = Name("  bob ", "fr")
print(n, n.lang, n.shout(), len(n), type(n.upper()).__name__, type(n + "x").__name__, type(n[0]).__name__, type(n[:]).__name__)
print(n == "bob", hash(n) == hash("bob"), {"bob": 1}[n], n in {"bob"}, "o" in n, n.join(["a", "b"]), ",".join([n, n]))
print(f"{n:>6}", "%s" % n, "{}".format(n), repr(n), [n], str(n), type(str(n)).__name__)
class CI(str):
    def __eq__(self, o): return self.lower() == o.lower()
    def __hash__(self): return hash(self.lower())
print(CI("Abc") == "aBC", CI("X") in {CI("x")}, {CI("Key"): 1}[CI("KEY")], CI("a") != "A", "a" == CI("A"))
class Path(str):
    def __truediv__(self, o): return Path(f"{self}/{o}")
    def __rtruediv__(self, o): return Path(f"{o}/{self}")
print(Path("a") / "b" / "c", "root" / Path("x"))
class Len(str):
    def __len__(self): return 100
    def __getitem__(self, i): return "item"
    def __iter__(self): return iter("iter")
l = Len("abc")
print(len(l), l[0], list(l), l.upper(), "".join(l), l == "abc", bool(Len("")))
class Add(str):
    def __add__(self, o): return "add"
    def __radd__(self, o): return "radd"
    def __mod__(self, o): return "mod"
    def __mul__(self, o): return "mul"
print(Add("x") + "y", "y" + Add("x"), Add("%s") % 1, Add("x") * 2, Name("q") + Add("z"))
print(int(Name(" 42 ")), float(Name("1.5")), sorted([Name("b"), Name("a")]), max(Name("b"), "c"))
