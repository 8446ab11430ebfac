# Objects go when the statement that made them is over; those of a list go from its end.
import weakref


class Loud:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("del", self.name)


[Loud(1)]
print("after a list")
{"a": Loud(2)}
print("after a dict")
(Loud(3), Loud(4))
print("after a tuple")
Loud(5).name
print("after an attribute")
[Loud(6)][0]
print("after an item")
f"{Loud(7).name}"
print("after a text")
items = [Loud(8), Loud(9), Loud(10)]
items = None
print("after a list that was named")
items = (Loud(11), Loud(12))
del items
print("after a tuple that was named")
table = {"a": Loud(13), "b": Loud(14)}
table = None
print("after a dict that was named")


def local():
    one, two = Loud(15), Loud(16)
    several = [Loud(17), Loud(18)]
    print("local")


local()
print("after a call")
target = Loud(19)
for number in range(3):
    weakref.finalize(target, print, "finalize", number)
references = [weakref.ref(target, lambda _, number=number: print("callback", number)) for number in range(3)]
del target
print("after weak references")
