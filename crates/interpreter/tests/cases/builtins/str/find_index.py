# find, rfind, index, rindex and count with ranges and corner cases.
s = "abracadabra"
print(s.find("a"), s.find("a", 1), s.find("a", 1, 3), s.find("a", 1, 4), s.find("z"), s.find(""), s.find("", 5), s.find("", 11), s.find("", 12))
print(s.rfind("a"), s.rfind("a", 0, 10), s.rfind("abra"), s.rfind("z"), s.rfind(""), s.rfind("", 0, 5), s.rfind("a", -4), s.rfind("a", -3, -1))
print(s.index("bra"), s.rindex("bra"), s.index("a", -1), s.count("a"), s.count("abra"), s.count(""), s.count("a", 1), s.count("a", 1, -1), s.count("aa"))
print("aaaa".count("aa"), "".count(""), "".count("a"), "abc".count("", 1), "abc".count("", 3), "abc".count("", 4))
print(s.find("a", -100), s.find("a", 100), s.find("a", None, None), s.find("c", 4), s.find("c", 5), s.find("abracadabra!"))
print("日本語日本".find("日", 1), "日本語日本".rfind("本"), "naïve".find("ï"), "x😀y😀".find("y"), "x😀y😀".rindex("😀"))
for call in (lambda: s.index("z"), lambda: s.rindex("z"), lambda: s.index("a", 11), lambda: s.find(5), lambda: s.find(), lambda: s.count(None), lambda: s.index("a", "b"), lambda: s.find("a", 1.5)):
    try:
        print(call())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
