# strip, lstrip, rstrip, removeprefix, removesuffix.
s = "  \t hi there \n "
print([s.strip(), s.lstrip(), s.rstrip(), s.strip(None)])
print(["xxhixx".strip("x"), "xyhiyx".strip("xy"), "abcba".strip("ab"), "abcba".lstrip("ab"), "abcba".rstrip("ab"), "aaa".strip("a"), "abc".strip(""), "www.example.com".strip("cmowz.")])
print(["...1.50...".strip("."), "1.500".rstrip("0").rstrip("."), "[list]".strip("[]"), "'q'".strip("'\""), "\u3000wide\u3000".strip(), "\x1cfs\x1c".strip(), "\u200bzw\u200b".strip() == "\u200bzw\u200b"])
print(["TestHook".removeprefix("Test"), "TestHook".removeprefix("test"), "file.txt".removesuffix(".txt"), "file.txt".removesuffix(".py"), "aaa".removeprefix("a"), "aaa".removesuffix("a"), "x".removeprefix("x"), "x".removesuffix(""), "".removeprefix("a"), "abc".removeprefix("abcd")])
print(["ünïü".strip("ü"), "日本日".strip("日"), "  a b  ".strip(), "\xa0nb\xa0".strip(), "\n\n".strip(), "".strip()])
for call in (lambda: "a".strip(5), lambda: "a".removeprefix(), lambda: "a".removeprefix(1), lambda: "a".strip("a", "b"), lambda: "a".removesuffix(None), lambda: "a".strip(b"a")):
    try:
        print(call())
    except TypeError as e:
        print(e)
