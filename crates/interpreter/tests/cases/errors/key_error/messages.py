# KeyError: the key's repr is the message.
for source in ("{}['a']", "{}[1]", "{}[None]", "{}[(1, 2)]", "{}[1.5]", "{}['']", "{}[\"it's\"]", "{}['é\\n']", "{1: 2}[2]", "{}.pop('k')", "{}.popitem()", "set().pop()", "{1}.remove(2)", "{1}.remove('x')", "{'a': {}}['a']['b']", "'{k}'.format()", "'{k}'.format(x=1)", "'%(k)s' % {}", "'{0[k]}'.format({})", "'{x}'.format_map({})", "{}[b'x']", "{}[frozenset([1])]", "{}[True]", "{True: 1}[0]", "{}[int]", "dict(a=1)['b']", "{}[...]", "{1}.remove(frozenset())", "{'a': 1}['A']"):
    try:
        eval(source)
    except KeyError as e:
        print(source, "|", e, "|", repr(e), e.args)
d = {"a": 1}
for source in ("del d['z']", "d['z'] += 1", "d['z'].append(1)", "d['a']['b']"):
    try:
        exec(source)
    except (KeyError, TypeError) as e:
        print(source, "|", type(e).__name__, e)
print(str(KeyError("a")), str(KeyError("a", "b")), str(KeyError()), str(KeyError(None)), repr(KeyError("a")), f"{KeyError('x')}", f"missing key: {KeyError('x')}")
try:
    raise KeyError("plain message with spaces")
except KeyError as e:
    print(e, "|", e.args[0])
try:
    try:
        d["q"]
    except KeyError as k:
        raise ValueError(f"bad key {k}") from None
except ValueError as v:
    print(v)
class K(KeyError):
    def __str__(self): return "own text"
print(K("x"), repr(K("x")))
