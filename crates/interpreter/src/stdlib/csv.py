from collections import Counter as _Counter
import io as _io
import re as _re

__version__ = "1.0"
QUOTE_MINIMAL = 0
QUOTE_ALL = 1
QUOTE_NONNUMERIC = 2
QUOTE_NONE = 3
_dialects = {}
_limit = 131072


class Error(Exception):
    pass


Error.__module__ = "_csv"


class Dialect:
    _name = ""
    _valid = False
    delimiter = None
    quotechar = None
    escapechar = None
    doublequote = None
    skipinitialspace = None
    lineterminator = None
    quoting = None

    def __init__(self):
        if self.__class__ != Dialect:
            self._valid = True
        try:
            _Settings(self, {})
        except TypeError as error:
            raise Error(str(error)) from None


class excel(Dialect):
    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\r\n"
    quoting = QUOTE_MINIMAL


class excel_tab(excel):
    delimiter = "\t"


class unix_dialect(Dialect):
    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\n"
    quoting = QUOTE_ALL


class _Settings:
    # What reader and writer go by; also what `reader.dialect` shows.
    _defaults = {"delimiter": ",", "quotechar": '"', "escapechar": None, "doublequote": True, "skipinitialspace": False, "lineterminator": "\r\n", "quoting": 0, "strict": False}

    def __init__(self, dialect, options):
        values = dict(self._defaults)
        if dialect is not None:
            for name in values:
                values[name] = getattr(dialect, name, values[name])
        for name in options:
            if name not in values:
                raise TypeError("'" + name + "' is an invalid keyword argument for this function")
            values[name] = options[name]
        for name in ("delimiter", "quotechar", "escapechar"):
            value = values[name]
            if name == "delimiter" or value is not None:
                if not isinstance(value, str):
                    raise TypeError('"' + name + '" must be string' + (" or None" if name != "delimiter" else "") + ", not " + type(value).__name__)
                if len(value) != 1:
                    if name == "quotechar" and not value:
                        values[name] = None
                        continue
                    raise TypeError('"' + name + '" must be a 1-character string')
        if not isinstance(values["quoting"], int):
            raise TypeError('"quoting" must be an integer')
        if not 0 <= values["quoting"] <= 3:
            raise TypeError('bad "quoting" value')
        if values["quoting"] != QUOTE_NONE and values["quotechar"] is None:
            if options.get("quotechar", "") is None and "quoting" not in options:
                values["quoting"] = QUOTE_NONE
            else:
                raise TypeError("quotechar must be set if quoting enabled")
        if values["lineterminator"] is None:
            raise TypeError("lineterminator must be set")
        for name in values:
            setattr(self, name, values[name])
        self.doublequote = bool(self.doublequote)
        self.skipinitialspace = bool(self.skipinitialspace)


_Settings.__name__ = _Settings.__qualname__ = "Dialect"


def _settings(dialect, options):
    if isinstance(dialect, str):
        dialect = get_dialect(dialect)
    if isinstance(dialect, _Settings) and not options:
        return dialect
    return _Settings(dialect, options)


def register_dialect(name, dialect=None, **fmtparams):
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = _settings(dialect, fmtparams)


def unregister_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    return _dialects[name]


def list_dialects():
    return list(_dialects)


def field_size_limit(*args):
    global _limit
    old = _limit
    if args:
        if not isinstance(args[0], int):
            raise TypeError("limit must be an integer")
        _limit = args[0]
    return old


