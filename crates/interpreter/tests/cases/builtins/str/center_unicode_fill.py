# Padding with fill characters outside ASCII; widths count code points.
for s in ("", "a", "ab", "日本", "é", "😀x"):
    print([s.center(5, "·"), s.ljust(4, "→"), s.rjust(4, "日"), s.zfill(4), f"{s:é^5}", f"{s:😀>4}"])
print("ab".center(5), "ab".center(6), "abc".center(6), "abc".center(5), "a".center(4, "*"), "a".center(3, "*"), "".center(3, "*"), "abcd".center(7, "-"), "ab".center(-3))
