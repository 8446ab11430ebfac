# Guards run in order, only for patterns that match, and may raise or bind.
log = []
def g(tag, r): log.append(tag); return r
def f(x):
    log.clear()
    match x:
        case int(n) if g("int", n > 10): return f"big {n}", log[:]
        case [a, b] if g("pair", a == b): return "equal pair", log[:]
        case [a, b] | (a, b) if g("pair2", (s := a + b)) and s > 5: return f"sum {s}", log[:]
        case str(t) if (u := t.upper()) and g("str", len(u) > 2): return u, log[:]
        case _ if g("last", False): return "never", log[:]
        case {"k": v} if g("map", v): return f"map {v}", log[:]
    return "none", log[:]
for x in (50, 5, [1, 1], [3, 4], [1, 2], "abc", "ab", {"k": 1}, {"k": 0}, None, 1.5): print(x, f(x))
try:
    match 5:
        case n if n / 0: pass
except ZeroDivisionError as e: print(e, n)
match [1, 2, 3]:
    case [x, *_] if x > 5: pass
    case _: print("bound by the failed case:", x)
