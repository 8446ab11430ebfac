# TextWrapper objects: attributes, reuse, subclasses.
import textwrap
w = textwrap.TextWrapper(width=24, initial_indent="- ", subsequent_indent="  ", max_lines=3, placeholder=" [cut]")
text = "one two three four five six seven eight nine ten eleven twelve thirteen"
print(w.wrap(text), w.fill(text)); w.width, w.max_lines = 40, None; print(w.fill(text))
print({k: v for k, v in vars(w).items()}, w.sentence_end_re.pattern if False else "")
class Stars(textwrap.TextWrapper):
    def _split(self, text): return [c for c in text.replace(" ", "* ").split(" ")]
    def wrap(self, text): return [line + "|" for line in super().wrap(text)]
print(Stars(width=12).wrap("aa bb cc dd ee"), Stars(width=12).fill("aa bb cc dd ee"))
paragraphs = "First paragraph is here.\n\nSecond paragraph follows, and is longer."
print("\n\n".join(textwrap.fill(p, 20) for p in paragraphs.split("\n\n")), [len(line) for line in textwrap.wrap(text, 15)])
table = [("name", "a fairly long description that must wrap"), ("id", "short")]
for left, right in table:
    lines = textwrap.wrap(right, 18) or [""]
    print(f"{left:<6}{lines[0]}"); [print(" " * 6 + line) for line in lines[1:]]
print(textwrap.TextWrapper(width=10, break_long_words=False).wrap("abcdefghijklmno p"), textwrap.TextWrapper(fix_sentence_endings=True, width=30).fill("End. Next? Yes! no. 5. A. B"), textwrap.TextWrapper(expand_tabs=True, tabsize=2).fill("a\tb"), textwrap.TextWrapper(width=5, max_lines=2, placeholder="*").wrap("aaaa bbbb cccc dddd"), textwrap.__all__)
