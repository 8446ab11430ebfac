# Displays of sets and dicts: duplicates, order, spreads, nesting, trailing commas.
print({}, {1}, {1: 1}, {*()}, {**{}}, {1, }, {1: 2, }, {*[1, 2], 3, *(1,)}, {"a": 1, "a": 2}, {**{"a": 1}, "b": 2, **{"a": 3}}, {"b": 0, **{"a": 1, "b": 2}}, {(): []}, {(1, 2): {3: {4}}}, {1: "a", True: "b"}, {0, False, 0.0}, {None, ...} == {..., None})
log = []
def n(x): log.append(x); return x
{n("k1"): n("v1"), **n({"z": 1}), n("k2"): n("v2")}; print(log); log.clear()
{n(1), *n([2]), n(3)}; print(log)
print({i: {j for j in range(i)} for i in range(3)}, {frozenset([1]): 1}, {1: {2: {3: {}}}}, [{}, {1: 2}], ({1},), {"x": [*"ab"], "y": (*"cd",)}, {**dict(a=1), **{"b": 2}}, {*"hello"} == set("hello"), {k: v for k, v in [("a", 1)]} | {"c": 3}, {"one": 1}["one"], {1: "x"}.get(1), len({1, 2, 2}), 2 in {1, 2}, "k" in {"k": 0})
for bad in ("{[]}", "{[]: 1}", "{{}}", "{*5}", "{**5}", "{**[1]}", "{1: 2, **None}", "{set()}", "{1: 2}[3]", "{(1, []): 2}"):
    try: print(eval(bad))
    except (TypeError, KeyError) as e: print(bad, "|", type(e).__name__, e)
