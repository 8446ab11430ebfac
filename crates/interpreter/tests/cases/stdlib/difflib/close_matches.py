# get_close_matches and fuzzy programs.
from difflib import get_close_matches, SequenceMatcher, HtmlDiff
import keyword

print(get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), get_close_matches("wheel", keyword.kwlist), get_close_matches("pineapple", keyword.kwlist), get_close_matches("accept", keyword.kwlist), get_close_matches("apple", []), get_close_matches("", ["a"]))
print(get_close_matches("abc", ["abd", "abe", "abf", "xyz"], n=1), get_close_matches("abc", ["abd", "abe", "abf"], n=2, cutoff=0.5), get_close_matches("abc", ["abc", "abc"], cutoff=1.0), get_close_matches("abc", ["xyz"], cutoff=0.0), get_close_matches([1, 2, 3], [[1, 2], [4]]))
for bad in (lambda: get_close_matches("a", ["b"], n=0), lambda: get_close_matches("a", ["b"], cutoff=2), lambda: get_close_matches("a", ["b"], cutoff=-0.1), lambda: get_close_matches("a", 5), lambda: get_close_matches(5, ["a"])):
    try: print("no error:", bad())
    except Exception as e: print(type(e).__name__, e)
commands = ["status", "commit", "checkout", "branch", "merge", "rebase"]
for typed in ("comit", "chekout", "stats", "zzz", "brnach"):
    hit = get_close_matches(typed, commands, n=1); print(typed, "->", hit[0] if hit else None)
def similarity(a, b): return round(SequenceMatcher(None, a.lower(), b.lower()).ratio(), 3)
names = ["Jon Smith", "John Smith", "Jane Smyth", "Bob"]
pairs = sorted(((similarity(a, b), a, b) for i, a in enumerate(names) for b in names[i + 1:]), reverse=True)
for p in pairs: print(p)
def highlight(a, b):
    out = []
    for op, i1, i2, j1, j2 in SequenceMatcher(None, a, b).get_opcodes():
        out.append(a[i1:i2] if op == "equal" else f"[-{a[i1:i2]}-]" * (op != "insert") + f"{{+{b[j1:j2]}+}}" * (op != "delete"))
    return "".join(out)
print(highlight("the quick brown fox", "the slow brown foxes"), highlight("a", "a"), highlight("", "new"))
table = HtmlDiff().make_table(["a", "b"], ["a", "c"], "left", "right"); print(table.count("<tr>"), "diff_chg" in table or "diff_sub" in table, table.strip().startswith("<table"))
