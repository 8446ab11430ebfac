# Subscripts on what has none.
class C: pass
def f(): pass
it = iter([1])
for source in ("5[0]", "1.5[0]", "None[0]", "True[0]", "len[0]", "f[0]", "C()[0]", "C[0]", "{1}[0]", "(x for x in [])[0]", "it[0]", "(lambda: 0)[1]", "object()[0]", "int[0]", "range[0]", "zip()[0]", "map(str, [])[0]", "{}.keys()[0]", "{}.values()[0]", "Ellipsis[0]", "print[1]", "ValueError('x')[0]", "5['a']", "None['key']", "C.x[0]", "1j[0]", "reversed([1])[0]", "f()[0]"):
    try:
        eval(source)
    except (TypeError, AttributeError) as e:
        print(source, "|", e)
for source in ("v[0] = 1", "del v[0]"):
    for v in (5, None, "s", (1,), {1}, b"x", C(), range(3), 1.5, f, C, frozenset(), iter([])):
        try:
            exec(source)
        except TypeError as e:
            print(source, "|", e)