class _Reader:
    def __init__(self, lines, dialect):
        self._lines = iter(lines)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    def __next__(self):
        dialect = self.dialect
        line = next(self._lines)
        self.line_num += 1
        if type(line) is not str and not isinstance(line, str):
            raise Error("iterator should return strings, not " + type(line).__name__ + " (the file should be opened in text mode)")
        quote = dialect.quotechar
        # Without quotes and escapes a line is its parts.
        if (quote is None or quote not in line) and dialect.escapechar is None and dialect.quoting != QUOTE_NONNUMERIC and not dialect.skipinitialspace:
            text = line.rstrip("\r\n") if line.endswith(("\n", "\r")) else line
            if "\n" not in text and "\r" not in text:
                if not text:
                    return []
                if len(text) > _limit:
                    for part in text.split(dialect.delimiter):
                        if len(part) > _limit:
                            raise Error("field larger than field limit (" + str(_limit) + ")")
                return text.split(dialect.delimiter)
        return self._slowly(line)

    def _slowly(self, line):
        dialect = self.dialect
        delimiter, quote, escape = dialect.delimiter, dialect.quotechar, dialect.escapechar
        quoting = dialect.quoting
        fields = []
        field = []
        numeric = False
        state = "start"
        while True:
            for c in line:
                if state == "end":
                    if c in "\r\n":
                        continue
                    raise Error("new-line character seen in unquoted field - do you need to open the file in universal-newline mode?")
                if state == "start":
                    if c in "\r\n":
                        state = "end"
                        continue
                    state = "field"
                if state == "field":
                    if c in "\r\n":
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                        state = "end"
                    elif quote is not None and c == quote and quoting != QUOTE_NONE:
                        state = "quoted"
                    elif escape is not None and c == escape:
                        state = "escaped"
                    elif c == " " and dialect.skipinitialspace:
                        pass
                    elif c == delimiter:
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                    else:
                        numeric = quoting == QUOTE_NONNUMERIC
                        field.append(c)
                        state = "plain"
                elif state == "plain":
                    if c in "\r\n":
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                        state = "end"
                    elif escape is not None and c == escape:
                        state = "escaped"
                    elif c == delimiter:
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                        state = "field"
                    else:
                        field.append(c)
                elif state == "quoted":
                    if escape is not None and c == escape:
                        state = "escaped quoted"
                    elif c == quote and quoting != QUOTE_NONE:
                        state = "quote in quoted" if dialect.doublequote else "plain"
                    else:
                        field.append(c)
                elif state == "quote in quoted":
                    if c == quote:
                        field.append(c)
                        state = "quoted"
                    elif c == delimiter:
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                        state = "field"
                    elif c in "\r\n":
                        fields.append(self._field(field, numeric))
                        field, numeric = [], False
                        state = "end"
                    elif not dialect.strict:
                        field.append(c)
                        state = "plain"
                    else:
                        raise Error("'" + delimiter + "' expected after '" + quote + "'")
                elif state == "escaped":
                    field.append(c)
                    state = "plain"
                else:
                    field.append(c)
                    state = "quoted"
                if len(field) > _limit:
                    raise Error("field larger than field limit (" + str(_limit) + ")")
            if state in ("end", "start"):
                return fields
            if state in ("field", "plain", "quote in quoted"):
                fields.append(self._field(field, numeric))
                return fields
            if state == "escaped":
                field.append("\n")
            try:
                line = next(self._lines)
            except StopIteration:
                if dialect.strict:
                    raise Error("unexpected end of data") from None
                fields.append(self._field(field, numeric))
                return fields
            self.line_num += 1

    def _field(self, field, numeric):
        text = "".join(field)
        return float(text) if numeric else text


_Reader.__name__ = _Reader.__qualname__ = "reader"
_Reader.__module__ = "_csv"


