# `textwrap`: the class, which guests derive from, its options, and predicates of the guest;
# lines, indents and their removal are native (textwrap.rs).

import re as _re

_space = "\t\n\x0b\x0c\r "
_to_blanks = {ord(c): " " for c in _space}


class TextWrapper:
    unicode_whitespace_trans = _to_blanks
    _word = r"[\w!\"'&.,?]"
    _letter = r"[^\d\W]"
    _blank = "[" + _re.escape(_space) + "]"
    _ink = "[^" + _re.escape(_space) + "]"
    wordsep_re = _re.compile(
        "(" + _blank + "+|(?<=" + _word + r")-{2,}(?=\w)|" + _ink + r"+?(?:-(?:(?<=" + _letter + r"{2}-)|(?<=" + _letter + "-" + _letter + "-))(?="
        + _letter + "-?" + _letter + ")|(?=" + _blank + r"|\Z)|(?<=" + _word + r")(?=-{2,}\w)))")
    wordsep_simple_re = _re.compile("(" + _blank + "+)")
    sentence_end_re = _re.compile(r"[a-z][\.\!\?][\"\']?\Z")

    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True, fix_sentence_endings=False,
                 break_long_words=True, drop_whitespace=True, break_on_hyphens=True, tabsize=8, *, max_lines=None, placeholder=" [...]"):
        self.width, self.initial_indent, self.subsequent_indent = width, initial_indent, subsequent_indent
        self.expand_tabs, self.replace_whitespace, self.fix_sentence_endings = expand_tabs, replace_whitespace, fix_sentence_endings
        self.break_long_words, self.drop_whitespace, self.break_on_hyphens = break_long_words, drop_whitespace, break_on_hyphens
        self.tabsize, self.max_lines, self.placeholder = tabsize, max_lines, placeholder

    def _split(self, text):
        pattern = self.wordsep_re if self.break_on_hyphens else self.wordsep_simple_re
        if pattern not in (TextWrapper.wordsep_re, TextWrapper.wordsep_simple_re):
            return [piece for piece in pattern.split(text) if piece]
        return _pieces(text, bool(self.break_on_hyphens))

    def _split_chunks(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        return self._split(text.translate(_to_blanks) if self.replace_whitespace else text)

    def wrap(self, text):
        """The text in lines that are not too long."""
        pieces = self._split_chunks(text)
        if self.fix_sentence_endings:
            for at, piece in enumerate(pieces[:-1]):
                if pieces[at + 1] == " " and self.sentence_end_re.search(piece):
                    pieces[at + 1] = "  "
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            last_indent = self.initial_indent if self.max_lines <= 1 else self.subsequent_indent
            if len(last_indent + self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        return _lines(pieces, int(self.width), self.initial_indent, self.subsequent_indent, bool(self.break_long_words), bool(self.break_on_hyphens),
                      bool(self.drop_whitespace), self.max_lines, self.placeholder)

    def fill(self, text):
        """The lines of `wrap` as one text."""
        return "\n".join(self.wrap(text))


def _wrap(text, width, options):
    return TextWrapper(width=width, **options).wrap(text)


def _fill(text, width, options):
    return TextWrapper(width=width, **options).fill(text)


def _shorten(text, width, options):
    return TextWrapper(width=width, max_lines=1, **options).fill(" ".join(text.strip().split()))


def _indent(text, prefix, predicate):
    if predicate is None:
        predicate = str.strip
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])


__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]
