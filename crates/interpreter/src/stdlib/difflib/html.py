# `difflib`, the part that few programs need: differences as a table of HTML, old lines beside new ones.

_PAGE = """
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
          "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html>

<head>
    <meta http-equiv="Content-Type"
          content="text/html; charset=%(charset)s" />
    <title></title>
    <style type="text/css">%(styles)s
    </style>
</head>

<body>
    %(table)s%(legend)s
</body>

</html>"""

_STYLES = """
        table.diff {font-family:Courier; border:medium;}
        .diff_header {background-color:#e0e0e0}
        td.diff_header {text-align:right}
        .diff_next {background-color:#c0c0c0}
        .diff_add {background-color:#aaffaa}
        .diff_chg {background-color:#ffff77}
        .diff_sub {background-color:#ffaaaa}"""

_TABLE = """
    <table class="diff" id="difflib_chg_%(prefix)s_top"
           cellspacing="0" cellpadding="0" rules="groups" >
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        %(header_row)s
        <tbody>
%(data_rows)s        </tbody>
    </table>"""

_LEGEND = """
    <table class="diff" summary="Legends">
        <tr> <th colspan="2"> Legends </th> </tr>
        <tr> <td> <table border="" summary="Colors">
                      <tr><th> Colors </th> </tr>
                      <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
                      <tr><td class="diff_chg">Changed</td> </tr>
                      <tr><td class="diff_sub">Deleted</td> </tr>
                  </table></td>
             <td> <table border="" summary="Links">
                      <tr><th colspan="2"> Links </th> </tr>
                      <tr><td>(f)irst change</td> </tr>
                      <tr><td>(n)ext change</td> </tr>
                      <tr><td>(t)op</td> </tr>
                  </table></td> </tr>
    </table>"""

# A changed part of a line begins with NUL and a letter of these, and ends with U+0001, until the table is written.
_CLASSES = {"+": "diff_add", "-": "diff_sub", "^": "diff_chg"}
_SEPARATOR = "        </tbody>        \n        <tbody>\n"


def _marked(kind, text):
    return "\0" + kind + text + "\1"


class _Sides:
    # Lines of ndiff() beside each other: rows of old and new, each a number and a text, and whether they differ.

    def __init__(self, lines):
        self._lines, self._ahead = lines, []
        self._waiting, self._counts = ([], []), [0, 0]
        # By how many lines the old side is behind.
        self._behind = 0

    def rows(self):
        """The rows, as soon as both sides of each are known."""
        old, new = self._waiting
        while self._take():
            count = min(len(old), len(new))
            for (left, is_left), (right, is_right) in zip(old[:count], new[:count]):
                yield left, right, is_left or is_right
            del old[:count], new[:count]
        yield from [(left, right, is_left or is_right) for (left, is_left), (right, is_right) in zip(old, new)]

    def _take(self):
        # Takes what belongs together; whether there was anything.
        while len(self._ahead) < 4:
            self._ahead.append(next(self._lines, "X"))
        marks = "".join([line[0] for line in self._ahead])
        if marks[0] == "X":
            self._even_out(self._behind)
            return False
        if marks[0] == " ":
            line = self._ahead.pop(0)[2:]
            self._put(0, line, False)
            self._put(1, line, False)
        elif marks[0] == "-" and marks.startswith(("-?+", "-+?")):
            for side in (0, 1):
                line = self._ahead.pop(0)
                has_hints = self._ahead[0][0] == "?"
                self._put(side, self._hinted(line, self._ahead.pop(0)) if has_hints else line[2:])
        else:
            side = "-+".index(marks[0])
            step = (-1, 1)[side]
            is_last = marks.startswith((("--?+", "--+", "- "), ("+ ", "+-"))[side]) and not marks.startswith(("--++", "+--"))
            if is_last:
                self._even_out(self._behind + step)
                self._behind = 0
            else:
                self._behind += step
            self._put(side, _marked(marks[0], self._ahead.pop(0)[2:] or " "))
        return True

    def _put(self, side, text, differs=True):
        self._counts[side] += 1
        self._waiting[side].append(((self._counts[side], text), differs))

    def _even_out(self, behind):
        self._waiting[0 if behind > 0 else 1].extend([(("", "\n"), True)] * abs(behind))

    def _hinted(self, line, hints):
        from itertools import groupby
        hints = hints.ljust(len(line))
        made = []
        for hint, places in groupby(range(2, len(line)), hints.__getitem__):
            part = "".join([line[at] for at in places])
            made.append(_marked(hint, part) if hint in _CLASSES else part)
        return "".join(made)


def _near_changes(rows, around):
    # The rows near a change; None stands where others are left out.
    before, left, is_cut = [], 0, False
    for row in rows:
        if row[2]:
            if is_cut:
                yield None
            yield from before
            before, left, is_cut = [], around, False
            yield row
        elif left:
            left -= 1
            yield row
        else:
            before.append(row)
            if len(before) > around:
                del before[0]
                is_cut = True


