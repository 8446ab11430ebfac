# repr of strings: quotes, escapes, printable and non-printable characters.
for s in ("plain", "it's", 'say "hi"', "both ' and \"", "back\\slash", "tab\t nl\n cr\r", "\0\x01\x1f\x7f", "\x80\x9f\xa0\xad", "é日😀", "\u200b\u2028\ufeff", "\ud800\udfff", "\ue000\U000e0001", "\u0300a", "\U0010ffff", "", " ", "\\n", "'", '"', "a'b\"c'd"):
    print(repr(s), ascii(s), len(repr(s)))
print([repr(chr(i)) for i in range(0x250, 0x254)], repr("\u0378"), repr("\u2000"), repr("\u3000"), repr("ⅷ"))
print(eval(repr("x'\"\\\n\0é")) == "x'\"\\\n\0é")
