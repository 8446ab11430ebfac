# A toolkit of iterator functions and checks on each.
def chunked(xs, n):
    it = iter(xs)
    while chunk := [x for _, x in zip(range(n), it)]: yield chunk
def pairwise(xs):
    it = iter(xs)
    for prev in it:
        break
    else: return
    for cur in it:
        yield prev, cur
        prev = cur
def unique(xs, key=lambda x: x):
    seen = set()
    for x in xs:
        if (k := key(x)) not in seen: seen.add(k); yield x
def partition(pred, xs):
    yes, no = [], []
    for x in xs: (yes if pred(x) else no).append(x)
    return yes, no
def flatten(xs):
    for x in xs:
        if isinstance(x, (list, tuple)): yield from flatten(x)
        else: yield x
def product(*pools):
    if not pools: yield (); return
    for x in pools[0]:
        for rest in product(*pools[1:]): yield (x, *rest)
def scan(f, xs, acc):
    yield acc
    for x in xs: acc = f(acc, x); yield acc
def first(xs, pred=bool, default=None): return next((x for x in xs if pred(x)), default)
def roundrobin(*its):
    its = [iter(i) for i in its]
    while its:
        alive = []
        for i in its:
            try: yield next(i); alive.append(i)
            except StopIteration: pass
        its = alive
def run_length(xs):
    it = iter(xs)
    try: cur = next(it)
    except StopIteration: return
    n = 1
    for x in it:
        if x == cur: n += 1
        else: yield cur, n; cur, n = x, 1
    yield cur, n
def sliding(xs, n): xs = list(xs); return [tuple(xs[i:i + n]) for i in range(len(xs) - n + 1)]
print(list(chunked("abcdefg", 3)), list(chunked([], 3)), list(pairwise([1, 2, 3])), list(pairwise([1])), list(pairwise([])))
print(list(unique("mississippi")), list(unique([1, -1, 2], key=abs)), partition(lambda x: x % 2, range(6)), list(flatten([1, [2, (3, [4])], []])))
print(list(product("ab", [1, 2])), list(product()), len(list(product(*["01"] * 5))), list(scan(lambda a, b: a * b, [1, 2, 3], 1)))
print(first([0, "", "x"]), first([], default="none"), first(range(10), lambda x: x > 4), list(roundrobin("abc", "d", "ef")), list(run_length("aaabcc")), list(run_length("")), sliding("abcd", 2), sliding("a", 2))
def compose(*fs):
    def run(x):
        for f in fs: x = f(x)
        return x
    return run
print(compose(lambda s: s.split(), lambda w: unique(w), sorted, " ".join)("b a b c a"), {k: [v for _, v in g] for k, g in (lambda ps: {k: [p for p in ps if p[0] == k] for k in dict.fromkeys(p[0] for p in ps)})([("x", 1), ("y", 2), ("x", 3)]).items()})
