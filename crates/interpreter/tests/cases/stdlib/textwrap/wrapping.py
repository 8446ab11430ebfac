# wrap, fill, shorten, dedent, indent.
import textwrap
text = "The quick brown fox jumped over the lazy dog. It was a well-known    super-duper-long-hyphenated event -- really."
for width in (10, 20, 40):
    print(textwrap.wrap(text, width), textwrap.wrap(text, width, break_on_hyphens=False))
print(textwrap.fill(text, 30, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(text, 30), textwrap.shorten(text, 30, placeholder="..."), textwrap.shorten("hi  there", 20), textwrap.wrap("a" * 25, 10), textwrap.wrap("a" * 25 + " b", 10, break_long_words=False), textwrap.wrap("", 5), textwrap.wrap("a\tb", 20), textwrap.wrap("x. Y z", 20, fix_sentence_endings=True), textwrap.wrap(text, 25, max_lines=2), textwrap.wrap("  lead", 20, drop_whitespace=False))
print(repr(textwrap.dedent("""
    a
      b

    c
    """)), repr(textwrap.dedent("\ta\n\tb")), repr(textwrap.dedent("  a\n b\n")), repr(textwrap.indent("a\n\nb\n", "> ")), repr(textwrap.indent("a\n\nb", "> ", lambda line: True)))
w = textwrap.TextWrapper(width=15, expand_tabs=False, replace_whitespace=False)
print(w.wrap("one two\nthree four five"), w.fill("a b c"), w.width)
for bad in (lambda: textwrap.wrap("a", 0), lambda: textwrap.shorten("a b c d", 3)):
    try:
        print(bad())
    except ValueError as e:
        print(e)
