# Order and equality of strings.
print("a" < "b", "a" < "B", "abc" < "abd", "abc" < "abcd", "" < "a", "Z" < "a", "10" < "9", "é" > "z", "a" == "a", "a" != "A", "abc" >= "abc", "b" > "abc")
print(sorted(["b", "A", "a", "B", "", "aa", "1", " "]), sorted(["é", "e", "f", "日", "😀", "\uffff"]))
print(sorted(["item10", "item9", "item1"], key=lambda s: int(s[4:])), sorted("The quick brown".split(), key=str.lower), max(["pear", "apple"], key=len), min("hello"))
print("a" == 97, "1" == 1, "a" == b"a", "" == None, "a" in ["a"])
for bad in (lambda: "a" < 1, lambda: "a" > None, lambda: "a" <= b"a", lambda: sorted(["a", 1])):
    try:
        bad()
    except TypeError as e:
        print(e)
print(hash("a") == hash("a"), hash("") == hash(""), len({"a", "b", "a"}), {"x": 1} == {"x": 1})
print("\ud800" < "\U00010000", "\uffff" < "\U00010000", "A" "B" == "AB", "e\u0301" == "\xe9")
print(all(a <= b for a, b in zip("abc", "bcd")), "abc".__eq__("abc"), "abc".__eq__(5), "a".__lt__("b"), "a".__lt__(1))
