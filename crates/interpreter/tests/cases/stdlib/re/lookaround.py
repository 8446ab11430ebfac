# Lookahead and lookbehind, nested and mixed.
import re
for pattern, text in ((r"foo(?=bar)", "foobar foobaz"), (r"foo(?!bar)", "foobar foobaz"), (r"(?<=\$)\d+", "$10 20"), (r"(?<!\$)\b\d+", "$10 20"), (r"(?<=ab)c", "abc xc"), (r"(?<=a|b)c", "ac bc cc"), (r"(?<=^)a", "aa"), (r"(?=.*\d)(?=.*[a-z]).{4,}", "abc1"), (r"\b(?!un)\w+", "undo redo"), (r"(?<!a)b", "ab cb b"), (r"(?=(\w+))\1:", "abc:"), (r"(?<=(a))b", "ab"), (r"\d(?=(?:\d{3})+$)", "1234567"), (r"(?<=\bsee )\w+", "see dog seedcat"), (r"x(?=y(?=z))", "xyz xy"), (r"(?<![\w-])a(?![\w-])", "a -a a- ba a"), (r"(?<=\d{3})x", "123x 12x"), (r"(?<=a.)c", "abc axc bbc"), (r"(?!)", "a"), (r"(?=a)", "aba"), (r"a(?=$)", "aa"), (r"(?<=\n)\w", "a\nb")):
    print(pattern, [(m.group(), m.span(), m.groups()) for m in re.finditer(pattern, text)])
print(re.sub(r"(?<=\d)(?=(?:\d{3})+\b)", ",", "1234567 89 1000"), re.sub(r"(?<!^)(?=[A-Z])", "_", "camelCaseString").lower(), re.split(r"(?<=[.!?])\s+", "One. Two! Three? Four"), re.findall(r"(?<=\()[^)]*(?=\))", "f(a, b) g(c)"), re.split(r"(?=[A-Z])", "helloWorldFoo"), re.sub(r"(?m)^(?=.)", "  ", "a\n\nb"))
strong = re.compile(r"^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^\w\s]).{8,}$")
print([bool(strong.match(p)) for p in ("Abcdef1!", "abcdef1!", "Short1!", "NoDigits!!", "GoodPass9#")])
