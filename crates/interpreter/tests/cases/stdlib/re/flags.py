# Flags in arguments and in patterns, and how they are shown.
import re
print(re.I, re.IGNORECASE is re.I, re.M | re.S, re.A, re.X | re.U, re.NOFLAG, re.DEBUG, re.L, int(re.I | re.M), repr(re.RegexFlag(0)), re.I & re.M, re.I in (re.I | re.M), ~re.I, re.RegexFlag(2), re.RegexFlag.MULTILINE.value, re.I.name, (re.I | re.M).name, bool(re.I & re.S), type(re.I))
print(re.compile("a", re.I), re.compile("a", re.I | re.M | re.S | re.X), re.compile("a"), re.compile(b"a", re.I), re.compile("(?i)a"), re.compile("(?ims)a").flags, re.compile("a").flags, re.compile(b"a").flags, re.compile("a", re.A).flags, re.compile("(?a)x"))
print(bool(re.match("ABC", "abc", re.I)), re.findall("^a$", "a\na", re.M), re.findall("a.b", "a\nb", re.S), re.findall(r"""
    \d+   # digits
    [ ]?  # a blank
    \#    # a sign
""", "1# 2 # 3", re.X), re.findall(r"(?x) a b  # c", "ab"), re.findall("(?i:a)b", "Ab AB"), re.findall("(?s:.)", "\n"), re.findall("(?-i:a)b", "ab AB aB", re.I), re.findall("(?im)^x", "X\nx"), re.match("(?i)straße", "STRASSE"), re.match("(?i)ſ", "S"), bool(re.match("(?i)k", "\u212a")))
print(re.findall(r"\w", "é_1", re.A), re.findall(r"\w", "é_1"), re.findall(r"\d", "٣3"), re.findall(r"(?a)\d", "٣3"), re.findall(r"\s", "\u2003 \x1c", re.A), len(re.findall(r"\s", "\u2003 \x1c")))
for bad in (lambda: re.compile("a(?i)b"), lambda: re.compile("(?z)a"), lambda: re.compile("(?i"), lambda: re.compile("(?-i)a"), lambda: re.compile("(?i-i:a)"), lambda: re.compile("(?L)a"), lambda: re.compile(b"(?u)a"), lambda: re.compile("a", re.L), lambda: re.compile(b"a", re.U), lambda: re.compile("a", re.A | re.U), lambda: re.compile("(?au)a"), lambda: re.compile(re.compile("a"), re.I), lambda: re.compile("(?-x"), lambda: re.compile("(?i:"), lambda: re.compile("(?ia:x)")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(re.compile(re.compile("a")) is re.compile("a"), sorted(f.name for f in re.RegexFlag), len(re.RegexFlag))
