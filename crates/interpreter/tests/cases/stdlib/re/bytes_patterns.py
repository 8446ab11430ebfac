# Patterns of bytes.
import re
data = b"\x00\x01HDR\xff\xfe len=12;name=abc\n\x80"
print(re.search(rb"HDR(..)", data, re.S).groups(), re.findall(rb"(\w+)=(\w+)", data), re.split(b";", data), re.sub(rb"[^\x20-\x7e]", b".", data), re.findall(rb"[\x80-\xff]", data), re.match(b".", b"\n"), re.search(b"(?s).$", data).group(), re.escape(b"a+b"), re.compile(b"(?i)HDR").search(b"hdr").span())
print(re.sub(rb"\d+", lambda m: b"<" + m.group() + b">", b"a1b22"), re.sub(b"(a)(b)", rb"\2\1", b"abab"), re.findall(rb"\bx\b", b"x \xe9x"), re.fullmatch(rb"[\w\s]+", bytearray(b"a b")), re.search(b"b", memoryview(b"abc")).span(), re.findall(b"(?P<n>.)", b"ab"), re.match(b"(?P<n>a)", b"a").groupdict())
for bad in (lambda: re.search(b"a", "a"), lambda: re.search("a", b"a"), lambda: re.sub(b"a", "b", b"a"), lambda: re.sub(b"a", lambda m: "b", b"a"), lambda: re.compile(b"\\u1234"), lambda: re.compile(b"(?P<\xc3\xa9>a)"), lambda: re.compile(b"\\N{DIGIT ONE}"), lambda: re.split(b",", "a,b"), lambda: re.sub("a", "b", memoryview(b"a"))):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(type(re.search(b"a", bytearray(b"a")).group()), re.findall(rb"\x41", b"A"), re.findall(b"\\0", b"a\0b"), re.findall(rb"\s", b" \t\x85"), re.findall(rb"(?i)[a-z]", b"aZ\xe9"), re.compile(b"a").pattern, re.compile(bytearray(b"a")) if False else "")
