# Translation tables: dicts, strings, None, multi-character, objects with __getitem__.
t = str.maketrans("aeiou", "12345")
print(t, "education".translate(t), "xyz".translate(t), "".translate(t))
print("hello world".translate(str.maketrans("", "", "lo")), "hello".translate({ord("l"): "LL", ord("h"): None, ord("o"): 48}), "abc".translate({97: 98, 98: 99, 99: 97}), "tab\there".translate({9: "    "}), "naïve é".translate({0xEF: "i", 0xE9: "e"}), "😀x".translate({0x1F600: ":)"}))
class Rot:
    def __getitem__(self, c): return (c - 97 + 13) % 26 + 97 if 97 <= c < 123 else c
print("hello, world".translate(Rot()), "abc".translate({}), "abc".translate([None] * 97 + ["A"]) if False else "abc".translate(dict.fromkeys(map(ord, "b"))), "a-b_c".translate(str.maketrans("-_", "  ")))
print("abc".translate("".join(chr(i).upper() for i in range(128))), "x".translate({120: ""}), repr("x".translate({120: "\n"})), "aa".translate({97: "aa"}), str.maketrans({"a": 1, "b": None, 99: "see"}), "abc".translate(str.maketrans({"a": 65, "b": None, 99: "see"})))
morse = {ord(c): m + " " for c, m in {"s": "...", "o": "---"}.items()}
print("sos".translate(morse).strip(), "sos!".translate(morse))
