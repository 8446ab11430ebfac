# shorten, indent, dedent.
import textwrap
for width in (5, 8, 11, 12, 20, 50):
    try:
        print(width, repr(textwrap.shorten("Hello  world, this is text", width)))
    except ValueError as error:
        print(width, error)
print(textwrap.shorten("Hello world", 8, placeholder="…"), textwrap.shorten("a  b\n c", 20), textwrap.shorten("", 6), textwrap.shorten("word " * 10, 18, placeholder=" more"), textwrap.shorten("supercalifragilistic", 8, placeholder="~"))
print(repr(textwrap.indent("a\n\n  b\n", "> ")), repr(textwrap.indent("a\nb", "--", lambda line: "b" in line)), repr(textwrap.indent("a\n \nb", "+", lambda line: True)), repr(textwrap.indent("", "x")), repr(textwrap.indent("a\r\nb", "\t")))
for text in ("  a\n  b", "  a\n    b\n", "\ta\n\tb", "  a\n\tb", "a\n  b", "   \n  a\n\n  b\n", "", "  ", "\n  x", "  a\n   b\n  c", "    if x:\n        y\n", "\t  a\n\t b"):
    print(repr(text), repr(textwrap.dedent(text)))
def help_text():
    """
    Usage:
        do it

    Options:
        -x  extra
    """
print(textwrap.dedent(help_text.__doc__).strip(), textwrap.indent(textwrap.dedent("""\
    one
      two
    three"""), "| "))
for bad in (lambda: textwrap.dedent(5), lambda: textwrap.indent("a", 5), lambda: textwrap.indent(None, "a"), lambda: textwrap.shorten("a b"), lambda: textwrap.shorten("abc def", 3)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
