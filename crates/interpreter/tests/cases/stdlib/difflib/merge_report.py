# A report of changed, added and removed lines.
import difflib
old = ["def f(x):", "    return x", "", "print(f(1))"]
new = ["def f(x, y=0):", "    return x + y", "", "print(f(1))", "print(f(2))"]
m = difflib.SequenceMatcher(None, old, new)
for tag, i1, i2, j1, j2 in m.get_opcodes():
    print(tag, old[i1:i2], new[j1:j2])
print(round(m.ratio(), 3), len(m.get_matching_blocks()))
for line in difflib.unified_diff(old, new, "a.py", "b.py", lineterm=""):
    print(line)
for line in difflib.ndiff(old, new):
    print(repr(line))
added = [l[2:] for l in difflib.ndiff(old, new) if l.startswith("+ ")]
removed = [l[2:] for l in difflib.ndiff(old, new) if l.startswith("- ")]
print(added, removed)
print("".join(difflib.restore(difflib.ndiff(["a\n", "b\n"], ["a\n", "c\n"]), 2)))
def similar(a, b): return difflib.SequenceMatcher(None, a, b).ratio() > 0.8
print(similar("hello world", "hello word"), similar("abc", "xyz"))
