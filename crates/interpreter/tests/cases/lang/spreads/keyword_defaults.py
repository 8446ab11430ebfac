# Defaults of parameters that are given by their names only: looked up when the function is called.
def order(item, *, count=1, price=2.5, **rest):
    return item, count, price, rest


print(order("a"), order("a", price=1), order("a", count=3, size=4))
order.__kwdefaults__ = {"price": 9, "count": 8}
print(order("b"), order("b", count=0))
order.__kwdefaults__["price"] = 7
print(order("c"))
del order.__kwdefaults__["count"]
try:
    order("d")
except TypeError as error:
    print(error)
print(order("d", count=2))
order.__kwdefaults__["count"] = 5
print(order("e"))
order.__kwdefaults__ = None
try:
    order("f")
except TypeError as error:
    print(error)
