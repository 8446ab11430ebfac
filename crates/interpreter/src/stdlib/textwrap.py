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
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _munge_whitespace(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = text.translate(_to_blanks)
        return text

    def _split(self, text):
        pattern = self.wordsep_re if self.break_on_hyphens else self.wordsep_simple_re
        return [chunk for chunk in pattern.split(text) if chunk]

    def _fix_sentence_endings(self, chunks):
        at = 0
        while at < len(chunks) - 1:
            if chunks[at + 1] == " " and self.sentence_end_re.search(chunks[at]):
                chunks[at + 1] = "  "
                at += 2
            else:
                at += 1

    def _handle_long_word(self, chunks, line, used, width):
        room = 1 if width < 1 else width - used
        if self.break_long_words:
            end = room
            chunk = chunks[-1]
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any(c != "-" for c in chunk[:hyphen]):
                    end = hyphen + 1
            line.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not line:
            line.append(chunks.pop())

    def _wrap_chunks(self, chunks):
        lines = []
        if self.width <= 0:
            raise ValueError("invalid width %r (must be > 0)" % self.width)
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        chunks.reverse()
        while chunks:
            line = []
            used = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and lines and not chunks[-1].strip():
                del chunks[-1]
            while chunks:
                size = len(chunks[-1])
                if used + size > width:
                    break
                line.append(chunks.pop())
                used += size
            if chunks and len(chunks[-1]) > width:
                self._handle_long_word(chunks, line, used, width)
                used = sum(map(len, line))
            if self.drop_whitespace and line and not line[-1].strip():
                used -= len(line[-1])
                del line[-1]
            if not line:
                continue
            if self.max_lines is None or len(lines) + 1 < self.max_lines or (not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()) and used <= width:
                lines.append(indent + "".join(line))
                continue
            while line:
                if line[-1].strip() and used + len(self.placeholder) <= width:
                    line.append(self.placeholder)
                    lines.append(indent + "".join(line))
                    break
                used -= len(line[-1])
                del line[-1]
            else:
                if lines:
                    last = lines[-1].rstrip()
                    if len(last) + len(self.placeholder) <= self.width:
                        lines[-1] = last + self.placeholder
                        break
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def wrap(self, text):
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


_blank_line = _re.compile("^[ \t]+$", _re.MULTILINE)
_margin = _re.compile("(^[ \t]*)(?:[^ \t\n])", _re.MULTILINE)


def dedent(text):
    text = _blank_line.sub("", text)
    common = None
    for indent in _margin.findall(text):
        if common is None:
            common = indent
        elif indent.startswith(common):
            pass
        elif common.startswith(indent):
            common = indent
        else:
            at = 0
            while at < len(common) and at < len(indent) and common[at] == indent[at]:
                at += 1
            common = common[:at]
    if common:
        text = _re.sub("(?m)^" + common, "", text)
    return text


def indent(text, prefix, predicate=None):
    if predicate is None:
        def predicate(line):
            return line.strip()
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])


__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]
