# Bounds, flags, replacements and templates of odd types.
import re


class Index:
    def __index__(self):
        return 1


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


b = re.compile("b")
for bound in ("Index()", "True", "None", "1.5", "10**30", "-10**30", "'a'", "[]"):
    shown(f"b.match('abc', {bound})", f"b.search('abc', 0, {bound})", f"b.findall('abcb', {bound})", f"[m.span() for m in b.finditer('abcb', {bound})]")
for flags in ("None", "1.5", "[]", "'x'", "10**30", "True", "0", "Index()", "bytearray()"):
    shown(f"re.compile('a', {flags})", f"re.compile(b, {flags})", f"re.search('a', 'cA', {flags})")
shown("re.compile(bytearray(b'a'))", "re.compile([])", "re.compile(5)", "re.RegexFlag(None)", "re.RegexFlag('a')", "re.RegexFlag(2)", "re.RegexFlag(1.5)")
shown("re.sub('z', b'x', 'abc')", "re.sub('a', b'x', 'abc')", "re.sub('b', b'x', 'abc')", "re.sub(b'b', 'x', b'abc')", "re.sub('b', memoryview(b'x'), 'abc')")
m = re.match("(a)", "ab")
shown("m.expand(5)", "m.expand(None)", "m.expand(b'x')", "m.expand('x')", "re.match(b'(a)', b'ab').expand('x')", "re.match(b'(a)', b'ab').expand(b'x')")
shown("re.error('m', 'p', 1.0)", "re.error('m', 'p', True)", "re.error('m', 'a\\nb', 2)", "re.error('m', 'p', [])", "re.Pattern.match", "re.Match.group", "re.Pattern.flags")
