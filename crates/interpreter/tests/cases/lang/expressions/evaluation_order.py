# Operands, arguments, displays and targets are evaluated left to right.
log = []
def e(tag, value=None):
    log.append(tag)
    return value
def flush():
    print(" ".join(map(str, log)))
    log.clear()
e("a", 1) + e("b", 2) * e("c", 3); flush()
[e(1), e(2), e(3)]; flush()
{e("k1", 1): e("v1"), e("k2", 2): e("v2")}; flush()
(lambda *a, **k: None)(e("p1"), *e("star", []), e("p2"), k=e("kw"), **e("dstar", {})); flush()
e("obj", {})[e("key", 1)] = e("value"); flush()
e("list", [1, 2, 3])[e("lo", 0):e("hi", 2):e("step", 1)]; flush()
e("yes") if e("cond", True) else e("no"); flush()
e("x", 1) < e("y", 0) < e("z", 2); flush()
d = {"n": 1}
def where():
    log.append("where")
    return d
where()[e("key", "n")] += e("inc", 1); flush()
def deco(tag):
    e("make " + tag)
    def inner(f):
        e("apply " + tag)
        return f
    return inner
@deco("one")
@deco("two")
def f(a=e("default a"), *, b=e("default b")) -> e("returns"):
    pass
flush()
class C(e("base", object), metaclass=e("meta", type)):
    e("body")
flush()
{**e("first", {}), e("k", 1): e("v"), **e("last", {})}; flush()
