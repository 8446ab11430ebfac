# Calls whose only positional arguments are `*x`, or whose only keywords are `**y`.
def show(*args, **kwargs):
    return args, kwargs


class Record(dict):
    def keys(self):
        print("keys")
        return super().keys()


class Mapping:
    def keys(self):
        return ["a", "b"]

    def __getitem__(self, key):
        return key.upper()


items = [1, 2]
names = {"x": 1}
print(show(*items), show(*(3, 4)), show(*"ab"), show(*range(2)), show(*{5: 6}), show(*(n for n in items)))
print(show(**names), show(**Record(x=2)), show(**Mapping()), show(0, **names), show(*items, **names))
print(show(*items, x=items.append(3)), items)
print(show(*items, y=0, **names), show(*[], **{}))
args, kwargs = show(*items, **names)
kwargs["x"] = 9
print(names, args is items)
whole = (1, 2, 3)
print(show(*whole)[0] is whole or show(*whole)[0] == whole)
for call in (
    lambda: show(*5),
    lambda: show(1, *5),
    lambda: show(**5),
    lambda: show(**{1: 2}),
    lambda: show(x=1, **names),
    lambda: show(**names, **names),
    lambda: show(*None, **None),
    lambda: len(*[1, 2]),
    lambda: len(**names),
):
    try:
        print(call())
    except TypeError as error:
        print("TypeError", error)
print(max(*items), dict(**names), "{}-{}".format(*items), "{x}".format(**names), print(*items, sep="/"))
