# `csv`: dialects, and rows as dicts. Rows are read and written natively (csv/); the sniffer is in csv_sniffer.py.
# Dialects are classes of the guest, which are asked for their attributes.

__version__ = "1.0"
QUOTE_MINIMAL = 0
QUOTE_ALL = 1
QUOTE_NONNUMERIC = 2
QUOTE_NONE = 3
_dialects = {}


class Error(Exception):
    pass


Error.__module__ = "_csv"
_note_error(Error)
del _note_error


class Dialect:
    _name, _valid = "", False
    delimiter = quotechar = escapechar = lineterminator = None
    doublequote = skipinitialspace = quoting = None

    def __init__(self):
        self._valid = type(self) is not Dialect
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
        if not isinstance(values["lineterminator"], str):
            raise TypeError('"lineterminator" must be a string')
        for name in values:
            is_flag = name in ("doublequote", "skipinitialspace")
            object.__setattr__(self, name, bool(values[name]) if is_flag else values[name])
        object.__setattr__(self, "_rules", _rules(self))

    def __setattr__(self, name, value):
        if name not in self._defaults:
            raise AttributeError(f"'_csv.Dialect' object has no attribute '{name}'")
        if name in ("doublequote", "skipinitialspace", "strict"):
            raise AttributeError("readonly attribute")
        raise AttributeError(f"attribute '{name}' of '_csv.Dialect' objects is not writable")

    def __delattr__(self, name):
        self.__setattr__(name, None)


_Settings.__name__, _Settings.__qualname__, _Settings.__module__ = "Dialect", "Dialect", "_csv"
_as_native(_Settings, "_csv.Dialect")


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


def _reader(iterable, dialect="excel", **fmtparams):
    settings = _settings(dialect, fmtparams)
    return _new_reader(iter(iterable), settings, settings._rules)


def _writer(fileobj, dialect="excel", **fmtparams):
    settings = _settings(dialect, fmtparams)
    write = getattr(fileobj, "write", None)
    if not callable(write):
        raise TypeError('argument 1 must have a "write" method')
    return _new_writer(fileobj, write, settings, settings._rules)


_reader.__name__ = _reader.__qualname__ = "reader"
_writer.__name__ = _writer.__qualname__ = "writer"


register_dialect("excel", excel)
register_dialect("excel-tab", excel_tab)
register_dialect("unix", unix_dialect)


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        self._names = fieldnames
        self.restkey, self.restval, self.dialect = restkey, restval, dialect
        self.reader = reader(f, dialect, *args, **kwds)
        self.line_num = 0

    def _titles(self):
        # The first row, where nobody said how the fields are called.
        if self._names is None:
            self._names = next(self.reader, None)
        self.line_num = self.reader.line_num
        return self._names

    fieldnames = property(_titles, lambda self, names: setattr(self, "_names", names))

    def __next__(self):
        if not self.line_num:
            self.fieldnames
        rows = self.reader
        row = next(rows)
        self.line_num = rows.line_num
        while not row:
            row = next(rows)
        names = self.fieldnames
        found = _record(names, row)
        if found is not None:
            return found
        found = dict(zip(names, row))
        wanted, got = len(names), len(row)
        if got > wanted:
            found[self.restkey] = row[wanted:]
        elif got < wanted:
            found.update(dict.fromkeys(names[got:], self.restval))
        return found

    def __iter__(self):
        return self


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        self.fieldnames = fieldnames
        self.restval = restval
        if extrasaction.lower() not in ("raise", "ignore"):
            raise ValueError("extrasaction (%s) must be 'raise' or 'ignore'" % extrasaction)
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _dict_to_list(self, rowdict):
        row = _row_of(self.fieldnames, rowdict, self.restval, self.extrasaction)
        if row is not None:
            return row
        if self.extrasaction == "raise":
            wrong = [name for name in rowdict.keys() if name not in self.fieldnames]
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join([repr(name) for name in wrong]))
        return [rowdict.get(name, self.restval) for name in self.fieldnames]

    def writerows(self, rowdicts):
        return self.writer.writerows(map(self._dict_to_list, rowdicts))

    def writerow(self, rowdict):
        return self.writer.writerow(self._dict_to_list(rowdict))


__all__ = [
    "QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "Error", "Dialect", "excel", "excel_tab", "field_size_limit",
    "reader", "writer", "register_dialect", "get_dialect", "list_dialects", "Sniffer", "unregister_dialect", "DictReader",
    "DictWriter", "unix_dialect",
]
