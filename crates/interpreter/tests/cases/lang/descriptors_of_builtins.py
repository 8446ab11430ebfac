# What builtin classes have binds through `__get__`, and only to objects of its class.
def tell(action):
    try:
        print(action())
    except TypeError as error:
        print(error)


tell(lambda: int.__dict__["real"].__get__(4))
tell(lambda: int.__dict__["real"].__get__(None, int))
tell(lambda: int.__dict__["real"].__get__("a"))
tell(lambda: list.append.__get__(1))
tell(lambda: int.__add__.__get__(1)(2))
tell(lambda: int.__add__.__get__("a"))
tell(lambda: str.upper.__get__("abc")())
tell(lambda: str.upper.__get__(None, str)("x"))
tell(lambda: str.upper.__get__(None))
tell(lambda: type.__dict__["__name__"].__get__(int))
tell(lambda: type.__dict__["__mro__"].__get__(bool))
tell(lambda: type(int.__dict__["real"]).__name__)
items = []
list.append.__get__(items)(5)
print(items)
