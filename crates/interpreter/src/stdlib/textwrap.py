# `textwrap`: lines of a width, indents and their removal.

from collections import deque as _deque
import re as _re

_space = "\t\n\x0b\x0c\r "
_space_runs = _re.compile("[" + _re.escape(_space) + "]+")
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
        return [piece for piece in pattern.split(text) if piece]

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
        self._check()
        lines = []
        pieces = _deque(pieces)
        while pieces:
            indent = self.subsequent_indent if lines else self.initial_indent
            room = self.width - len(indent)
            if self.drop_whitespace and lines and not pieces[0].strip():
                pieces.popleft()
            line = self._take_line(pieces, room)
            if not line:
                continue
            if self._is_full(lines, pieces, line, room):
                self._end_with_placeholder(lines, line, indent, room)
                break
            lines.append(indent + "".join(line))
        return lines

    def fill(self, text):
        """The lines of `wrap` as one text."""
        return "\n".join(self.wrap(text))

    def _check(self):
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is None:
            return
        last_indent = self.initial_indent if self.max_lines <= 1 else self.subsequent_indent
        if len(last_indent + self.placeholder.lstrip()) > self.width:
            raise ValueError("placeholder too large for max width")

    def _take_line(self, pieces, room):
        # As many pieces as fit; a piece that fits nowhere is cut, or stands alone.
        line, used = [], 0
        while pieces and used + len(pieces[0]) <= room:
            used += len(pieces[0])
            line.append(pieces.popleft())
        if pieces and len(pieces[0]) > room:
            if self.break_long_words:
                piece = pieces.popleft()
                end = self._cut(piece, room - used if room >= 1 else 1)
                line.append(piece[:end])
                pieces.appendleft(piece[end:])
            elif not line:
                line.append(pieces.popleft())
        if self.drop_whitespace and line and not line[-1].strip():
            line.pop()
        return line

    def _cut(self, piece, room):
        # Behind the last hyphen that fits, unless nothing but hyphens stands before it.
        if self.break_on_hyphens and len(piece) > room:
            hyphen = piece.rfind("-", 0, room)
            if hyphen > 0 and piece[:hyphen].strip("-"):
                return hyphen + 1
        return room

    def _is_full(self, lines, pieces, line, room):
        # Whether this is the last line allowed, and more follows.
        if self.max_lines is None or len(lines) + 1 < self.max_lines:
            return False
        more = len(pieces) > 1 or len(pieces) == 1 and not (self.drop_whitespace and not pieces[0].strip())
        return more or sum(map(len, line)) > room

    def _end_with_placeholder(self, lines, line, indent, room):
        # The placeholder replaces as many pieces as it must; it may also fit on the line before.
        while line:
            if line[-1].strip() and sum(map(len, line)) + len(self.placeholder) <= room:
                lines.append(indent + "".join(line) + self.placeholder)
                return
            line.pop()
        if lines:
            before = lines[-1].rstrip() + self.placeholder
            if len(before) <= self.width:
                lines[-1] = before
                return
        lines.append(indent + self.placeholder.lstrip())


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    """The text without the blanks that all its lines begin with."""
    if not isinstance(text, str):
        raise TypeError(f"expected string or bytes-like object, got '{type(text).__name__}'")
    lines = [line if line.strip(" \t") else "" for line in text.split("\n")]
    margins = [line[: len(line) - len(line.lstrip(" \t"))] for line in lines if line]
    if not margins:
        return "\n".join(lines)
    # What the least and the greatest have in common, all have.
    low, high = min(margins), max(margins)
    size = 0
    while size < len(low) and low[size] == high[size]:
        size += 1
    return "\n".join([line[size:] for line in lines])


def indent(text, prefix, predicate=None):
    if predicate is None:
        def predicate(line):
            return line.strip()
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])


__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]
