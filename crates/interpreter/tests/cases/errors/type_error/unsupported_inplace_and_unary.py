# In-place and unary operators on types that do not have them.
for op in ("+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "<<=", ">>=", "&=", "|=", "^="):
    for a, b in ((1, "s"), ("s", 1), ([1], 5), (None, 1), ({}, 1), ({1}, [1]), ((1,), [1]), (1.5, None)):
        ns = {"x": a, "y": b}
        try:
            exec(f"x {op} y", ns)
        except TypeError as e:
            print(op, "|", e)
for op in ("-", "+", "~", "not "):
    for v in ("'s'", "[1]", "None", "{}", "1.5", "object", "(1,)", "b''"):
        try:
            eval(f"{op}{v}")
        except TypeError as e:
            print(op, v, "|", e)
class C: pass
for source in ("C() + 1", "1 + C()", "C() - C()", "C() * 'a'", "'a' % C()" if False else "C() % 2", "-C()", "C() < C()", "C() >= 1", "1 > C()", "C() @ 1", "C() ** 2", "pow(C(), 2, 3)", "divmod(C(), 1)", "C() and C() < 1", "~C()", "abs(C())"):
    try:
        eval(source)
    except TypeError as e:
        print(source, "|", e)
