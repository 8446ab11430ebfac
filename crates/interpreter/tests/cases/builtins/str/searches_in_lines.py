"""`find`, `replace`, `split`, `count`, `in` and turned texts of lengths around a line's."""
for length in (0, 1, 23, 24, 25, 255, 256, 257, 300):
    for needle in ("ab", "ba", "aab", "é", "ab" * 20, "b" * 256):
        text = ("ab" * length)[:length]
        for shown in (text, text + needle, needle + text, text[: length // 2] + needle + text[length // 2 :]):
            print(length, needle[:4], shown.find(needle), shown.rfind(needle), shown.count(needle), needle in shown, len(shown.split(needle)), hash(shown.replace(needle, "-")) == hash("-".join(shown.split(needle))), len(shown.replace(needle, "<>", 1)), shown.find(needle, 3), shown.find(needle, 1, -1))
text = "".join(chr(97 + i % 26) for i in range(70000))
for part in (text[:1], text[:2], text[:300], text, "añb" * 100):
    print(part[::-1] == "".join(reversed(part)), part[-2::-1] == "".join(reversed(part[:-1])), part[10:3:-1], part[3:10:-1], part[::-2][:5], part[5::-1], part[:-4:-1], len(part[::-1]))
print("aaa".replace("aa", "b"), "aaaa".count("aa"), "abcabc".replace("", "-", 3), "abc".split("bc"), b"abab".replace(b"ab", b"x"), b"abcd"[::-1])
