# findall with 0, 1 and more groups; finditer; empty matches.
import re
print(re.findall(r"\d", "a1b22"), re.findall(r"\d+", "a1b22"), re.findall(r"(\d)(\w)?", "1a2"), re.findall(r"(\w)=(\d)", "a=1 b=2"), re.findall("x*", "axb"), re.findall("", "ab"), re.findall(r"\b", "hi yo"), re.findall("(a)|b", "ab"), re.findall("(?:a)b", "abab"))
print(re.findall(r"(?P<k>\w+):(?P<v>\w+)", "a:1, b:2"), re.findall("a", "AaA", re.I), re.findall("^.", "x\ny\nz", re.M), re.findall(".", "a\nb"), re.findall(".", "a\nb", re.S), re.findall(b"\\w", b"a b"), re.findall("aa", "aaaa"), re.findall("(?=(aa))", "aaaa"))
for m in re.finditer(r"(?P<word>[a-z]+)(?P<num>\d*)", "abc12 de f7"):
    print(m.group("word"), m["num"] or None, m.span(), m.lastgroup)
it = re.finditer("a", "aXa")
print(next(it), next(it).start(), next(it, "end"), iter(it) is it)
p = re.compile("o")
print(p.findall("foo boo", 2), p.findall("foo boo", 2, 6), [m.start() for m in p.finditer("foo boo", 3)], re.findall(r"[^\W\d_]+", "año_1 über"), re.findall(r"\w+", "naïve café 日本"), re.findall(r"\w+", "naïve café", re.A))
text = "Contact: ann@example.com, bob.smith@test.org; bad@, @bad"
print(re.findall(r"[\w.]+@[\w]+\.\w+", text), re.findall(r"\$?\d+(?:\.\d+)?", "cost $5, 3.50 or 10"), re.findall(r"#(\w+)", "#one two #three"), re.findall(r"[A-Z]{2,}", "NASA and ESA or X"))
print(re.findall(r"(\w)\1", "aabbcd eef"), re.findall(r"(?<=\$)\d+", "$5 6 $70"), re.findall(r"\d+(?!\d|%)", "50% 60 7"), re.findall(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)", "ip 192.168.1.1 and 10.0.0.256"))
