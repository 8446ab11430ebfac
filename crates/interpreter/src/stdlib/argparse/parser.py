

# The fourth part of `argparse`: parsers, which guests derive from; they call types and actions of the guest's.


class ArgumentParser(_AttributeHolder, _ActionsContainer):
    """Takes command lines apart, and says how they are written."""

    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter, prefix_chars="-", fromfile_prefix_chars=None,
                 argument_default=None, conflict_handler="error", add_help=True, allow_abbrev=True, exit_on_error=True):
        super().__init__(description=description, prefix_chars=prefix_chars, argument_default=argument_default, conflict_handler=conflict_handler)
        self.prog = _os.path.basename(_sys.argv[0]) if prog is None else prog
        self.usage, self.epilog, self.formatter_class, self.fromfile_prefix_chars = usage, epilog, formatter_class, fromfile_prefix_chars
        self.add_help, self.allow_abbrev, self.exit_on_error = add_help, allow_abbrev, exit_on_error
        self._positionals = self.add_argument_group("positional arguments")
        self._optionals = self.add_argument_group("options")
        self._subparsers = None

        def identity(string):
            return string
        self.register("type", None, identity)
        if self.add_help:
            mark = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(mark + "h", mark * 2 + "help", action="help", default=SUPPRESS, help="show this help message and exit")
        for parent in parents:
            self._add_container_actions(parent)
            self._defaults.update(getattr(parent, "_defaults", {}))

    def _get_kwargs(self):
        return [(name, getattr(self, name)) for name in "prog usage description formatter_class conflict_handler add_help".split()]

    def add_subparsers(self, **kwargs):
        """Lets a name among the arguments choose the parser for the rest."""
        if self._subparsers is not None:
            self.error("cannot have multiple subparser arguments")
        kwargs.setdefault("parser_class", type(self))
        if "title" in kwargs or "description" in kwargs:
            self._subparsers = self.add_argument_group(kwargs.pop("title", "subcommands"), kwargs.pop("description", None))
        else:
            self._subparsers = self._positionals
        if kwargs.get("prog") is None:
            formatter = self._get_formatter()
            formatter.add_usage(self.usage, self._get_positional_actions(), self._mutually_exclusive_groups, "")
            kwargs["prog"] = formatter.format_help().strip()
        action = self._pop_action_class(kwargs, "parsers")(option_strings=[], **kwargs)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def _get_optional_actions(self):
        return [action for action in self._actions if action.option_strings]

    def _get_positional_actions(self):
        return [action for action in self._actions if not action.option_strings]

    # The command line.

    def parse_args(self, args=None, namespace=None):
        """What the arguments say, in a namespace; what is not known is an error."""
        found, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return found

    def parse_known_args(self, args=None, namespace=None):
        """What the arguments say, and those that nobody knows."""
        args = _sys.argv[1:] if args is None else list(args)
        namespace = Namespace() if namespace is None else namespace
        for action in self._actions:
            if action.dest is not SUPPRESS and not hasattr(namespace, action.dest) and action.default is not SUPPRESS:
                setattr(namespace, action.dest, action.default)
        for dest in self._defaults:
            if not hasattr(namespace, dest):
                setattr(namespace, dest, self._defaults[dest])
        rest = args
        try:
            namespace, rest = self._parse_known_args(args, namespace)
        except ArgumentError as error:
            if not self.exit_on_error:
                raise
            self.error(str(error))
        if hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
            rest.extend(getattr(namespace, _UNRECOGNIZED_ARGS_ATTR))
            delattr(namespace, _UNRECOGNIZED_ARGS_ATTR)
        return namespace, rest

    def _parse_known_args(self, arg_strings, namespace):
        if self.fromfile_prefix_chars is not None:
            arg_strings = self._read_args_from_files(arg_strings)
        return _Parsing(self, arg_strings, namespace).run()

    def _read_args_from_files(self, arg_strings):
        read = []
        for argument in arg_strings:
            if not argument or argument[0] not in self.fromfile_prefix_chars:
                read.append(argument)
                continue
            try:
                with open(argument[1:]) as file:
                    inner = [found for line in file.read().splitlines() for found in self.convert_arg_line_to_args(line)]
                    read.extend(self._read_args_from_files(inner))
            except OSError as error:
                self.error(str(error))
        return read

    def convert_arg_line_to_args(self, arg_line):
        return [arg_line]

    def _match_argument(self, action, arg_strings_pattern):
        found = _re.match(self._get_nargs_pattern(action), arg_strings_pattern)
        if found is not None:
            return len(found.group(1))
        known = {None: "expected one argument", OPTIONAL: "expected at most one argument", ONE_OR_MORE: "expected at least one argument"}
        raise ArgumentError(action, known.get(action.nargs) or f"expected {action.nargs} argument{'s' if action.nargs != 1 else ''}")

    def _match_arguments_partial(self, actions, arg_strings_pattern):
        # As many positions as can be filled.
        for count in range(len(actions), 0, -1):
            found = _re.match("".join([self._get_nargs_pattern(action) for action in actions[:count]]), arg_strings_pattern)
            if found is not None:
                return [len(taken) for taken in found.groups()]
        return []

    def _parse_optional(self, arg_string):
        # The option that an argument is: its action, its name and its value. None of what is no option.
        if not arg_string or arg_string[0] not in self.prefix_chars:
            return None
        known = self._option_string_actions
        if arg_string in known:
            return known[arg_string], arg_string, None
        if len(arg_string) == 1:
            return None
        option, equals, value = arg_string.partition("=")
        if equals and option in known:
            return known[option], option, value
        found = self._get_option_tuples(arg_string)
        if len(found) > 1:
            self.error(f"ambiguous option: {arg_string} could match {', '.join([option for _, option, _ in found])}")
        elif found:
            return found[0]
        if self._negative_number_matcher.match(arg_string) and not self._has_negative_number_optionals or " " in arg_string:
            return None
        return None, arg_string, None

    def _get_option_tuples(self, option_string):
        # What an abbreviation may mean.
        found = []
        if option_string[1] in self.prefix_chars:
            if self.allow_abbrev:
                start, equals, value = option_string.partition("=")
                found = [(action, option, value if equals else None) for option, action in self._option_string_actions.items() if option.startswith(start)]
            return found
        # A letter, with its value or more letters behind it.
        for option, action in self._option_string_actions.items():
            if option == option_string[:2]:
                found.append((action, option, option_string[2:]))
            elif option.startswith(option_string):
                found.append((action, option, None))
        return found

    def _get_nargs_pattern(self, action):
        # How many arguments an action takes, as a pattern over A (an argument), O (an option) and - ("--").
        usual = {
            None: "(-*A-*)", OPTIONAL: "(-*A?-*)", ZERO_OR_MORE: "(-*[A-]*)", ONE_OR_MORE: "(-*A[A-]*)", REMAINDER: "([-AO]*)", PARSER: "(-*A[-AO]*)",
            SUPPRESS: "(-*-*)",
        }
        pattern = usual.get(action.nargs) or f"(-*{'-*'.join('A' * action.nargs)}-*)"
        return pattern.replace("-*", "").replace("-", "") if action.option_strings else pattern

    def parse_intermixed_args(self, args=None, namespace=None):
        """As parse_args(), with positions anywhere between options."""
        found, rest = self.parse_known_intermixed_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return found

    def parse_known_intermixed_args(self, args=None, namespace=None):
        positionals = self._get_positional_actions()
        for action in positionals:
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f"parse_intermixed_args: positional arg with nargs={action.nargs}")
        if any(action in positionals for group in self._mutually_exclusive_groups for action in group._group_actions):
            raise TypeError("parse_intermixed_args: positional in mutuallyExclusiveGroup")
        usage = self.usage
        try:
            # First the options, as if there were no positions; then what is left, with no option required.
            before = [(action, action.nargs, action.default) for action in positionals]
            try:
                if self.usage is None:
                    self.usage = self.format_usage()[7:]
                for action in positionals:
                    action.nargs = action.default = SUPPRESS
                namespace, rest = self.parse_known_args(args, namespace)
                for action in positionals:
                    if hasattr(namespace, action.dest) and getattr(namespace, action.dest) == []:
                        import warnings
                        warnings.warn(f"Do not expect {action.dest} in {namespace}")
                        delattr(namespace, action.dest)
            finally:
                for action, nargs, default in before:
                    action.nargs, action.default = nargs, default
            required = [(owner, owner.required) for owner in [*self._get_optional_actions(), *self._mutually_exclusive_groups]]
            try:
                for owner, _ in required:
                    owner.required = False
                return self.parse_known_args(rest, namespace)
            finally:
                for owner, was_required in required:
                    owner.required = was_required
        finally:
            self.usage = usage

    # Values.

    def _get_values(self, action, arg_strings):
        nargs = action.nargs
        if nargs not in (PARSER, REMAINDER) and "--" in arg_strings:
            arg_strings.remove("--")
        if not arg_strings and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str):
                value = self._get_value(action, value)
                self._check_value(action, value)
            return value
        if not arg_strings and nargs == ZERO_OR_MORE and not action.option_strings:
            value = arg_strings if action.default is None else action.default
            self._check_value(action, value)
            return value
        if len(arg_strings) == 1 and nargs in (None, OPTIONAL):
            value = self._get_value(action, arg_strings[0])
            self._check_value(action, value)
            return value
        if nargs == SUPPRESS:
            return SUPPRESS
        values = [self._get_value(action, argument) for argument in arg_strings]
        if nargs != REMAINDER:
            for value in values[:1] if nargs == PARSER else values:
                self._check_value(action, value)
        return values

    def _get_value(self, action, arg_string):
        convert = self._registry_get("type", action.type, action.type)
        if not callable(convert):
            raise ArgumentError(action, f"{convert!r} is not callable")
        try:
            return convert(arg_string)
        except ArgumentTypeError as error:
            raise ArgumentError(action, str(error))
        except (TypeError, ValueError):
            raise ArgumentError(action, f"invalid {getattr(action.type, '__name__', repr(action.type))} value: {arg_string!r}")

    def _check_value(self, action, value):
        if action.choices is not None and value not in action.choices:
            raise ArgumentError(action, f"invalid choice: {value!r} (choose from {', '.join(map(repr, action.choices))})")

    # What is printed.

    def format_usage(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            (_sys.stderr if file is None else file).write(message)

    def exit(self, status=0, message=None):
        if message:
            self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Prints the usage and what is wrong, and ends the program."""
        self.print_usage(_sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")
