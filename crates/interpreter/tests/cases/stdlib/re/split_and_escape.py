# split with groups and empty matches; escape.
import re
print(re.split(",", "a,b,,c"), re.split(r"\W+", "Words, words , words."), re.split(r"(\W+)", "Words, words"), re.split(r"\W+", "a b c", 1), re.split(r"\W+", "a b c", maxsplit=1), re.split("x", "abc"), re.split("", "abc"), re.split("x*", "axbc"), re.split(r"\b", "hi yo"), re.split("(a)|b", "1a2b3"))
print(re.split("[a-f]+", "0a3B9", flags=re.I), re.split(r"(-)|(,)", "a-b,c"), re.split(r"\s*[;,]\s*", "a ; b,c ;d"), re.split(b" ", b"a b"), re.compile("o").split("foo", 1), re.split(r"(?<=,)", "a,b,c"), re.split(r"\n", "a\nb\n"), re.split(",", ""), re.split("(,)", ","))
print([re.escape(s) for s in ("a.b", "1+1=2", "hello world", "a-b_c", "[x]{y}(z)", "tab\t", "é", "\\", "#~&!\"%',/:;<=>@`", "", "\x00")], re.escape(b"a.b"))
for s in ("a.b*c", "(x)", "$^", "new\nline", "sp ace"):
    print(bool(re.fullmatch(re.escape(s), s)), end=" ")
print()
for bad in (lambda: re.split(",", 5), lambda: re.split(5, "a"), lambda: re.escape(5), lambda: re.split(",", "a", "x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(re.split(r"(?P<sep>[+-])", "1+2-3"), [part.strip() for part in re.split(r"[|&]", "a | b & c")], re.split(r"(?:ab)+", "1ab2abab3"), re.split("(b)?", "abc"))
