# splitlines, partition and rpartition.
s = "a\nb\r\nc\rd\n\ne"
print(s.splitlines(), s.splitlines(True), s.splitlines(keepends=True) == s.splitlines(1))
print("".splitlines(), "\n".splitlines(), "a".splitlines(), "a\n".splitlines(), "\n\n".splitlines(), "\r\n".splitlines(True), "\n\r".splitlines())
print("a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i\x1fj".splitlines())
print("a=b=c".partition("="), "a=b=c".rpartition("="), "abc".partition("="), "abc".rpartition("="), "=".partition("="), "".partition("x"))
print("key: value".partition(": "), "a--b--c".partition("--"), "a--b--c".rpartition("--"), "aaa".partition("aa"), "aaa".rpartition("aa"))
head, _, tail = "name@host@x".rpartition("@")
print(head, tail)
for call in (lambda: "a".partition(""), lambda: "a".rpartition(""), lambda: "a".partition(1), lambda: "a".partition(), lambda: "a".splitlines(1, 2)):
    try:
        print(call())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
