# ^ $ \A \Z \b with and without MULTILINE.
import re
text = "one\ntwo\n\nthree\n"
for pattern in ("^", "$", r"\A", r"\Z", r"^\w+$", r"\A\w+", r"\w+\Z", r"\w+$", r"^$", r"\n$", r"\b", r"(?m)^.", r"(?m).$", r"\w+(?=\n)", r"^.*$", r"(?s)^.*$", r"(?ms)^.*?$"):
    print(repr(pattern), [(m.start(), m.end()) for m in re.finditer(pattern, text)], [(m.start(), m.end()) for m in re.finditer(pattern, text, re.M)])
print(re.sub("(?m)^", "> ", "a\nb\n"), re.sub("(?m)$", ";", "a\nb\n"), re.sub("$", "!", "a\n"), re.findall(r"(?m)^(\w+)\s*=\s*(.*)$", "a = 1\nb=two words\n# c = 3"), re.match("a$", "a\n"), re.fullmatch("a$", "a\n"), re.fullmatch("a", "a\n"), re.search(r"a\Z", "a\n"), re.match(r"(?m)a$", "a\r\n"), re.findall(r"\r?\n", "a\r\nb\n"))
print(re.findall(r"\b\w+\b", "it's a-b c_d"), re.findall(r"\Bb\B", "abc b abcb"), re.findall(r"\b", ""), re.findall(r"\B", ""), re.search(r"\bclass\b", "subclass class").span(), [m.start() for m in re.finditer(r"\b(?=é)", "é aé")])
