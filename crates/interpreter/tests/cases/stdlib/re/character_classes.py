# Sets, ranges, escapes and negation.
import re
text = "aZ5_- é\t\n.]^[\\/日"
for pattern in (r"[a-z]", r"[A-Za-z]", r"[^a-z]", r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", r"[\w.-]", r"[]a]", r"[^]a]", r"[-a]", r"[a-]", r"[\]\\]", r"[\^]", r"[a^]", r"[.]", r".", r"[\t\n]", r"[^\s\w]", r"[\da-f]", r"[à-ÿ]", r"[\u65e5]", r"\x61", r"\u65e5", r"[\x00-\x7f]", r"\N{LATIN SMALL LETTER A}", r"[[]", r"[\W\d]", r"[^\W\d_]", r"\141", r"[\b]"):
    print(pattern, re.findall(pattern, text))
print(re.findall(r"[a-c-e]", "a-ebd"), re.findall("[+-]?\\d", "+1-2 3"), re.findall(r"[^^]", "^a"), re.findall("[\\n]", "\\n\n"), re.findall(r"\.", "a.b"), re.findall(r"\-\ \#", "- #"), re.findall(r"[\-\]]", "-]"), re.findall(r"(?i)[a-c]", "AbD"), re.findall(r"(?i)[^a]", "aAb"), re.findall(r"[\s\S]", "a\n"), re.findall("[a\\-z]", "a-mz"))
for class_ in (r"\d", r"\w", r"\s"):
    print(class_, sum(bool(re.match(class_, chr(i))) for i in range(128)), [hex(i) for i in range(128, 0x300) if re.match(class_, chr(i))][:8])
print(re.findall(b"[\x80-\xff]", b"a\xe9"), re.findall(rb"\w", b"\xe9a"), re.findall(r"\w", "²½Ⅷ①"), re.findall(r"\d", "²½Ⅷ①५"), re.findall(r"\s", "\x1c\x85\xa0\u3000"))
