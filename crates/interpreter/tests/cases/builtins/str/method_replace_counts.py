# replace with counts, growing, shrinking and special text.
for old, new in (("a", "bb"), ("aa", "a"), ("", "."), ("b", ""), ("x", "y"), ("ab", "ba"), ("a", "a"), ("é", "e"), ("b", "é"), ("c", "😀")):
    print([repr("aabab".replace(old, new, n)) for n in (-1, 0, 1, 2, 5)])
print("naïve é".replace("é", "日本"), "日日".replace("日", ""), "a\0b".replace("\0", "-"), "..".replace(".", ".."), "abc".replace("abc", ""), "x" * 3 .__index__() if False else "xxx".replace("x", "y" * 3))
