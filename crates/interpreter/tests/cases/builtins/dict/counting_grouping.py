# Everyday dict work: counting, grouping, inverting, nesting, default values, sorting by value.
text = "the cat sat on the mat the end"
count = {}
for w in text.split():
    count[w] = count.get(w, 0) + 1
print(count)
print(sorted(count.items(), key=lambda kv: (-kv[1], kv[0]))[:3], max(count, key=count.get), sum(count.values()))
groups = {}
for w in count:
    groups.setdefault(len(w), []).append(w)
print(groups, {k: len(v) for k, v in groups.items()})
inverted = {}
for k, v in count.items():
    inverted.setdefault(v, set()).add(k)
print({k: sorted(v) for k, v in sorted(inverted.items())})
tree = {}
for path in ("a/b/c", "a/b/d", "a/e", "f"):
    node = tree
    for part in path.split("/"):
        node = node.setdefault(part, {})
print(tree)
def show(t, depth=0):
    for k, v in sorted(t.items()):
        print("  " * depth + k)
        show(v, depth + 1)
show(tree)
nested = {"u": {"name": "ann", "tags": ["x", "y"]}}
print(nested["u"]["tags"][1], nested.get("v", {}).get("name", "nobody"), "name" in nested["u"], nested["u"] | {"age": 3})
nested["u"]["tags"] += ["z"]
nested["u"]["n"] = nested["u"].get("n", 0) + 1
print(nested)
print(dict(filter(lambda kv: kv[1] > 1, count.items())), {k: v for k, v in sorted(count.items(), key=lambda kv: kv[0], reverse=True)}, [k for k, v in count.items() if v == 1])
memo = {}
def fib(n):
    if n not in memo:
        memo[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return memo[n]
print(fib(80), len(memo))
matrix = {(r, c): r * c for r in range(3) for c in range(3) if r != c}
print(sorted(matrix.items(), key=lambda kv: (-kv[1], kv[0]))[:3])
dispatch = {"add": lambda a, b: a + b, "mul": lambda a, b: a * b}
print(dispatch["add"](2, 3), dispatch.get("pow", lambda a, b: "unknown")(1, 2))
