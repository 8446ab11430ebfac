from collections import namedtuple as _namedtuple
import re as _re

Match = _namedtuple("Match", "a b size")


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.a = self.b = None
        self.autojunk = autojunk
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        if a is self.a:
            return
        self.a = a
        self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        if b is self.b:
            return
        self.b = b
        self.matching_blocks = self.opcodes = None
        self.fullbcount = None
        places = {}
        for at, item in enumerate(b):
            if item in places:
                places[item].append(at)
            else:
                places[item] = [at]
        self.bjunk = junk = set()
        if self.isjunk:
            for item in list(places):
                if self.isjunk(item):
                    junk.add(item)
                    del places[item]
        self.bpopular = popular = set()
        count = len(b)
        if self.autojunk and count >= 200:
            most = count // 100 + 1
            for item in list(places):
                if len(places[item]) > most:
                    popular.add(item)
                    del places[item]
        self.b2j = places

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, places, junk = self.a, self.b, self.b2j, self.bjunk
        if ahi is None:
            ahi = len(a)
        if bhi is None:
            bhi = len(b)
        besti, bestj, bestsize = alo, blo, 0
        lengths = {}
        nothing = []
        for i in range(alo, ahi):
            get = lengths.get
            fresh = {}
            for j in places.get(a[i], nothing):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = fresh[j] = get(j - 1, 0) + 1
                if k > bestsize:
                    besti, bestj, bestsize = i - k + 1, j - k + 1, k
            lengths = fresh
        while besti > alo and bestj > blo and b[bestj - 1] not in junk and a[besti - 1] == b[bestj - 1]:
            besti, bestj, bestsize = besti - 1, bestj - 1, bestsize + 1
        while besti + bestsize < ahi and bestj + bestsize < bhi and b[bestj + bestsize] not in junk and a[besti + bestsize] == b[bestj + bestsize]:
            bestsize += 1
        while besti > alo and bestj > blo and b[bestj - 1] in junk and a[besti - 1] == b[bestj - 1]:
            besti, bestj, bestsize = besti - 1, bestj - 1, bestsize + 1
        while besti + bestsize < ahi and bestj + bestsize < bhi and b[bestj + bestsize] in junk and a[besti + bestsize] == b[bestj + bestsize]:
            bestsize += 1
        return Match(besti, bestj, bestsize)

    def get_matching_blocks(self):
        if self.matching_blocks is not None:
            return self.matching_blocks
        la, lb = len(self.a), len(self.b)
        waiting = [(0, la, 0, lb)]
        found = []
        while waiting:
            alo, ahi, blo, bhi = waiting.pop()
            i, j, k = match = self.find_longest_match(alo, ahi, blo, bhi)
            if k:
                found.append(match)
                if alo < i and blo < j:
                    waiting.append((alo, i, blo, j))
                if i + k < ahi and j + k < bhi:
                    waiting.append((i + k, ahi, j + k, bhi))
        found.sort()
        i1 = j1 = k1 = 0
        joined = []
        for i2, j2, k2 in found:
            if i1 + k1 == i2 and j1 + k1 == j2:
                k1 += k2
            else:
                if k1:
                    joined.append((i1, j1, k1))
                i1, j1, k1 = i2, j2, k2
        if k1:
            joined.append((i1, j1, k1))
        joined.append((la, lb, 0))
        self.matching_blocks = [Match(*item) for item in joined]
        return self.matching_blocks

    def get_opcodes(self):
        if self.opcodes is not None:
            return self.opcodes
        i = j = 0
        self.opcodes = answer = []
        for ai, bj, size in self.get_matching_blocks():
            tag = ""
            if i < ai and j < bj:
                tag = "replace"
            elif i < ai:
                tag = "delete"
            elif j < bj:
                tag = "insert"
            if tag:
                answer.append((tag, i, ai, j, bj))
            i, j = ai + size, bj + size
            if size:
                answer.append(("equal", ai, i, bj, j))
        return answer

    def get_grouped_opcodes(self, n=3):
        codes = self.get_opcodes()
        if not codes:
            codes = [("equal", 0, 1, 0, 1)]
        if codes[0][0] == "equal":
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == "equal":
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > n + n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    def ratio(self):
        return _ratio(sum([block[-1] for block in self.get_matching_blocks()]), len(self.a) + len(self.b))

    def quick_ratio(self):
        if self.fullbcount is None:
            self.fullbcount = counts = {}
            for item in self.b:
                counts[item] = counts.get(item, 0) + 1
        left = {}
        matches = 0
        for item in self.a:
            number = left[item] if item in left else self.fullbcount.get(item, 0)
            left[item] = number - 1
            if number > 0:
                matches += 1
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        la, lb = len(self.a), len(self.b)
        return _ratio(min(la, lb), la + lb)


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if not n > 0:
        raise ValueError("n must be > 0: %r" % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError("cutoff must be in [0.0, 1.0]: %r" % (cutoff,))
    result = []
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    for candidate in possibilities:
        matcher.set_seq1(candidate)
        if matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff and matcher.ratio() >= cutoff:
            result.append((matcher.ratio(), candidate))
    result.sort(reverse=True)
    return [candidate for score, candidate in result[:n]]


def _keep_space(line, tags):
    return "".join([c if tag == " " and c.isspace() else tag for c, tag in zip(line, tags)])


class Differ:
    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        matcher = SequenceMatcher(self.linejunk, a, b)
        for tag, alo, ahi, blo, bhi in matcher.get_opcodes():
            if tag == "replace":
                yield from self._fancy_replace(a, alo, ahi, b, blo, bhi)
            elif tag == "delete":
                yield from self._dump("-", a, alo, ahi)
            elif tag == "insert":
                yield from self._dump("+", b, blo, bhi)
            else:
                yield from self._dump(" ", a, alo, ahi)

    def _dump(self, tag, x, lo, hi):
        for i in range(lo, hi):
            yield tag + " " + x[i]

    def _plain_replace(self, a, alo, ahi, b, blo, bhi):
        if bhi - blo < ahi - alo:
            yield from self._dump("+", b, blo, bhi)
            yield from self._dump("-", a, alo, ahi)
        else:
            yield from self._dump("-", a, alo, ahi)
            yield from self._dump("+", b, blo, bhi)

    def _fancy_replace(self, a, alo, ahi, b, blo, bhi):
        best, cutoff = 0.74, 0.75
        matcher = SequenceMatcher(self.charjunk)
        eqi = eqj = None
        besti = bestj = None
        for j in range(blo, bhi):
            bj = b[j]
            matcher.set_seq2(bj)
            for i in range(alo, ahi):
                ai = a[i]
                if ai == bj:
                    if eqi is None:
                        eqi, eqj = i, j
                    continue
                matcher.set_seq1(ai)
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, besti, bestj = matcher.ratio(), i, j
        if best < cutoff:
            if eqi is None:
                yield from self._plain_replace(a, alo, ahi, b, blo, bhi)
                return
            besti, bestj, best = eqi, eqj, 1.0
        else:
            eqi = None
        yield from self._fancy_helper(a, alo, besti, b, blo, bestj)
        ai, bj = a[besti], b[bestj]
        if eqi is None:
            atags = btags = ""
            matcher.set_seqs(ai, bj)
            for tag, i1, i2, j1, j2 in matcher.get_opcodes():
                la, lb = i2 - i1, j2 - j1
                if tag == "replace":
                    atags += "^" * la
                    btags += "^" * lb
                elif tag == "delete":
                    atags += "-" * la
                elif tag == "insert":
                    btags += "+" * lb
                else:
                    atags += " " * la
                    btags += " " * lb
            yield from self._qformat(ai, bj, atags, btags)
        else:
            yield "  " + ai
        yield from self._fancy_helper(a, besti + 1, ahi, b, bestj + 1, bhi)

    def _fancy_helper(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi:
            if blo < bhi:
                yield from self._fancy_replace(a, alo, ahi, b, blo, bhi)
            else:
                yield from self._dump("-", a, alo, ahi)
        elif blo < bhi:
            yield from self._dump("+", b, blo, bhi)

    def _qformat(self, aline, bline, atags, btags):
        atags = _keep_space(aline, atags).rstrip()
        btags = _keep_space(bline, btags).rstrip()
        yield "- " + aline
        if atags:
            yield "? " + atags + "\n"
        yield "+ " + bline
        if btags:
            yield "? " + btags + "\n"


_blank = _re.compile(r"\s*(?:#\s*)?$")


def IS_LINE_JUNK(line, pat=_blank.match):
    return pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    return ch in ws


def _range_unified(start, stop):
    beginning = start + 1
    length = stop - start
    if length == 1:
        return str(beginning)
    if not length:
        beginning -= 1
    return str(beginning) + "," + str(length)


def _range_context(start, stop):
    beginning = start + 1
    length = stop - start
    if not length:
        beginning -= 1
    if length <= 1:
        return str(beginning)
    return str(beginning) + "," + str(beginning + length - 1)


def _check_types(a, b, *args):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError("lines to compare must be str, not " + type(lines[0]).__name__ + " (" + repr(lines[0]) + ")")
    for arg in args:
        if not isinstance(arg, str):
            raise TypeError("all arguments must be str, not: " + repr(arg))


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            fromdate = "\t" + fromfiledate if fromfiledate else ""
            todate = "\t" + tofiledate if tofiledate else ""
            yield "--- " + fromfile + fromdate + lineterm
            yield "+++ " + tofile + todate + lineterm
        first, last = group[0], group[-1]
        yield "@@ -" + _range_unified(first[1], last[2]) + " +" + _range_unified(first[3], last[4]) + " @@" + lineterm
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                for line in a[i1:i2]:
                    yield " " + line
                continue
            if tag in ("replace", "delete"):
                for line in a[i1:i2]:
                    yield "-" + line
            if tag in ("replace", "insert"):
                for line in b[j1:j2]:
                    yield "+" + line


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    _check_types(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    prefix = {"insert": "+ ", "delete": "- ", "replace": "! ", "equal": "  "}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            fromdate = "\t" + fromfiledate if fromfiledate else ""
            todate = "\t" + tofiledate if tofiledate else ""
            yield "*** " + fromfile + fromdate + lineterm
            yield "--- " + tofile + todate + lineterm
        first, last = group[0], group[-1]
        yield "***************" + lineterm
        yield "*** " + _range_context(first[1], last[2]) + " ****" + lineterm
        if any([tag in ("replace", "delete") for tag, _, _, _, _ in group]):
            for tag, i1, i2, _, _ in group:
                if tag != "insert":
                    for line in a[i1:i2]:
                        yield prefix[tag] + line
        yield "--- " + _range_context(first[3], last[4]) + " ----" + lineterm
        if any([tag in ("replace", "insert") for tag, _, _, _, _ in group]):
            for tag, _, _, j1, j2 in group:
                if tag != "delete":
                    for line in b[j1:j2]:
                        yield prefix[tag] + line


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    try:
        tag = {1: "- ", 2: "+ "}[int(which)]
    except KeyError:
        raise ValueError("unknown delta choice (must be 1 or 2): %r" % which) from None
    for line in delta:
        if line[:2] in ("  ", tag):
            yield line[2:]


class HtmlDiff:
    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        self._tabsize = tabsize
        self._linejunk = linejunk
        self._charjunk = charjunk

    def make_table(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5):
        from html import escape
        rows = []
        matcher = SequenceMatcher(self._linejunk, fromlines, tolines)
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            for step in range(max(i2 - i1, j2 - j1)):
                left = escape(fromlines[i1 + step].rstrip("\n")) if i1 + step < i2 else ""
                right = escape(tolines[j1 + step].rstrip("\n")) if j1 + step < j2 else ""
                kinds = {"equal": ("", ""), "replace": ("diff_sub", "diff_add"), "delete": ("diff_sub", ""), "insert": ("", "diff_add")}[tag]
                cells = ['<span class="' + kind + '">' + text + "</span>" if kind and text else text for kind, text in zip(kinds, (left, right))]
                rows.append("<tr><td>" + cells[0] + "</td><td>" + cells[1] + "</td></tr>")
        head = "<thead><tr><th>" + fromdesc + "</th><th>" + todesc + "</th></tr></thead>" if fromdesc or todesc else ""
        return '<table class="diff">' + head + "<tbody>" + "\n".join(rows) + "</tbody></table>"

    def make_file(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5, *, charset="utf-8"):
        return "<!DOCTYPE html><html><head><meta charset=" + charset + "></head><body>" + self.make_table(fromlines, tolines, fromdesc, todesc, context, numlines) + "</body></html>"


__all__ = [
    "get_close_matches", "ndiff", "restore", "SequenceMatcher", "Differ", "IS_CHARACTER_JUNK", "IS_LINE_JUNK", "context_diff",
    "unified_diff", "HtmlDiff", "Match",
]
