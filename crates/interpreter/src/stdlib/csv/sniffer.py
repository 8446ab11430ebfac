# The part of `csv` that guesses how a sample is written; it runs when it is first asked for.
# A class that guests derive from.

from collections import Counter as _Counter
from io import StringIO
import re


class Sniffer:
    """Guesses how a sample is written."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        """A dialect that fits a sample."""
        quote, doubled, found, skip = self._by_quotes(sample, delimiters)
        if not found:
            found, skip = self._by_counts([line for line in sample.split("\n") if line], delimiters)
        if not found:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote = doubled
        dialect.delimiter = found
        dialect.quotechar = quote or '"'
        dialect.skipinitialspace = skip
        return dialect

    def _by_quotes(self, sample, delimiters):
        # Quoted fields show the delimiter beside them: on both sides, at the start of a line, at its end, or on none.
        beside, quoted, start, end = r"(?P<delim>[^\w\n\"'])(?P<space> ?)", r"(?P<quote>[\"']).*?(?P=quote)", r"(?:^|\n)", r"(?:$|\n)"
        for shape in (beside + quoted + "(?P=delim)", start + quoted + beside, beside + quoted + end, start + quoted + end):
            fields = [field.groupdict() for field in re.finditer(shape, sample, re.DOTALL | re.MULTILINE)]
            if fields:
                break
        else:
            return "", False, None, 0
        quotes = _Counter([field["quote"] for field in fields])
        delims = _Counter([field["delim"] for field in fields if field.get("delim") and (delimiters is None or field["delim"] in delimiters)])
        spaces = len([field for field in fields if field.get("space")])
        quote = quotes.most_common(1)[0][0]
        delim, skip = "", 0
        if delims:
            delim = delims.most_common(1)[0][0]
            skip = delims[delim] == spaces
            if delim == "\n":
                delim = ""
        # A field with a quote of its own inside: written twice.
        edge, inner = re.escape(delim), f"[^{re.escape(delim)}\n]*"
        doubled = rf"(?:{edge}|^)\W*{quote}{inner}{quote}{inner}{quote}\W*(?:{edge}|$)"
        return quote, re.search(doubled, sample, re.MULTILINE) is not None, delim, skip

    def _by_counts(self, lines, delimiters):
        # A delimiter occurs equally often in nearly every line. Ten lines are tried first, then ten more, and so on.
        tallies = {chr(code): _Counter() for code in range(127)}
        steady = {}
        for first in range(0, len(lines), 10):
            for c, tally in tallies.items():
                tally.update([line.count(c) for line in lines[first:first + 10]])
            steady = self._steady(tallies, min(first + 10, len(lines)), delimiters)
            if len(steady) == 1:
                break
        best = [c for c in self.preferred if c in steady] or sorted(steady, key=lambda c: (steady[c], c), reverse=True)
        if not best:
            return "", 0
        return best[0], lines[0].count(best[0]) == lines[0].count(best[0] + " ")

    def _steady(self, tallies, total, delimiters):
        # For each character that keeps to one count: that count, and in how many lines more than not it is found.
        usual = {}
        for c, tally in tallies.items():
            count, lines = tally.most_common(1)[0]
            margin = lines if len(tally) == 1 else 2 * lines - total
            if count > 0 and margin > 0 and (delimiters is None or c in delimiters):
                usual[c] = (count, margin)
        share, found = 1.0, {}
        while not found and share >= 0.9:
            found = {c: shape for c, shape in usual.items() if shape[1] / total >= share}
            share -= 0.01
        return found

    def has_header(self, sample):
        """Does the first row look unlike the others?"""
        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        body = [row for row, _ in zip(rows, range(21)) if len(row) == len(header)]
        votes = 0
        for title, *cells in zip(header, *body):
            kinds = {self._kind(cell) for cell in cells}
            if len(kinds) > 1:
                continue
            kind = kinds.pop() if kinds else None
            if kind is None or kind == "number":
                votes += 1 if kind is None or self._kind(title) != "number" else -1
            else:
                votes += 1 if len(title) != kind else -1
        return votes > 0

    def _kind(self, cell):
        try:
            complex(cell)
        except (ValueError, OverflowError):
            return len(cell)
        return "number"
