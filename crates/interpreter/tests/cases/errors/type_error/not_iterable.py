# Iterating what is not iterable, in every place that iterates.
class C: pass
n = 5
for source in ("list(n)", "tuple(n)", "set(n)", "dict(n)", "sum(n)", "max(n)", "sorted(n)", "iter(n)", "enumerate(n)", "zip(n)", "map(str, n)", "filter(None, n)", "any(n)", "[*n]", "(*n,)", "{*n}", "{**n}", "print(*n)", "print(**n)", "[x for x in n]", "{x for x in n}", "{x: 1 for x in n}", "(x for x in n)", "''.join(n)", "[].extend(n)", "{1}.update(n)", "{}.update(n)", "1 in n", "frozenset(n)", "bytes(C())", "reversed(n)", "list(None)", "list(C())", "list(len)", "set(1.5)", "max(None)", "dict.fromkeys(n)", "str.join(',', n)", "{1} | n", "{1}.union(n)", "min(C())", "all(None)", "list(int)", "list(C)", "tuple(True)", "next(n)", "b''.join(n)", "bytearray(C())"):
    try:
        eval(source)
        print(source, "no error")
    except TypeError as e:
        print(source, "|", e)
for source in ("for x in n: pass", "a, b = n", "a, *b = n", "[a] = n", "for a, b in [1]: pass", "a, b = None", "for x in None: pass", "for x in C(): pass", "(a, b), c = 1, 2", "x = [0]; x += n", "x = [0]; x[:] = n", "x = [0]; x[0:1] = n", "def g(): yield from n\nlist(g())", "for i, v in enumerate(n): pass", "a, b = C()"):
    try:
        exec(source)
        print(source, "no error")
    except TypeError as e:
        print(repr(source), "|", e)
