# Dict displays: order, equal keys, keys of all kinds, and what is in them.
name = "".join(["na", "me"])
print({"name": 1, "b": 2, "name": 3}, {"name": 1, name: 2}, {1: "a", 1.0: "b", True: "c"}, {(1, "a"): 2, (1, "a"): 3})
record = {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8}
record["i"] = 9
print(record, "".join(record), "i" in record, "j" not in record, name in {"name": 1}, (1, "a") in {(1, "a"): 0})
small = {"name": 1}
small[name] = 2
print(small, len(small), small[name], {1, 2} <= {1, 2, 3}, 2 in {1, 2}, "x" in frozenset("xyz"), 2.0 in {2})
for container in ({}, set(), frozenset()):
    try:
        print([] in container)
    except TypeError as error:
        print(error)
print(frozenset([1]) in {frozenset([1])}, {1} in {frozenset([1])})


class Odd:
    def __eq__(self, other):
        print("asked")
        return True

    def __hash__(self):
        return hash("name")


print(name in {Odd(): 1}, Odd() in {"name": 1}, "name" in {Odd()})
pairs = dict(zip(["a", "b", "a"], [1, 2, 3, 4]))
print(pairs, dict(zip("ab", range(5))), dict(zip(range(3), "xy")))
try:
    dict(zip([1, []], [2, 3]))
except TypeError as error:
    print(error)
left = iter([1, 2, 3])
print(dict(zip(left, [4])), list(left))
