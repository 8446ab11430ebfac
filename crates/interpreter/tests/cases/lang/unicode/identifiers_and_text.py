# Unicode in identifiers, strings, comments and attribute names.
# комментарий на русском
naïve = 1
变量 = 2
Ünï_cödé = 3
print(naïve + 变量 + Ünï_cödé)
class Größe:
    höhe = 5
    def größer(self, других): return self.höhe > других
print(Größe().größer(3), Größe.__name__, getattr(Größe, "höhe"))
s = "日本語テキスト"
print(s, len(s), s[0], s[::-1], s.encode("utf-8")[:3])
emoji = "👩‍👩‍👧"
print(len(emoji), [hex(ord(c)) for c in emoji])
print("e\u0301" == "é", len("e\u0301"), "ß".upper(), "İ".lower().encode(), "ǅ".title())
print("𝔘𝔫𝔦".isalpha(), "٣".isdigit(), int("٣"), "½".isnumeric(), "Ⅷ".isnumeric(), "²".isdigit(), "²".isdecimal())
print(sorted(["é", "e", "z", "a", "Z"]), "é" > "z", max("aé"))
print("\u2028".splitlines(), "a\u2028b\x85c\x1cd".splitlines(), "x\u00a0y".split(), "\u3000pad\u3000".strip())
print("straße".casefold(), "ΣΊΣΥΦΟΣ".lower(), "ﬁ".upper(), "ŉ".upper())
print(repr("\ud800"), len("\U0010ffff"), repr("\U0010ffff"), repr("\u00ad"), repr("\u0300"))
def f(été=1): return été
print(f(été=2), f(**{"été": 3}))
print({"ключ": "значение"}, ["ñ"], ("ü",))
