# any and all: short circuit, values, empty iterables, errors.
print(any([]), all([]), any([0, "", None]), all([1, "a", [0]]), any([0, 1]), all([1, 0]), any(""), all("ab"), any({0: 1}), all({1: 0}), any(x > 2 for x in range(5)), all(x < 5 for x in range(5)))
seen = []
def t(x):
    seen.append(x)
    return x
print(any(t(x) for x in [0, 1, 2]), seen)
seen.clear()
print(all(t(x) for x in [1, 0, 2]), seen)
print(type(any([5])).__name__, any(["x"]), all(["x"]), any([[]]), any([[[]]]), all([[]]), any(map(str.isdigit, "a1")), not any([]))
it = iter([0, 0, 3, 4])
print(any(it), list(it))
for bad in (lambda: any(5), lambda: all(None), lambda: any(), lambda: all([1], [2])):
    try:
        bad()
    except TypeError as e:
        print(e)
class B:
    def __bool__(self): raise ValueError("in bool")
try:
    any([0, B()])
except ValueError as e:
    print(e)
