# Every public method of str exists, and calling it on the class works.
print([n for n in dir(str) if not n.startswith("_")])
print(str.upper("a"), str.split("a b"), str.center("x", 3), str.isdigit("5"), str.find("abc", "c"), str.encode("é"), str.zfill("1", 3))
for n in ("upper", "split", "join"):
    try:
        getattr(str, n)()
    except TypeError as e:
        print(e)
    try:
        getattr(str, n)(5, [])
    except TypeError as e:
        print(e)
for call in (lambda: "a".upper(1), lambda: "a".isalpha(1), lambda: "a".splitlines(keep=1), lambda: "a".title(x=1), lambda: "a".casefold(1)):
    try:
        call()
    except TypeError as e:
        print(e)
m = "abc".upper
print(m(), m.__name__, m.__self__)
print(list(map(str.strip, [" a ", "b "])), sorted(["B", "a"], key=str.casefold), [*filter(str.isdigit, "a1b2")])