class HtmlDiff:
    """Writes differences as a table of HTML."""

    _file_template, _styles, _table_template, _legend = _PAGE, _STYLES, _TABLE, _LEGEND
    _default_prefix = 0

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        self._tabsize = tabsize
        self._wrapcolumn = wrapcolumn
        self._linejunk = linejunk
        self._charjunk = charjunk

    def make_file(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5, *, charset="utf-8"):
        """A page with the table and a legend."""
        table = self.make_table(fromlines, tolines, fromdesc, todesc, context=context, numlines=numlines)
        page = self._file_template % {"styles": self._styles, "legend": self._legend, "table": table, "charset": charset}
        return page.encode(charset, "xmlcharrefreplace").decode(charset)

    def make_table(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5):
        """The table of two lists of lines; with `context`, only lines near a change."""
        number = HtmlDiff._default_prefix
        HtmlDiff._default_prefix += 1
        self._prefix = [f"from{number}_", f"to{number}_"]
        old, new = [self._expanded(line) for line in fromlines], [self._expanded(line) for line in tolines]
        rows = _Sides(ndiff(old, new, self._linejunk, self._charjunk)).rows()
        if context:
            rows = _near_changes(rows, numlines)
        if self._wrapcolumn:
            rows = self._wrapped(rows)
        table = self._table_template % {
            "data_rows": "".join(self._written(list(rows), context, numlines)), "header_row": self._header(fromdesc, todesc), "prefix": self._prefix[1],
        }
        for kind, name in _CLASSES.items():
            table = table.replace("\0" + kind, f'<span class="{name}">')
        return table.replace("\1", "</span>").replace("\t", "&nbsp;")

    def _expanded(self, line):
        # The blanks that a tab becomes are tabs still, and differ from blanks.
        return line.replace(" ", "\0").expandtabs(self._tabsize).replace(" ", "\t").replace("\0", " ").rstrip("\n")

    def _header(self, fromdesc, todesc):
        if not (fromdesc or todesc):
            return ""
        side = '<th class="diff_next"><br /></th><th colspan="2" class="diff_header">%s</th>'
        return "<thead><tr>" + side % fromdesc + side % todesc + "</tr></thead>"

    def _wrapped(self, rows):
        for row in rows:
            if row is None:
                yield row
                continue
            old, new = self._split(*row[0]), self._split(*row[1])
            for at in range(max(len(old), len(new))):
                yield old[at] if at < len(old) else ("", " "), new[at] if at < len(new) else ("", " "), row[2]

    def _split(self, number, text):
        # A line in parts that are not too wide; a mark that is cut ends and begins anew.
        width = self._wrapcolumn
        parts = []
        while number and len(text) > width and len(text) - text.count("\0") * 3 > width:
            at = shown = 0
            mark = ""
            while shown < width and at < len(text):
                if text[at] == "\0":
                    mark = text[at + 1]
                    at += 2
                elif text[at] == "\1":
                    mark = ""
                    at += 1
                else:
                    at += 1
                    shown += 1
            parts.append((number, text[:at] + "\1" if mark else text[:at]))
            number, text = ">", "\0" + mark + text[at:] if mark else text[at:]
        return [*parts, (number, text)]

    def _cell(self, side, number, text):
        place = f' id="{self._prefix[side]}{number}"' if isinstance(number, int) else ""
        for letter, name in (("&", "&amp;"), (">", "&gt;"), ("<", "&lt;"), (" ", "&nbsp;")):
            text = text.replace(letter, name)
        return f'<td class="diff_header"{place}>{number}</td><td nowrap="nowrap">{text.rstrip()}</td>'

    def _written(self, rows, context, numlines):
        # Each change has a place to go to a few lines above it, and a way to the next one.
        cells = [None if row is None else (self._cell(0, *row[0]), self._cell(1, *row[1])) for row in rows]
        differs = [row is not None and row[2] for row in rows]
        if not rows:
            said = "No Differences Found" if context else "Empty File"
            cells, differs = [(f"<td></td><td>&nbsp;{said}&nbsp;</td>",) * 2], [False]
        places, ways, last, number = [""] * len(cells), [""] * len(cells), 0, 0
        name = f"difflib_chg_{self._prefix[1]}"
        for at, is_change in enumerate(differs):
            if is_change and not (at and differs[at - 1]):
                last = at
                places[max(0, at - numlines)] = f' id="{name}_{number}"'
                number += 1
                ways[at] = f'<a href="#{name}_{number}">n</a>'
        if not differs[0]:
            ways[0] = f'<a href="#{name}_0">f</a>'
        ways[last] = f'<a href="#{name}_top">t</a>'
        for at, (cell, place, way) in enumerate(zip(cells, places, ways)):
            if cell is not None:
                yield f'            <tr><td class="diff_next"{place}>{way}</td>{cell[0]}<td class="diff_next">{way}</td>{cell[1]}</tr>\n'
            elif at:
                yield _SEPARATOR
