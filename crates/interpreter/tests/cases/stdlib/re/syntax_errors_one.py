# Broken patterns: the message, where, and the attributes of the error.
import re
for pattern in ("(", ")", "[", "*", "+a", "a**", "a*+?", "a{2,1}", "(?P<n>a)(?P<n>b)", "(?P<1a>x)", "(?P<a", "(?P=x)", "(?P>x)", "(?<a>x)", "(?<=a*)b", "(?<!a+)b", "(?(1)a|b)", "(?(x)a)", "(?(1)a|b|c)(x)", "(a)(?(1)b|c|d)", r"\1", r"(a)\2", r"\g", r"\q", "\\", "[z-a]", r"[\d-z]", "[a-\\d]", "(?", "(?a", "(?#x", "x{,}" * 0 + "(?:", "a|*", "(?P<>x)", "(?P", "(?Px)", "[]", "[^]", "[[:x", r"\x1", r"\u12", r"\U0000", r"\N{nope}", r"\N", r"[\N{x}]", r"\777", "(?P<a>x)(?P=a", "a{99999999999}", "(?i)(?P<n", "(?<", "(?<x", r"\8", "((a)", "a)", "(?P<é>x)é", "(?P<a b>x)"):
    try:
        print(repr(pattern), re.compile(pattern).groups)
    except re.error as error:
        print(repr(pattern), "|", error, "|", error.msg, error.pos, error.lineno, error.colno)
    except Exception as error:
        print(repr(pattern), type(error).__name__, error)
try:
    re.compile("a\nb(\nc")
except re.error as error:
    print(error, error.pattern == "a\nb(\nc", error.lineno, error.colno, error.args, type(error).__module__, type(error).__name__, isinstance(error, Exception))
print(re.error("x"), re.error("x", "pattern", 2), re.error("m", "a\nb", 2).lineno)
