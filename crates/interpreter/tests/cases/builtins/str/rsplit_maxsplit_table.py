# split and rsplit side by side for every maxsplit.
s, t = "a b  c   d", "a,b,,c,"
for n in range(-1, 6):
    print(n, s.split(None, n), s.rsplit(None, n), t.split(",", n), t.rsplit(",", n))
print("  lead".split(None, 0), "trail  ".rsplit(None, 0), "  both  ".split(None, 1), "  both x ".rsplit(None, 1), " ".split(None, 1), "abc".split("abc", 1), "abcabc".rsplit("abc", 1))
