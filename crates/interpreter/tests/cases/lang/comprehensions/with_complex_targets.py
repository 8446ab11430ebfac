# Comprehension targets: tuples, stars, attributes and subscripts.
pairs = [(1, ("a", [10, 20])), (2, ("b", [30]))]
print([(n, s, first) for n, (s, [first, *rest]) in pairs])
print({s: rest for n, (s, [first, *rest]) in pairs})
store = {}
print([store["k"] for store["k"] in range(3)], store)
class Box: pass
box = Box()
print([box.v * 2 for box.v in (1, 2)], box.v)
print([a for [a, b] in ((1, 2), (3, 4))], [a for (a,) in [(1,), (2,)]])
print([x for x, in [(1,), (2,)]])
print([k + v for k, v in {"a": "1", "b": "2"}.items()])
print([(i, j, c) for i, (j, c) in enumerate(zip(range(2), "xy"))])
try:
    [a for a, b in [(1, 2, 3)]]
except ValueError as e:
    print(e)
try:
    {a: b for a, b in [(1,)]}
except ValueError as e:
    print(e)
lst = [0, 0]
print([0 for lst[0], lst[1] in [(1, 2), (3, 4)]], lst)
print([len(rest) for _, *rest in ["abc", "d", [1, 2]]])
