# istitle, isupper, islower on text with digits, marks and other scripts.
for s in ("A", "a", "A1", "a1", "1", "", "Ab", "aB", "A b", "A B", "Ab Cd", "AB CD", "Ab cD", "ÀB", "日本", "日A", "ǅ", "ǅa", "Aǅ", "ª", "ʰ", "ⅷ", "Ⅷ", "ß", "A-B", "A'b", "_a", "_A", "\u0345"):
    print(ascii(s), s.isupper(), s.islower(), s.istitle(), s.isalpha(), s.isalnum())
