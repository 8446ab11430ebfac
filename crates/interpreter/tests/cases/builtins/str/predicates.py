# is* methods over a table of strings.
samples = ["", "abc", "ABC", "Abc", "abc1", "123", "1.5", " ", "\t\n", "a b", "_x", "1x", "été", "²", "½", "٣", "一", "Ⅷ", "ǅ", "\x00", "\x7f", "\xa0", "a\n", "Hello World", "HELLO world", "class", "x y", "á1", "ª", "😀", "\u200b", "ʰ", "𝟘"]
names = [n for n in dir(str) if n.startswith("is")]
print(names)
for s in samples:
    print(ascii(s), "".join("1" if getattr(s, n)() else "0" for n in names))
