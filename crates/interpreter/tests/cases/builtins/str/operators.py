# +, *, in, %, len, iteration, unpacking, bool of strings.
print("a" + "b" + "", "ab" * 3, 2 * "xy", "x" * 0, "x" * -3, "=" * 10, "abc" * True)
print("b" in "abc", "" in "", "bc" in "abcd", "cb" in "abcd", "abc" not in "ab", "日" in "日本")
print(len(""), len("abc"), len("日本"), len("a\nb"), len("\\n"), bool(""), bool(" "), not "")
for c in "héy":
    print(c, ord(c), end=" ")
print()
a, b, *c = "hello"
print(a, b, c, [*"xy"], {*"aab"} == {"a", "b"}, tuple("ab"), list("ab"), dict(zip("ab", "12")))
s = "ab"
s += "cd"
t = s
s *= 2
print(s, t)
print("%s and %d" % ("x", 5), "%s" % "y", "100%%" % ())
for bad in (lambda: "a" + 1, lambda: "a" * "b", lambda: "a" - "b", lambda: 1 in "a", lambda: "a" + None, lambda: "a" * 2.0, lambda: "a" / 2, lambda: -"a", lambda: "a" & "b", lambda: None in "abc", lambda: "5" + 5, lambda: 5 + "5"):
    try:
        bad()
    except TypeError as e:
        print(e)
print("a".__add__("b"), "a".__mul__(3), "abc".__contains__("b"), "abc".__len__(), "abc".__getitem__(1))
print(max("hello"), min("hello"), sorted("hello"), list(reversed("abc")), list(enumerate("ab")), sum(map(ord, "ab")))
