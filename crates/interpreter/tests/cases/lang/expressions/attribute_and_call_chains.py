# Long chains of attributes, calls and subscripts.
class Builder:
    def __init__(self):
        self.parts = []
    def add(self, x):
        self.parts.append(x)
        return self
    def __getitem__(self, i):
        return self.parts[i]
    def __call__(self, sep):
        return sep.join(self.parts)
b = Builder().add("a").add("b").add("c")
print(b("-"), b[1].upper(), b.parts[0].join(["x", "y"]))
print(Builder().add("one")[0][1:].title().center(7, "*"))
print((lambda: lambda: lambda: "deep")()()())
print([[1, [2, [3]]]][0][1][1][0])
print({"a": {"b": {"c": 1}}}["a"]["b"]["c"])
print("a,b;c,d".split(";")[1].split(",")[0])
print((1).bit_length(), 1 .real, 1.5.is_integer(), 1..hex(), "x".__class__.__name__)
print(
    "hello world"
    .replace("o", "0")
    .upper()
    .split()
)
print([str.upper, str.lower][0]("mixed"))
print((5).__add__(3).__mul__(2).__neg__())
getter = "abc".index
print(getter("c"), getter.__self__, getter.__name__)
