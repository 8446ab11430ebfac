import re
def title(m): return m.group(0)[0].upper() + m.group(0)[1:]
print(re.sub(r"\b[a-z]+", title, "the quick brown fox"))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world again friend"))
print(re.sub(r"(?P<a>\d)(?P<b>\d)", r"\g<b>\g<a>", "12 34 567"))
print(re.sub(r"x*", "-", "abxd"))
print(re.sub(r"", "-", "abc"))
print(re.subn(r"a", "b", "banana", count=2))
print(re.subn(r"(a)|(b)", lambda m: str(m.lastindex), "abba"))
print(re.sub(r"(a)?b", r"[\1]", "ab b"))
print(re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "a1b22c333"))
print(re.sub(r"(.)", r"\1\n", "ab"))
print(re.sub("a", r"\g<0>\g<0>", "banana"))
print(re.sub("a", "\\\\", "banana"))
for bad in [r"\1", r"\g<2>", r"\g<name>", r"\g<", r"\q"]:
    try:
        print(re.sub("a", bad, "banana"))
    except (re.error, IndexError) as error:
        print(type(error).__name__, error)
p = re.compile("o")
print(p.sub("0", "foo boo", 3), p.subn("0", "xyz"))
print(re.sub(b"a", b"e", b"banana"))
print(re.sub("é", "e", "café élan"), re.sub(r"[^\x00-\x7f]", "?", "naïve ☃"))
