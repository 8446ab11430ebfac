# `argparse`: what is done with an argument once it was found. Classes that guests derive from, whose actions and types are theirs.

import os as _os
import re as _re
import sys as _sys

__all__ = [
    "ArgumentParser", "ArgumentError", "ArgumentTypeError", "BooleanOptionalAction", "FileType", "HelpFormatter", "ArgumentDefaultsHelpFormatter",
    "RawDescriptionHelpFormatter", "RawTextHelpFormatter", "MetavarTypeHelpFormatter", "Namespace", "Action", "ONE_OR_MORE", "OPTIONAL", "PARSER", "REMAINDER",
    "SUPPRESS", "ZERO_OR_MORE",
]

SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
PARSER = "A..."
REMAINDER = "..."
_UNRECOGNIZED_ARGS_ATTR = "_unrecognized_args"


class _AttributeHolder:
    # What shows its attributes as the arguments of its class.
    def __repr__(self):
        shown = [repr(value) for value in self._get_args()]
        others = {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                shown.append(f"{name}={value!r}")
            else:
                others[name] = value
        if others:
            shown.append(f"**{others!r}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def _get_kwargs(self):
        return list(self.__dict__.items())

    def _get_args(self):
        return []


class Namespace(_AttributeHolder):
    """What was found on a command line, as attributes."""

    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, key):
        return key in self.__dict__


def _get_action_name(argument):
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    for name in (argument.metavar, argument.dest):
        if name not in (None, SUPPRESS):
            return name
    return "{" + ",".join(argument.choices) + "}" if argument.choices else None


class ArgumentError(Exception):
    """Something is wrong with an argument, or with what was given for it."""

    def __init__(self, argument, message):
        self.argument_name = _get_action_name(argument)
        self.message = message

    def __str__(self):
        return f"{self.message}" if self.argument_name is None else f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    """What a type raises whose own words are to be shown."""


class Action(_AttributeHolder):
    """An argument of the command line, and what it does to the namespace when it is called."""

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        self.option_strings, self.dest, self.nargs, self.const, self.default = option_strings, dest, nargs, const, default
        self.type, self.choices, self.required, self.help, self.metavar = type, choices, required, help, metavar

    def _get_kwargs(self):
        return [(name, getattr(self, name)) for name in "option_strings dest nargs const default type choices required help metavar".split()]

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


class BooleanOptionalAction(Action):
    """--flag and --no-flag."""

    def __init__(self, option_strings, dest, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        both = []
        for option in option_strings:
            both.append(option)
            if option.startswith("--"):
                both.append("--no-" + option[2:])
        super().__init__(both, dest, 0, None, default, type, choices, required, help, metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        return " | ".join(self.option_strings)


class _StoreAction(Action):
    _empty = "nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate"

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        if nargs == 0:
            raise ValueError(self._empty)
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f"nargs must be {OPTIONAL!r} to supply const")
        super().__init__(option_strings, dest, nargs, const, default, type, choices, required, help, metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None):
        super().__init__(option_strings, dest, 0, const, default, required=required, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None):
        super().__init__(option_strings, dest, True, default, required, help)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None):
        super().__init__(option_strings, dest, False, default, required, help)


def _items_before(namespace, dest):
    # What an action that adds to a list starts from: never the default itself.
    items = getattr(namespace, dest, None)
    if items is None:
        return []
    if type(items) is list:
        return items[:]
    import copy
    return copy.copy(items)


class _AppendAction(_StoreAction):
    _empty = "nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const action may be more appropriate"

    def __call__(self, parser, namespace, values, option_string=None):
        items = _items_before(namespace, self.dest)
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None):
        super().__init__(option_strings, dest, 0, const, default, required=required, help=help, metavar=metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        items = _items_before(namespace, self.dest)
        items.append(self.const)
        setattr(namespace, self.dest, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _items_before(namespace, self.dest)
        items.extend(values)
        setattr(namespace, self.dest, items)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        super().__init__(option_strings, dest, 0, None, default, required=required, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        count = getattr(namespace, self.dest, None)
        setattr(namespace, self.dest, (0 if count is None else count) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None):
        super().__init__(option_strings, dest, 0, None, default, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help="show program's version number and exit"):
        super().__init__(option_strings, dest, 0, None, default, help=help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        formatter = parser._get_formatter()
        formatter.add_text(parser.version if self.version is None else self.version)
        parser._print_message(formatter.format_help(), _sys.stdout)
        parser.exit()


class _SubParsersAction(Action):
    class _ChoicesPseudoAction(Action):
        # A line of help for a subcommand.
        def __init__(self, name, aliases, help):
            super().__init__([], name, help=help, metavar=f"{name} ({', '.join(aliases)})" if aliases else name)

    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        super().__init__(option_strings, dest, PARSER, choices=self._name_parser_map, required=required, help=help, metavar=metavar)

    def add_parser(self, name, **kwargs):
        """A parser for what follows a name."""
        if kwargs.get("prog") is None:
            kwargs["prog"] = f"{self._prog_prefix} {name}"
        aliases = kwargs.pop("aliases", ())
        if name in self._name_parser_map:
            raise ArgumentError(self, f"conflicting subparser: {name}")
        for alias in aliases:
            if alias in self._name_parser_map:
                raise ArgumentError(self, f"conflicting subparser alias: {alias}")
        if "help" in kwargs:
            self._choices_actions.append(self._ChoicesPseudoAction(name, aliases, kwargs.pop("help")))
        parser = self._parser_class(**kwargs)
        for known in (name, *aliases):
            self._name_parser_map[known] = parser
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, *rest = values
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        try:
            parser = self._name_parser_map[name]
        except KeyError:
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {', '.join(self._name_parser_map)})")
        # A namespace of its own: the subcommand's defaults come before those of the parser around it.
        found, rest = parser.parse_known_args(rest, None)
        for key, value in vars(found).items():
            setattr(namespace, key, value)
        if rest:
            vars(namespace).setdefault(_UNRECOGNIZED_ARGS_ATTR, [])
            getattr(namespace, _UNRECOGNIZED_ARGS_ATTR).extend(rest)


class FileType:
    """A type of arguments: the file of that name, open, or one of the streams for "-"."""

    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        self._mode, self._bufsize, self._encoding, self._errors = mode, bufsize, encoding, errors

    def __call__(self, string):
        if string == "-":
            if "r" in self._mode:
                stream = _sys.stdin
            elif any(letter in self._mode for letter in "wax"):
                stream = _sys.stdout
            else:
                raise ValueError(f'argument "-" with mode {self._mode!r}')
            return stream.buffer if "b" in self._mode else stream
        try:
            return open(string, self._mode, self._bufsize, self._encoding, self._errors)
        except OSError as error:
            raise ArgumentTypeError(f"can't open '{string}': {error}")

    def __repr__(self):
        shown = [repr(value) for value in (self._mode, self._bufsize) if value != -1]
        shown += [f"{name}={value!r}" for name, value in (("encoding", self._encoding), ("errors", self._errors)) if value is not None]
        return f"{type(self).__name__}({', '.join(shown)})"
