# count, find, replace and split agree on empty and overlapping needles.
for s, n in (("aaaa", "aa"), ("", ""), ("abc", ""), ("ababab", "aba"), ("mississippi", "issi"), ("日日日", "日日"), ("x", "xx"), ("a\0b\0", "\0"), ("AaAa", "a")):
    print(repr(s), repr(n), s.count(n), s.find(n), s.rfind(n), repr(s.replace(n, "-")), s.split(n) if n else "no split", n in s)
def overlapping(s, n):
    return [i for i in range(len(s)) if s.startswith(n, i)]
print(overlapping("ababab", "aba"), overlapping("aaaa", "aa"), "aaaa".replace("aa", "a"), "aaa".replace("aa", "b", 1), "abc".replace("", "_", 2))
