# startswith and endswith with tuples and ranges.
s = "hello world"
print(s.startswith("hell"), s.startswith("world"), s.startswith("world", 6), s.startswith("wor", 6, 8), s.startswith(""), s.startswith("", 11), s.startswith("", 12), s.startswith("lo", 3, 5))
print(s.endswith("world"), s.endswith("worl", 0, -1), s.endswith(""), s.endswith("o", 0, 5), s.endswith("hello world!"), s.endswith("d", -1), s.endswith("", 20))
print(s.startswith(("x", "he")), s.startswith(()), s.endswith(("x", "ld")), s.startswith(("a", "b")), s.startswith(("ello", "x"), 1), "".startswith(""), "".endswith("x"))
print("日本".startswith("日"), "日本".endswith("本", 1), "naïve".endswith("ve"), "abc".startswith("b", -2), "abc".startswith("c", -1))
files = ["a.py", "b.txt", "c.PY", "d.pyc"]
print([f for f in files if f.endswith((".py", ".pyc"))], [f for f in files if f.lower().endswith(".py")])
for call in (lambda: s.startswith(5), lambda: s.startswith(["he"]), lambda: s.startswith(("a", 5)), lambda: s.startswith(), lambda: s.endswith(None), lambda: s.startswith(("he", 5)), lambda: s.startswith("a", "b"), lambda: s.endswith(b"d")):
    try:
        print(call())
    except TypeError as e:
        print(e)
