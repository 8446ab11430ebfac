# Unhashable values as keys, members and in hash().
for v in ([], {}, set(), bytearray(), [1, 2], {"a": 1}, ([],), (1, {}), slice(1)):
    for source in ("hash(v)", "{v}", "{v: 1}", "{}[v]", "v in {}", "v in {1}", "set([v])", "dict([(v, 1)])", "{}.get(v)", "{1}.add(v)", "frozenset([v])", "{1}.discard(v)" , "{}.setdefault(v)", "{}.pop(v, 0)"):
        try:
            eval(source)
            print(source, type(v).__name__, "no error")
        except TypeError as e:
            print(source, "|", e)
    break
for v in ({}, set(), bytearray(), ([],), (1, {}), slice(1), {}.keys(), {}.items()):
    try:
        {v: 1}
    except TypeError as e:
        print(e)
class Eq:
    def __eq__(self, o): return True
try:
    {Eq(): 1}
except TypeError as e:
    print(e)
try:
    {1: 2}[[1]] = 5
except TypeError as e:
    print(e)
try:
    del {1: 2}[[1]]
except TypeError as e:
    print(e)
print([] in {}.values(), {1: [2]}[1], ([], 1) in [([], 1)], [1] in [[1]])
