import re
text = "Contact: ann@example.com, bob.smith@mail.co.uk; call +1 (555) 123-4567 or 555.987.6543. Visit https://x.io/a?b=1#c. #tag1 #tag_2 2024-05-06 12/31/1999"
print(re.findall(r"[\w.]+@[\w.]+\.\w+", text), re.findall(r"(?:\+\d\s)?\(?\d{3}\)?[\s.-]\d{3}[.-]\d{4}", text), re.findall(r"#(\w+)\b", text))
for found in re.finditer(r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)|(\d\d)/(\d\d)/(\d{4})", text):
    print(found.group(), found.span(), found.groups(), found.groupdict(), found.lastgroup)
print(re.sub(r"(\w+)@(\w+)", r"\2 at \1", "me@home you@work"), re.sub(r"\d", lambda m: str(int(m[0]) * 2), "a1b2"), re.subn(r"o", "0", "foo boo", count=3))
print(re.split(r"[,;]\s*", "a, b;c,d"), re.split(r"(\d)", "a1b2c"), re.match(r"\w+", "  x"), re.search(r"\w+", "  x").group(), re.fullmatch(r"a+", "aaa") is not None)
pattern = re.compile(r'''
    ^(?P<key>\w+)   # the name
    \s*=\s*
    (?P<value>.*?)$  # the rest
''', re.VERBOSE | re.MULTILINE)
print([m.groupdict() for m in pattern.finditer("a = 1\nbb=two words\n= bad")], pattern.flags, pattern.groupindex)
print(re.findall(r"(?i)the", "The the THE"), re.findall(r"(?s)a.b", "a\nb"), re.findall(r"\bcat\b", "cat concat cat."), re.findall(r"(?<=\$)\d+(?!\d|\.)", "$10 $20.5 $7"), re.findall(r"(a|b)\1", "aabbab"))
print(re.escape("a.b*c"), re.sub(r"(?P<x>a)", r"<\g<x>>", "banana"), re.findall(r"[^\W\d_]+", "ab1_cd é"), re.sub(r"\s+", " ", " a \n b ").strip())
for bad in ("(", "[a", "*a", "(?P<1>a)", "a{2,1}", "\\", "(?<=a+)b", "(?P=x)"):
    try:
        re.compile(bad)
    except re.error as error:
        print(repr(bad), error, error.pos)
camel = "someVariableName"
print(re.sub(r"(?<!^)(?=[A-Z])", "_", camel).lower(), re.sub(r"_(\w)", lambda m: m[1].upper(), "snake_case_name"), bool(re.match(r"^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$", "192.168.1.255")))
