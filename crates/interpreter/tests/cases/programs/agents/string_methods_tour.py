text = "  The quick, brown fox; it's 3.5 metres — über schnell!\t\n"
print(repr(text.strip()), text.split(), text.split(",", 1), text.partition(";"), text.rpartition(" "), sep="\n")
print("a-b_c d".replace("-", " ").title(), "hello world".capitalize(), "ÀÉ".swapcase(), "x".center(5, "*"), "7".zfill(3), "-7".zfill(4), "ab".ljust(4, ".") + "|")
print("banana".count("an"), "banana".find("an", 2), "banana".rfind("an"), "banana".index("n"), "abc".startswith(("x", "ab")), "abc".endswith("c", 1))
print("1,2,,3".split(","), "a  b ".split(" "), "a\nb\r\nc".splitlines(), "a\nb\n".splitlines(True), "x=1;y=2".split(";"), "".split(), "".split(","), "aXbXc".rsplit("X", 1))
print("123".isdigit(), "½".isnumeric(), "²".isdigit(), "²".isdecimal(), "abc1".isalnum(), "a b".isidentifier(), "_a1".isidentifier(), "Title Case".istitle(), " ".isspace(), "".isalpha(), "ABC".isupper())
print("{0} {name!r:>8} {0:05.1f} {d[key]} {l[1]} {o.real}".format(3.14159, name="x", d={"key": "v"}, l=[1, 2], o=5), "{{}}".format(), "%s %5.2f %-4d| %x %%" % ("a", 2.5, 7, 255))
print("%(a)s-%(b)03d" % {"a": 1, "b": 2}, f"{'nested ' + f'{1+1}'}", f"{3!r:>4}{'a':<3}|{2**10:,}", f"{text!r:.10}", f"{1/3:.3%}", f"{0:b} {10:o} {255:X} {1e10:g} {1234.5:_.1f}")
print("abc" < "abd", "a" * 3, "b" in "abc", "abc"[::-1], "abcdef"[1:5:2], "abc"[-1], min("hello"), sorted("hello"), "".join(reversed("abc")), list(enumerate("ab", 1)))
print("tab\tstop".expandtabs(4), "removeprefix".removeprefix("remove"), "file.txt".removesuffix(".txt"), "a,b;c".translate({44: " ", 59: None}), "aeiou".maketrans("ae", "12"))
for attempt in (lambda: "abc".index("z"), lambda: "a".center(3, "xy"), lambda: "{}".format(), lambda: "{x}".format(), lambda: "%d" % "a", lambda: "%s %s" % 1, lambda: "a".join([1]), lambda: "a"[5], lambda: "a" - "b", lambda: "{:d}".format("x"), lambda: "a".split("")):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__, error)
