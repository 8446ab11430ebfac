# Comparing sequences. The search for common blocks is native (`_longest`, `_blocks`) and works on numbers: equal items
# get equal numbers. Diffs of lines and close matches of words are native too (difflib/diff.rs); here are the classes that
# guests derive from, and what compares their items.

from collections import Counter as _Counter, namedtuple as _namedtuple
import re as _re

Match = _namedtuple("Match", "a b size", module="difflib")


class SequenceMatcher:
    """Finds what two sequences of hashable items have in common."""

    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.autojunk = autojunk
        self.a = self.b = None
        self.set_seqs(a, b)

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)

    def set_seqs(self, a, b):
        """Sets both sequences."""
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        """Sets the first sequence; what is known about the second stays."""
        if self.a is not a:
            self.a, self._a_numbers = a, None
            self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        """Sets the second sequence and studies it."""
        if self.b is b:
            return
        self.b = b
        self.matching_blocks = self.opcodes = self.fullbcount = self._a_numbers = None
        self._numbers = known = {}
        self._b_numbers = [known.setdefault(item, len(known)) for item in b]
        places = {item: [] for item in known}
        for at, item in enumerate(b):
            places[item].append(at)
        self.bjunk = {item for item in known if self.isjunk(item)} if self.isjunk else set()
        self.bpopular = set()
        if self.autojunk and len(b) >= 200:
            self.bpopular = {item for item, where in places.items() if item not in self.bjunk and len(where) > len(b) // 100 + 1}
        self.b2j = {item: where for item, where in places.items() if item not in self.bjunk and item not in self.bpopular}
        self._kinds = [1 if item in self.bjunk else 2 if item in self.bpopular else 0 for item in known]

    def _search(self, how, alo, ahi, blo, bhi):
        if self._a_numbers is None:
            number = self._numbers.get
            self._a_numbers = [number(item, -1) for item in self.a]
        return how(self._a_numbers, self._b_numbers, self._kinds, alo, len(self.a) if ahi is None else ahi, blo, len(self.b) if bhi is None else bhi)

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """The longest run of equal items within the bounds."""
        return Match(*self._search(_longest, alo, ahi, blo, bhi))

    def get_matching_blocks(self):
        """All runs of equal items in order, and an empty one at the end."""
        if self.matching_blocks is None:
            self.matching_blocks = [Match(*one) for one in self._search(_blocks, 0, None, 0, None)]
            self.matching_blocks.append(Match(len(self.a), len(self.b), 0))
        return self.matching_blocks

    def get_opcodes(self):
        """The steps that turn the first sequence into the second."""
        if self.opcodes is None:
            self.opcodes = steps = []
            left = right = 0
            for block in self.get_matching_blocks():
                gone, come = block.a > left, block.b > right
                if gone or come:
                    steps.append((_STEPS[gone, come], left, block.a, right, block.b))
                left, right = block.a + block.size, block.b + block.size
                if block.size:
                    steps.append(("equal", block.a, left, block.b, right))
        return self.opcodes

    def get_grouped_opcodes(self, n=3):
        """The steps in groups, each with at most n items around it that are equal."""
        steps = self.get_opcodes() or [("equal", 0, 1, 0, 1)]
        # What is equal at either end is cut for good: CPython shows it so in the steps afterwards.
        for place, cut in ((0, _tail), (-1, _head)):
            if steps[place][0] == "equal":
                steps[place] = cut(steps[place], n)
        group = []
        for step in steps:
            if step[0] == "equal" and step[2] - step[1] > 2 * n:
                yield [*group, _head(step, n)]
                group = []
                step = _tail(step, n)
            group.append(step)
        if any([step[0] != "equal" for step in group]):
            yield group

    def ratio(self):
        """How alike the sequences are, from 0 to 1."""
        return self._share(sum([block.size for block in self.get_matching_blocks()]))

    def quick_ratio(self):
        """An upper bound of ratio(): order is ignored."""
        if self.fullbcount is None:
            self.fullbcount = dict(_Counter(self.b))
        have = self.fullbcount.get
        return self._share(sum([min(count, have(item, 0)) for item, count in _Counter(self.a).items()]))

    def real_quick_ratio(self):
        """An upper bound of ratio(): only lengths count."""
        return self._share(min(len(self.a), len(self.b)))

    def _share(self, matches):
        total = len(self.a) + len(self.b)
        return 2.0 * matches / total if total else 1.0


def _head(step, n):
    what, i1, i2, j1, j2 = step
    return what, i1, min(i2, i1 + n), j1, min(j2, j1 + n)


def _tail(step, n):
    what, i1, i2, j1, j2 = step
    return what, max(i1, i2 - n), i2, max(j1, j2 - n), j2


_STEPS = {(True, True): "replace", (True, False): "delete", (False, True): "insert"}


def _above(matcher, limit, equal):
    # The ratio if it passes the limit, else None; the cheap bounds go first.
    for bound in (matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio):
        value = bound()
        if not (value > limit or equal and value == limit):
            return None
    return value


def _close_matches(word, possibilities, n, cutoff):
    # The best matches for what is no text.
    if not n > 0:
        raise ValueError(f"n must be > 0: {n!r}")
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError(f"cutoff must be in [0.0, 1.0]: {cutoff!r}")
    matcher = SequenceMatcher(None, "", word)
    scored = []
    for possibility in possibilities:
        matcher.set_seq1(possibility)
        score = _above(matcher, cutoff, True)
        if score is not None:
            scored.append((score, possibility))
    return [possibility for score, possibility in sorted(scored, reverse=True)[:n]]


class Differ:
    """Writes differences line by line, with hints inside similar lines."""

    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        """The lines of both sequences, each with a mark in front."""
        for what, i1, i2, j1, j2 in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if what == "equal":
                yield from ["  " + line for line in a[i1:i2]]
            else:
                yield from self._changed(a[i1:i2], b[j1:j2])

    def _changed(self, old, new):
        # Parts of both texts that wait to be written; a str is a line that is ready.
        waiting = [(old, new)]
        while waiting:
            part = waiting.pop()
            if isinstance(part, str):
                yield part
                continue
            old, new = part
            pair = self._most_alike(old, new) if old and new else None
            if pair is not None:
                at, to = pair
                waiting.append((old[at + 1:], new[to + 1:]))
                waiting.extend(reversed(self._beside(old[at], new[to])))
                waiting.append((old[:at], new[:to]))
                continue
            gone, come = ["- " + line for line in old], ["+ " + line for line in new]
            yield from come + gone if len(new) < len(old) else gone + come

    def _most_alike(self, old, new):
        # The places of two lines to show together: the most similar ones, else equal ones.
        matcher = SequenceMatcher(self.charjunk)
        best, found, same = 0.74, None, None
        for to, line in enumerate(new):
            matcher.set_seq2(line)
            for at, other in enumerate(old):
                if other == line:
                    same = same or (at, to)
                    continue
                matcher.set_seq1(other)
                score = _above(matcher, best, False)
                if score is not None:
                    best, found = score, (at, to)
        return found if best >= 0.75 else same

    def _beside(self, old, new):
        if old == new:
            return ["  " + old]
        below_old = below_new = ""
        for what, i1, i2, j1, j2 in SequenceMatcher(self.charjunk, old, new).get_opcodes():
            below_old += {"equal": " ", "replace": "^"}.get(what, "-") * (i2 - i1)
            below_new += {"equal": " ", "replace": "^"}.get(what, "+") * (j2 - j1)
        shown = []
        for mark, line, below in (("-", old, below_old), ("+", new, below_new)):
            shown.append(mark + " " + line)
            # Tabs stay, so that the hints stand below what they mean.
            below = "".join([c if hint == " " and c.isspace() else hint for c, hint in zip(line, below)]).rstrip()
            if below:
                shown.append("? " + below + "\n")
        return shown


def IS_LINE_JUNK(line, pat=_re.compile(r"\s*(?:#\s*)?$").match):
    """Is a line empty, but perhaps for one `#`?"""
    return pat(line) is not None


def _only_text(a, b, *names):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError(f"lines to compare must be str, not {type(lines[0]).__name__} ({lines[0]!r})")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"all arguments must be str, not: {name!r}")