class _Writer:
    def __init__(self, file, dialect):
        self._write = file.write
        self.dialect = dialect

    def writerow(self, row, /):
        return self._write(self._line(row))

    def writerows(self, rows, /):
        for row in rows:
            self._write(self._line(row))

    def _line(self, row):
        dialect = self.dialect
        delimiter, quote, escape = dialect.delimiter, dialect.quotechar, dialect.escapechar
        quoting = dialect.quoting
        try:
            row = list(row)
        except TypeError:
            raise Error("iterable expected, not " + type(row).__name__) from None
        special = "\r\n" + delimiter + (quote or "") + (escape or "") + dialect.lineterminator
        parts = []
        for value in row:
            if type(value) is str:
                text = value
                quoted = quoting in (QUOTE_ALL, QUOTE_NONNUMERIC)
            else:
                if quoting == QUOTE_NONNUMERIC:
                    quoted = not isinstance(value, (int, float))
                else:
                    quoted = quoting == QUOTE_ALL
                text = "" if value is None else value if isinstance(value, str) else repr(value) if type(value) is float else str(value)
            need = False
            for c in special:
                if c in text:
                    need = True
                    break
            if need:
                if quoting == QUOTE_NONE:
                    if escape is None:
                        for c in text:
                            if c in special and (c != quote or quote is not None):
                                raise Error("need to escape, but no escapechar set")
                    text = "".join([escape + c if c in special else c for c in text])
                else:
                    out = []
                    for c in text:
                        if c == quote:
                            if dialect.doublequote:
                                out.append(quote)
                            else:
                                if escape is None:
                                    raise Error("need to escape, but no escapechar set")
                                out.append(escape)
                                out.append(c)
                                continue
                        elif escape is not None and c == escape:
                            out.append(escape)
                        out.append(c)
                    if any(c in text for c in "\r\n" + delimiter + dialect.lineterminator) or quote in text and dialect.doublequote:
                        quoted = True
                    text = "".join(out)
            if quoted and quoting != QUOTE_NONE:
                text = quote + text + quote
            parts.append(text)
        if len(parts) == 1 and not parts[0]:
            if quoting == QUOTE_NONE:
                raise Error("single empty field record must be quoted")
            parts[0] = quote + quote
        return delimiter.join(parts) + dialect.lineterminator


_Writer.__name__ = _Writer.__qualname__ = "writer"
_Writer.__module__ = "_csv"


def reader(iterable, dialect="excel", **fmtparams):
    return _Reader(iterable, _settings(dialect, fmtparams))


def writer(fileobj, dialect="excel", **fmtparams):
    if not hasattr(fileobj, "write"):
        raise TypeError('argument 1 must have a "write" method')
    return _Writer(fileobj, _settings(dialect, fmtparams))


register_dialect("excel", excel)
register_dialect("excel-tab", excel_tab)
register_dialect("unix", unix_dialect)


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, *args, **kwds)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            try:
                self._fieldnames = next(self.reader)
            except StopIteration:
                pass
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __next__(self):
        if self.line_num == 0:
            self.fieldnames
        row = next(self.reader)
        self.line_num = self.reader.line_num
        while row == []:
            row = next(self.reader)
        names = self.fieldnames
        result = dict(zip(names, row))
        wanted, got = len(names), len(row)
        if wanted < got:
            result[self.restkey] = row[wanted:]
        elif wanted > got:
            for name in names[got:]:
                result[name] = self.restval
        return result


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.fieldnames = fieldnames
        self.restval = restval
        extrasaction = extrasaction.lower()
        if extrasaction not in ("raise", "ignore"):
            raise ValueError("extrasaction (%s) must be 'raise' or 'ignore'" % extrasaction)
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _dict_to_list(self, rowdict):
        if self.extrasaction == "raise":
            wrong = [name for name in rowdict.keys() if name not in self.fieldnames]
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(name) for name in wrong]))
        return [rowdict.get(name, self.restval) for name in self.fieldnames]

    def writerow(self, rowdict):
        return self.writer.writerow(self._dict_to_list(rowdict))

    def writerows(self, rowdicts):
        return self.writer.writerows(map(self._dict_to_list, rowdicts))


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
            fields = [field.groupdict() for field in _re.finditer(shape, sample, _re.DOTALL | _re.MULTILINE)]
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
        edge, inner = _re.escape(delim), f"[^{_re.escape(delim)}\n]*"
        doubled = rf"(?:{edge}|^)\W*{quote}{inner}{quote}{inner}{quote}\W*(?:{edge}|$)"
        return quote, _re.search(doubled, sample, _re.MULTILINE) is not None, delim, skip

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
        rows = reader(_io.StringIO(sample), self.sniff(sample))
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


__all__ = [
    "QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "Error", "Dialect", "excel", "excel_tab", "field_size_limit",
    "reader", "writer", "register_dialect", "get_dialect", "list_dialects", "Sniffer", "unregister_dialect", "DictReader",
    "DictWriter", "unix_dialect",
]
