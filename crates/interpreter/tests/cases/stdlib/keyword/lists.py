# The keywords, soft ones too.
import keyword
print(keyword.kwlist, len(keyword.kwlist))
print(keyword.softkwlist)
for word in ("if", "None", "print", "match", "case", "_", "async", "await", "self", "", "If", "nonlocal", "type", "exec"):
    print(repr(word), keyword.iskeyword(word), keyword.issoftkeyword(word))
print(keyword.__all__, [w for w in "for x in y while lambda z".split() if keyword.iskeyword(w)], keyword.iskeyword(5), keyword.iskeyword(None))
try:
    keyword.iskeyword([])
except TypeError as error:
    print(error)
def safe_name(name):
    name = "".join(c if c.isalnum() or c == "_" else "_" for c in name)
    if not name or name[0].isdigit(): name = "_" + name
    return name + "_" if keyword.iskeyword(name) else name
print([safe_name(n) for n in ("class", "2x", "a-b", "ok", "", "None", "é!")], all(k.isidentifier() for k in keyword.kwlist), sorted(keyword.kwlist) == keyword.kwlist)