def _both(a, b):
    # The second sequence is looked at first, and the first one must have a length.
    b = [*b]
    len(a)
    return [*a], b


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """The lines of a unified diff."""
    _only_text(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    yield from _diff_lines(True, *_both(a, b), fromfile, tofile, fromfiledate, tofiledate, n, lineterm)


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """The lines of a context diff."""
    _only_text(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    yield from _diff_lines(False, *_both(a, b), fromfile, tofile, fromfiledate, tofiledate, n, lineterm)


def diff_bytes(dfunc, a, b, fromfile=b"", tofile=b"", fromfiledate=b"", tofiledate=b"", n=3, lineterm=b"\n"):
    """A diff of lines of bytes, with a function that compares text."""
    def text(value):
        try:
            return value.decode("ascii", "surrogateescape")
        except AttributeError as error:
            raise TypeError(f"all arguments must be bytes, not {type(value).__name__} ({value!r})") from error

    names = [text(name) for name in (fromfile, tofile, fromfiledate, tofiledate)]
    for line in dfunc([*map(text, a)], [*map(text, b)], *names, n, text(lineterm)):
        yield line.encode("ascii", "surrogateescape")


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """The lines of both sequences, each with a mark in front."""
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    """One of the two sequences that a delta of ndiff() was made from."""
    marks = {1: "- ", 2: "+ "}
    if int(which) not in marks:
        raise ValueError(f"unknown delta choice (must be 1 or 2): {which!r}")
    for line in delta:
        if line[:2] in ("  ", marks[int(which)]):
            yield line[2:]


__all__ = [
    "get_close_matches", "ndiff", "restore", "SequenceMatcher", "Differ", "IS_CHARACTER_JUNK", "IS_LINE_JUNK", "context_diff",
    "unified_diff", "diff_bytes", "HtmlDiff", "Match",
]
