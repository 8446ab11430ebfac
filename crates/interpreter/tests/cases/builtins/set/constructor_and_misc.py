# set(): from iterables, comprehension, membership, iteration, nesting.
print(set(), set([1, 1, 2]), set("a"), len(set("hello")), set({1: 2}), set(range(3)), set((1,)), set(x % 2 for x in range(9)), {*[1, 2], *(3,)}, type({}).__name__, type({1}).__name__)
print(1 in {1, 2}, 1.0 in {1}, True in {1}, "a" in {"a"}, (1, 2) in {(1, 2)}, frozenset([1]) in {frozenset([1])}, {1} in {frozenset([1])}, [1] in [{1}])
for bad in (lambda: set(5), lambda: set(1, 2), lambda: {{1}}, lambda: set([[1]]), lambda: [] in {1}, lambda: {1: 2} in {1}, lambda: set(None), lambda: {1}.x, lambda: set([{}])):
    try:
        print(bad())
    except (TypeError, AttributeError) as e:
        print(e)
s = {5}
for x in s:
    print(x)
print(min({3, 1}), max({3, 1}), sum({1, 2, 3}), sorted({"b", "a"}), len({()}), any({0}), all(set()), list({7}), tuple({8}), dict.fromkeys(sorted({2, 1})))
print(repr(set()), str({1}), f"{ {2} }", "%s" % {3}, repr(frozenset()), [set()], {"k": {1}})
seen = set()
dups = [x for x in [1, 2, 1, 3, 2] if x in seen or seen.add(x)]
print(dups, seen)
a = b = {1}
b |= {2}
print(a, a is b)
b = b | {3}
print(a, b)
primes = set(range(2, 30))
for i in range(2, 6):
    primes -= set(range(i * 2, 30, i))
print(sorted(primes))
words = ["stressed", "desserts", "abc", "cba", "xyz"]
print(sorted({min(w, w[::-1]) for w in words if w[::-1] in set(words)}))
graph = {"a": {"b", "c"}, "b": {"d"}, "c": {"d"}, "d": set()}
reach, todo = set(), ["a"]
while todo:
    n = todo.pop()
    if n not in reach:
        reach.add(n)
        todo.extend(graph[n])
print(sorted(reach))
