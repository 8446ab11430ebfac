# center, ljust, rjust, zfill.
print([w.center(9) for w in ("", "a", "ab", "abcdefghij")], ["ab".center(n, "*") for n in range(1, 8)], ["abc".center(n, "*") for n in range(3, 9)])
print(["ab".ljust(5) + "|", "ab".rjust(5), "ab".ljust(5, "."), "ab".rjust(5, "."), "ab".ljust(1), "ab".rjust(-5), "".ljust(3, "-"), "日".rjust(3, "本")])
print(["42".zfill(5), "-42".zfill(5), "+42".zfill(5), "".zfill(3), "abc".zfill(2), "-".zfill(3), "--1".zfill(5), "1.5".zfill(6), "-1.5".zfill(6), " 1".zfill(4), "٣".zfill(3)])
for row in (("id", "name", "price"), (1, "tea", 2.5), (22, "coffee", 13.75)):
    print("|".join([str(row[0]).rjust(4), str(row[1]).ljust(8), str(row[2]).center(7)]))
for call in (lambda: "a".center(), lambda: "a".center(5, "ab"), lambda: "a".ljust(5, ""), lambda: "a".rjust("5"), lambda: "a".center(5, 1), lambda: "a".zfill(), lambda: "a".zfill("3"), lambda: "a".ljust(5.0)):
    try:
        print(call())
    except TypeError as e:
        print(e)
