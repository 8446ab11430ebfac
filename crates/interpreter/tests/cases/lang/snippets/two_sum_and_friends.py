# An agent's cell: interview questions.
def two_sum(a, t):
    seen = {}
    for i, x in enumerate(a):
        if t - x in seen: return seen[t - x], i
        seen[x] = i
def valid(s):
    st = []
    for c in s:
        if c in "([{": st.append(c)
        elif not st or "([{".index(st.pop()) != ")]}".index(c): return False
    return not st
def longest(s):
    start = best = 0
    last = {}
    for i, c in enumerate(s):
        if c in last and last[c] >= start: start = last[c] + 1
        last[c] = i
        best = max(best, i - start + 1)
    return best
def merge(a, b):
    out = []
    while a and b: out.append((a if a[0] <= b[0] else b).pop(0))
    return out + a + b
def rotate(m): return [list(r)[::-1] for r in zip(*m)]
def profit(p):
    low, best = float("inf"), 0
    for x in p: low, best = min(low, x), max(best, x - min(low, x))
    return best
print(two_sum([2, 7, 11, 15], 9), two_sum([1], 5), [valid(s) for s in ("()[]{}", "(]", "([)]", "{[]}", "(", "")], [longest(s) for s in ("abcabcbb", "bbbbb", "pwwkew", "")])
print(merge([1, 3, 5], [2, 4]), rotate([[1, 2], [3, 4]]), profit([7, 1, 5, 3, 6, 4]), profit([5, 4]), int("".join(reversed(str(123)))), "".join(c for c in "leetcode" if "leetcode".count(c) == 1)[0], sorted([0, 1, 0, 3, 12], key=lambda x: x == 0), [*map("".join, zip(*["flower", "flow", "flight"]))][:2])
def group(ws): d = {}; [d.setdefault("".join(sorted(w)), []).append(w) for w in ws]; return list(d.values())
print(group(["eat", "tea", "tan", "ate", "nat", "bat"]), 5 ^ 1 ^ 5, bin(11).count("1"), [i for i in range(1, 8) if i not in {1, 2, 4, 7}], sum(x for x in range(10) if x & 1))
