

# The fifth part of `argparse`: a command line taken apart. It calls the methods of a parser, which guests replace.


class _Parsing:
    # One command line on its way into a namespace: options and positions are taken in turn.
    def __init__(self, parser, arguments, namespace):
        self.parser, self.arguments, self.namespace = parser, arguments, namespace
        self.seen, self.given, self.extras = set(), set(), []
        self.positionals = parser._get_positional_actions()
        self.options, kinds = {}, []
        for at, argument in enumerate(arguments):
            if argument == "--":
                kinds += ["-", *"A" * (len(arguments) - at - 1)]
                break
            option = parser._parse_optional(argument)
            if option is not None:
                self.options[at] = option
            kinds.append("A" if option is None else "O")
        self.kinds = "".join(kinds)

    def run(self):
        at, last = 0, max(self.options, default=-1)
        while at <= last:
            option = min([place for place in self.options if place >= at])
            if at != option:
                end = self.take_positionals(at)
                if end > at:
                    at = end
                    continue
            if at not in self.options:
                self.extras.extend(self.arguments[at:option])
                at = option
            at = self.take_option(at)
        end = self.take_positionals(at)
        self.extras.extend(self.arguments[end:])
        self.check_required()
        return self.namespace, self.extras

    def take(self, action, arguments, option=None):
        self.seen.add(action)
        values = self.parser._get_values(action, arguments)
        # A default does not count as given.
        if values is not action.default:
            self.given.add(action)
            for group in self.parser._mutually_exclusive_groups:
                if action in group._group_actions:
                    for other in group._group_actions:
                        if other is not action and other in self.given:
                            raise ArgumentError(action, f"not allowed with argument {_get_action_name(other)}")
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, option)

    def take_positionals(self, at):
        counts = self.parser._match_arguments_partial(self.positionals, self.kinds[at:])
        for action, count in zip(self.positionals, counts):
            arguments = self.arguments[at:at + count]
            at += count
            self.take(action, arguments)
        del self.positionals[:len(counts)]
        return at

    def take_option(self, at):
        action, option, value = self.options[at]
        found = []
        while True:
            if action is None:
                self.extras.append(self.arguments[at])
                return at + 1
            if value is None:
                end = at + 1 + self.parser._match_argument(action, self.kinds[at + 1:])
                found.append((action, self.arguments[at + 1:end], option))
                break
            count = self.parser._match_argument(action, "A")
            if count == 1:
                end = at + 1
                found.append((action, [value], option))
                break
            # Letters without a value may follow each other: -xyz is -x -y -z.
            letter = option[0] + value[:1]
            if count != 0 or option[1] in self.parser.prefix_chars or value == "":
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
            found.append((action, [], option))
            if letter not in self.parser._option_string_actions:
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
            action, option, value = self.parser._option_string_actions[letter], letter, value[1:] or None
        for taken in found:
            self.take(*taken)
        return end

    def check_required(self):
        missing = []
        for action in self.parser._actions:
            if action in self.seen:
                continue
            if action.required:
                missing.append(_get_action_name(action))
            elif isinstance(action.default, str) and hasattr(self.namespace, action.dest) and action.default is getattr(self.namespace, action.dest):
                # The text of a default is read as if it had been given.
                setattr(self.namespace, action.dest, self.parser._get_value(action, action.default))
        if missing:
            self.parser.error(f"the following arguments are required: {', '.join(missing)}")
        for group in self.parser._mutually_exclusive_groups:
            if group.required and not any(action in self.given for action in group._group_actions):
                names = [_get_action_name(action) for action in group._group_actions if action.help is not SUPPRESS]
                self.parser.error(f"one of the arguments {' '.join(names)} is required")
