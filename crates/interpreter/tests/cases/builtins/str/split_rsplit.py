# split and rsplit: whitespace, separators, maxsplit, corner cases.
s = "  a  b   c "
print(s.split(), s.split(" "), s.split(None), s.split(maxsplit=1), s.split(None, 2), s.rsplit(None, 1), s.rsplit(maxsplit=0), s.split(maxsplit=0))
t = "a,b,,c,"
print(t.split(","), t.split(",", 1), t.split(",", 2), t.rsplit(",", 1), t.rsplit(",", 2), t.split(",", 0), t.split(",", -1), t.split(",", 100))
print("".split(), "".split(","), " ".split(), " ".split(" "), "abc".split("x"), "abc".split("abc"), "aXbXXc".split("X"), "aXbXXc".split("XX"))
print("a\tb\nc\r\nd\x0be\x0cf\x1cg\x85h\xa0i\u2003j\u200bk".split())
print("one two three".split(" ", maxsplit=1), "a--b--c".split("--"), "a--b--c".rsplit("--", maxsplit=1), "aaa".split("a"), "aaa".split("aa"), "aaa".rsplit("aa"))
print("k=v=w".split("=", 1), "1, 2, 3".split(", "), "line1\nline2\n".split("\n"), "日本語日".split("本"))
print("\x1ca\x1f".split(), "\u2028x\u2029y".split(), "a\0b".split("\0"))
for call in (lambda: "a".split(""), lambda: "a".split(5), lambda: "a".split(",", "x"), lambda: "a".rsplit(""), lambda: "a".split(",", 1, 2), lambda: "a".split(sep=b",")):
    try:
        print(call())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
