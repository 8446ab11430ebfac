# Shadowing builtins at every level, and getting them back.
print(len("abc"))
def f():
    len = lambda x: "local len"
    return len("abc")
print(f(), len("abc"))
list = [1, 2, 3]
print(list)
try:
    list("abc")
except TypeError as e:
    print(e)
del list
print(list("abc"))
def sum(*a):
    return "my sum"
print(sum([1, 2]))
del sum
print(sum([1, 2]))
class C:
    def print(self, x):
        print("method print", x)
    id = 5
    def show(self):
        return self.id
C().print("x")
print(C().show())
import builtins
builtins.extra = "from builtins"
print(extra)
del builtins.extra
try:
    extra
except NameError as e:
    print(e)
def max(a, b):
    return builtins.max(a, b) * 100
print(max(1, 2))
for str in ("x", "y"):
    pass
print(str)
del str
print(str(5))
