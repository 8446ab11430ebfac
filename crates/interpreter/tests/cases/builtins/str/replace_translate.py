# replace, translate, maketrans, expandtabs.
print("aaaa".replace("a", "b"), "aaaa".replace("a", "b", 2), "aaaa".replace("aa", "b"), "abc".replace("", "-"), "abc".replace("", "-", 2), "abc".replace("b", ""), "".replace("", "x"), "".replace("a", "x"), "abc".replace("z", "y"), "aaa".replace("a", "aa"), "abc".replace("b", "b"), "aaaa".replace("a", "b", 0), "aaaa".replace("a", "b", -1))
print("héllo wörld".replace("ö", "oe"), "日本".replace("日", "x"), "x".replace("x", "日本"), "one two".replace(" ", "\n").splitlines())
t = str.maketrans("abc", "xyz")
print(t, "aabbcc d".translate(t), str.maketrans("ab", "12", "c"), "abcabc".translate(str.maketrans("ab", "12", "c")), str.maketrans({"a": "alpha", 98: None, "c": 67}))
print("abcd".translate({97: "AA", 98: None, 99: 0x1F600}), "abc".translate({}), "abc".translate({ord("a"): "", ord("b"): "bb"}))
class Up:
    def __getitem__(self, k):
        if chr(k) == "x":
            raise LookupError
        return chr(k).upper()
print("axbx".translate(Up()), "rot".translate({i: (i - 97 + 13) % 26 + 97 for i in range(97, 123)}))
print("a\tb".expandtabs(), "a\tb".expandtabs(4), "\tx".expandtabs(2), "ab\tc\nabc\td".expandtabs(4), "a\tb".expandtabs(0), "a\tb".expandtabs(1), "a\tb".expandtabs(-1), "a\r\tb".expandtabs(4).encode(), "日\tb".expandtabs(4))
for call in (lambda: "a".replace("a"), lambda: "a".replace(1, "b"), lambda: "a".replace("a", 1), lambda: str.maketrans("ab", "c"), lambda: str.maketrans("a"), lambda: str.maketrans({"ab": 1}), lambda: "a".translate(5), lambda: "a".translate({97: 1.5}), lambda: "a".translate({97: 0x110000}), lambda: str.maketrans({1.5: "a"}), lambda: "a".replace("a", "b", "c")):
    try:
        print(call())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
