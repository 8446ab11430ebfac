# Patterns that programs use again and again.
import re
email = re.compile(r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$")
print([s for s in ("a@b.co", "x.y+z@sub.example.org", "bad@", "@bad.com", "no at.com", "a@b.c") if email.match(s)])
url = re.compile(r"(?P<scheme>https?)://(?P<host>[^/:\s]+)(?::(?P<port>\d+))?(?P<path>/[^\s?#]*)?(?:\?(?P<query>[^\s#]*))?")
for text in ("http://example.com", "https://a.b.c:8080/x/y?z=1#f", "see http://q.io/?a=b now", "ftp://no"):
    m = url.search(text); print(m and m.groupdict())
print(re.findall(r"\b\d{3}[-.]?\d{4}\b", "555-1234, 555.9999 5551111 55-12345"), re.sub(r"\D", "", "(555) 123-4567"), re.findall(r"#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b", "#fff #00FF7f #12345 #xyz"), re.findall(r"<(\w+)[^>]*>", "<div class='x'><p>hi</p><br/>"), re.sub(r"<[^>]+>", "", "<b>bold</b> text"), re.findall(r"\$\{?(\w+)\}?", "$HOME ${USER} $$"))
print(re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", "someHTTPValueX1Y").lower(), re.sub(r"_([a-z])", lambda m: m[1].upper(), "snake_case_name"), re.sub(r"[^a-z0-9]+", "-", "  Hello, World! 2x ".lower()).strip("-"), " ".join(re.findall("[A-Z][a-z]*", "CamelCaseWords")), re.sub(r"(.)\1+", r"\1", "aaabbc"), re.findall(r"\d+(?:,\d{3})*(?:\.\d+)?", "1,234.56 and 7 and 12,345"))
print([bool(re.fullmatch(r"(0[1-9]|1[0-2])/([0-2]\d|3[01])/\d{4}", s)) for s in ("12/31/2024", "13/01/2024", "1/1/24")], [bool(re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", s)) for s in ("1", "-1.5e3", ".5", "1.", "e5", "")], re.findall(r"\b([01]?\d|2[0-3]):([0-5]\d)\b", "9:30 23:59 24:00 7:5"), re.split(r",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", 'a,"b,c",d'), dict(re.findall(r"(\w+)=(\"[^\"]*\"|\S+)", 'x=1 name="a b" y=2')))
text = "The rain in Spain stays mainly in the plain"
print(re.findall(r"\b\w*ain\b", text), re.sub(r"\b(\w)(\w*)", lambda m: m[2] + m[1] + "ay", "pig latin"), sorted(set(re.findall(r"\b\w{5,}\b", text.lower()))), re.sub(r"(?i)\bthe\b", "THE", text), len(re.findall("in", text)), re.search(r"(\w+) in (\w+)", text).groups(), {m.group(): m.start() for m in re.finditer(r"S\w+", text)})
