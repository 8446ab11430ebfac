# find in text of one, two and four bytes per character, for needles of each kind.
hay = {"ascii": "hello world", "latin": "héllo wörld", "wide": "h日llo w日rld", "emoji": "h😀llo w😀rld"}
for name, h in hay.items():
    print(name, [h.find(n) for n in ("o", "l", "é", "日", "😀", "ö", "world", "")], [h.rfind(n) for n in ("l", "日", "😀", "é")], [h.count(n) for n in ("l", "日", "😀")], h.index("w"), h[1], h[-4:], len(h), h.split("o"), h.replace("l", "L"), h[::-1], h.upper(), "o" in h, "日" in h)
