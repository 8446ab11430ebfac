# `string`: templates and formatters, which guests derive from; fields are given out one by one, before an error in a later one.
# What works on texts alone is native (strings.rs).

import re as _re

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def _capwords(s, sep):
    join = (sep or " ").join
    return join(map(str.capitalize, s.split(sep)))


_no_mapping = {}


class Template:
    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = _re.IGNORECASE

    def __init_subclass__(cls):
        super().__init_subclass__()
        if "pattern" in cls.__dict__:
            pattern = cls.pattern
        else:
            mark = _re.escape(cls.delimiter)
            name = cls.idpattern
            braced = cls.braceidpattern or cls.idpattern
            pattern = mark + r"(?:(?P<escaped>" + mark + r")|(?P<named>" + name + r")|{(?P<braced>" + braced + r")}|(?P<invalid>))"
        cls.pattern = _re.compile(pattern, cls.flags | _re.VERBOSE)

    def __init__(self, template):
        self.template = template

    def _complain(self, match):
        at = match.start("invalid")
        lines = self.template[:at].splitlines(keepends=True)
        if not lines:
            column, line = 1, 1
        else:
            column = at - len("".join(lines[:-1]))
            line = len(lines)
        raise ValueError("Invalid placeholder in string: line %d, col %d" % (line, column))

    def substitute(self, mapping=_no_mapping, /, **kws):
        values = _merged(mapping, kws)
        pieces = _pieces(self.template) if self.pattern is _usual_pattern and self.delimiter == "$" else None
        if pieces is not None:
            made = []
            for literal, name, _ in pieces:
                made.append(literal)
                if name is not None:
                    made.append(str(values[name]))
            return "".join(made)

        def put(match):
            name = match.group("named") or match.group("braced")
            if name is not None:
                return str(values[name])
            if match.group("escaped") is not None:
                return self.delimiter
            if match.group("invalid") is not None:
                self._complain(match)
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self.pattern.sub(put, self.template)

    def safe_substitute(self, mapping=_no_mapping, /, **kws):
        values = _merged(mapping, kws)
        pieces = _pieces(self.template) if self.pattern is _usual_pattern and self.delimiter == "$" else None
        if pieces is not None:
            made = []
            for literal, name, written in pieces:
                made.append(literal)
                if name is not None:
                    try:
                        made.append(str(values[name]))
                    except KeyError:
                        made.append(written)
            return "".join(made)

        def put(match):
            name = match.group("named") or match.group("braced")
            if name is not None:
                try:
                    return str(values[name])
                except KeyError:
                    return match.group()
            if match.group("escaped") is not None:
                return self.delimiter
            if match.group("invalid") is not None:
                return match.group()
            raise ValueError("Unrecognized named group in pattern", self.pattern)

        return self.pattern.sub(put, self.template)

    def is_valid(self):
        for match in self.pattern.finditer(self.template):
            if match.group("invalid") is not None:
                return False
            self._named(match)
        return True

    def _named(self, match):
        # The name that a match is about, if any.
        name = match.group("named") or match.group("braced")
        if name is None and match.group("invalid") is None and match.group("escaped") is None:
            raise ValueError("Unrecognized named group in pattern", self.pattern)
        return name

    def get_identifiers(self):
        names = []
        for match in self.pattern.finditer(self.template):
            name = self._named(match)
            if name is not None and name not in names:
                names.append(name)
        return names


class _Merged:
    def __init__(self, first, second):
        self.first = first
        self.second = second

    def __getitem__(self, name):
        if name in self.first:
            return self.first[name]
        return self.second[name]


def _merged(mapping, kws):
    if mapping is _no_mapping:
        return kws
    if kws:
        return _Merged(kws, mapping)
    return mapping


Template.__init_subclass__()
_usual_pattern = Template.pattern


def _parsed(text):
    # What was read before an error is given out first.
    found, wrong = _parse_fields(text)
    yield from found
    if wrong is not None:
        raise ValueError(wrong)


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for literal, field, spec, conversion in self.parse(format_string):
            if literal:
                result.append(literal)
            if field is None:
                continue
            if field == "":
                if auto_arg_index is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                field = str(auto_arg_index)
                auto_arg_index += 1
            elif field.isdigit():
                if auto_arg_index:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                auto_arg_index = False
            value, key = self.get_field(field, args, kwargs)
            used_args.add(key)
            value = self.convert_field(value, conversion)
            spec, auto_arg_index = self._vformat(spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index=auto_arg_index)
            result.append(self.format_field(value, spec))
        return "".join(result), auto_arg_index

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError("Unknown conversion specifier {0!s}".format(conversion))

    def parse(self, format_string):
        return _parsed(format_string)

    def get_field(self, field_name, args, kwargs):
        first, steps, wrong = _split_field(field_name)
        value = self.get_value(first, args, kwargs)
        for is_attribute, name in steps:
            value = getattr(value, name) if is_attribute else value[name]
        if wrong is not None:
            raise ValueError(wrong)
        return value, first


__all__ = [
    "ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits", "printable",
    "punctuation", "whitespace", "Formatter", "Template",
]
