# yield in every position an expression can stand.
def run(gen, *sends):
    out = [next(gen)]
    for s in sends:
        try: out.append(gen.send(s))
        except StopIteration as e: return out, e.value
    return out, "open"
def a(): return (yield 1) + (yield 2)
def b(): return [(yield 1), (yield 2)][(yield 3)]
def c(): return f"{(yield 'x')!r:>{(yield 'w')}}"
def d():
    if (yield "cond"): return "true"
    return "false"
def e():
    x = yield
    y = yield x
    return x, y
def f(): return {(yield "k"): (yield "v")}
def g(): return max((yield 1), key=(yield 2))
def h():
    for i in (yield "iterable"): yield i
def i(): return (yield 1) if (yield 2) else (yield 3)
def j(): return (yield 1) and (yield 2) or (yield 3)
def k():
    o = type("O", (), {})()
    o.v = yield "attr"
    l = [0, 0]
    l[(yield "index")] = yield "value"
    return o.v, l
def l():
    try: raise (yield "exc")
    except ValueError as err: return str(err)
def m(): return (lambda q: q * 2)((yield "arg"))
def n(): return 1 < (yield "cmp") < (yield "cmp2")
def o():
    assert (yield "assert"), (yield "message")
    return "passed"
print(run(a(), 10, 20), run(b(), "p", "q", 1), run(c(), "s", 6), run(d(), 1), run(d(), 0), run(e(), 5, 6), run(f(), "K", "V"), run(g(), [1, -3], abs), run(h(), "ab", None, None))
print(run(i(), True, "yes"), run(i(), False, "no"), run(j(), 1, 2), run(j(), 0, 5), run(k(), "A", "B", 1), run(l(), ValueError("sent")), run(m(), 21), run(n(), 5, 9), run(n(), 0), run(o(), True))
try: run(o(), False, "failed")
except AssertionError as err: print(err)
