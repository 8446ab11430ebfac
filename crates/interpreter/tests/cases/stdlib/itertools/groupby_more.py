# groupby: keys, shared iterators, sorting first, programs.
from itertools import groupby, chain, count
from operator import itemgetter, attrgetter
from collections import namedtuple

print([(k, list(g)) for k, g in groupby("aaabbca")], [(k, len(list(g))) for k, g in groupby([1, 1, 2, 3, 3])], list(groupby([])), [(k, list(g)) for k, g in groupby([1, 3, 2, 4, 5], key=lambda x: x % 2)], [k for k, _ in groupby([1, 1.0, True, 2])])
g = groupby("aab"); k1, g1 = next(g); k2, g2 = next(g); print(k1, list(g1), k2, list(g2), next(g, "end"))
g = groupby("aabb"); k, it = next(g); print(next(it)); k, it2 = next(g); print(k, list(it), list(it2))
saved = {k: v for k, v in groupby("ab")}; print({k: list(v) for k, v in saved.items()}, {k: list(v) for k, v in groupby("ab")})
rows = [{"d": "it", "n": "ann"}, {"d": "hr", "n": "bob"}, {"d": "it", "n": "cy"}]
rows.sort(key=itemgetter("d")); print({d: [r["n"] for r in g] for d, g in groupby(rows, itemgetter("d"))})
E = namedtuple("E", "team pts"); es = [E("a", 1), E("a", 2), E("b", 5)]; print([(t, sum(e.pts for e in g)) for t, g in groupby(es, attrgetter("team"))], [(t, max(g)) for t, g in groupby(es, key=lambda e: e.team)])
def rle(s): return "".join(f"{len(list(g))}{c}" for c, g in groupby(s))
def unrle(s):
    out, n = [], ""
    for c in s:
        if c.isdigit(): n += c
        else: out.append(c * int(n)); n = ""
    return "".join(out)
print(rle("wwwwbbbwwc"), unrle(rle("wwwwbbbwwc")), rle(""))
def look_say(n):
    s = "1"
    for _ in range(n): yield s; s = "".join(str(len(list(g))) + d for d, g in groupby(s))
print(list(look_say(6)))
def ranges(nums): return [(g[0], g[-1]) for _, g in ((k, [x for _, x in grp]) for k, grp in groupby(enumerate(nums), lambda t: t[1] - t[0]))]
print(ranges([1, 2, 3, 7, 8, 10]), [k for k, g in groupby("AaaBb", str.lower)], [list(g) for k, g in groupby([1, None, None, 2], lambda x: x is None)])
lines = ["# one", "a", "b", "# two", "c", "", "d"]; print([list(g) for is_head, g in groupby(lines, lambda l: l.startswith("#")) if not is_head])
def err(f, *a, **k):
    try: print("no error:", f(*a, **k))
    except Exception as e: print(type(e).__name__, "-", e)
err(groupby); err(groupby, 5); err(list, groupby([1], 5)); err(lambda: list(groupby(["a", 1], key=lambda x: x.upper()))); err(groupby, "a", nope=1)
streak = max((len(list(g)), k) for k, g in groupby("HHTHHHTT")); print(streak, [(k, sum(1 for _ in g)) for k, g in groupby(sorted("mississippi"))], type(groupby([])).__name__)
