# __class_getitem__ and generic aliases of builtins.
class Box:
    def __class_getitem__(cls, item): return f"{cls.__name__}[{item}]"
class Sub(Box): pass
print(Box[int], Sub["x"], Box[1, 2])
try:
    Box()[0]
except TypeError as e:
    print(e)
class Plain: pass
try:
    Plain[int]
except TypeError as e:
    print(e)
print(list[int], dict[str, list[int]], tuple[()], tuple[int, ...], set["X"], type[Plain], frozenset[int])
l = list[int]
print(l.__origin__, l.__args__, l([1, 2]), l == list[int], l == list[str], type(l).__name__)
print(isinstance([], list), l.__name__ if hasattr(l, "__name__") else None)
class Meta(type):
    def __getitem__(cls, k): return f"meta {k}"
class Both(metaclass=Meta):
    def __class_getitem__(cls, k): return "never"
print(Both[3])
for bad in ("int[str]", "str[int]", "len[0]", "5[0]", "None[0]"):
    try:
        eval(bad)
    except TypeError as e:
        print(e)
class G(list[int]): pass
print(G([1, 2]), G.__mro__[1].__name__, G.__orig_bases__)
print(int | str, (int | str) == (str | int), int | str | int, type(int | str).__name__, (int | None).__args__)
print(hash(list[int]) == hash(list[int]), {list[int]: 1}[list[int]], list[int] | None)
