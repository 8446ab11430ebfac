# wrap and fill with each option.
import textwrap
text = "The quick-brown fox jumped over the lazy dog.  And then   it slept -- deeply; for a-very-long-time indeed."
for width in (10, 20, 40, 100):
    print(textwrap.wrap(text, width))
print(textwrap.fill(text, 30, initial_indent="* ", subsequent_indent="  "))
for options in ({"break_long_words": False}, {"break_on_hyphens": False}, {"drop_whitespace": False}, {"fix_sentence_endings": True}, {"max_lines": 2}, {"max_lines": 1, "placeholder": "..."}, {"replace_whitespace": False}, {"expand_tabs": False}, {"tabsize": 4}):
    print(options, textwrap.wrap("a\tb\nlong-hyphenated-word.  Supercalifragilistic end.  Next one! ok", 12, **options))
print(textwrap.wrap(""), textwrap.wrap("   "), textwrap.wrap("abc", 1), textwrap.wrap("a b", 1), textwrap.fill(""), textwrap.wrap("x" * 25, 10), textwrap.wrap("aaa bbb", 3), textwrap.wrap("word  ", 10), textwrap.wrap("  lead", 10), textwrap.wrap("  lead word", 5, drop_whitespace=False))
for bad in (lambda: textwrap.wrap("abc", 0), lambda: textwrap.wrap("abc", -1), lambda: textwrap.wrap("abc def", 2, max_lines=1), lambda: textwrap.wrap(5), lambda: textwrap.wrap("a", 5, nope=1), lambda: textwrap.wrap("a", "5"), lambda: textwrap.fill(None)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(textwrap.wrap("e-mail well-known x-y-z 2020-01-01 --option -f foo--bar a--", 6), textwrap.wrap("this is (a test) of [brackets], etc.", 9), textwrap.wrap("Hello there.\n\nNew para.", 20), textwrap.wrap("über größe naïve 日本語 テキスト", 8))
