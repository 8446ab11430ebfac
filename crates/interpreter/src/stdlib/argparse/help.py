

# The second part of `argparse`: the text of its help. Classes that guests derive from.


class HelpFormatter:
    """Writes how a program is used."""

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        if width is None:
            import shutil
            width = shutil.get_terminal_size().columns - 2
        self._prog = prog
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._width = width
        self._current_indent = self._level = self._action_max_length = 0
        self._root_section = self._current_section = self._Section(self, None)
        self._whitespace_matcher = _re.compile(r"\s+", _re.ASCII)
        self._long_break_matcher = _re.compile(r"\n\n\n+")

    def _indent(self):
        self._current_indent += self._indent_increment
        self._level += 1

    def _dedent(self):
        self._current_indent -= self._indent_increment
        assert self._current_indent >= 0, "Indent decreased below 0."
        self._level -= 1

    class _Section:
        # A heading and what stands below it, written when all is known.
        def __init__(self, formatter, parent, heading=None):
            self.formatter, self.parent, self.heading, self.items = formatter, parent, heading, []

        def format_help(self):
            if self.parent is not None:
                self.formatter._indent()
            text = self.formatter._join_parts([function(*args) for function, args in self.items])
            if self.parent is not None:
                self.formatter._dedent()
            if not text:
                return ""
            heading = ""
            if self.heading is not SUPPRESS and self.heading is not None:
                heading = " " * self.formatter._current_indent + f"{self.heading}:\n"
            return self.formatter._join_parts(["\n", heading, text, "\n"])

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        self._indent()
        section = self._Section(self, self._current_section, heading)
        self._add_item(section.format_help, [])
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.parent
        self._dedent()

    def add_text(self, text):
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        invocations = [self._format_action_invocation(action)]
        for inner in self._iter_indented_subactions(action):
            invocations.append(self._format_action_invocation(inner))
        longest = max(map(len, invocations)) + self._current_indent
        self._action_max_length = max(self._action_max_length, longest)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        text = self._root_section.format_help()
        return self._long_break_matcher.sub("\n\n", text).strip("\n") + "\n" if text else text

    def _join_parts(self, part_strings):
        return "".join([part for part in part_strings if part and part is not SUPPRESS])

    # The usage.

    def _format_usage(self, usage, actions, groups, prefix):
        prefix = "usage: " if prefix is None else prefix
        if usage is not None:
            usage = usage % {"prog": self._prog}
        elif not actions:
            usage = f"{self._prog}"
        else:
            prog = f"{self._prog}"
            optionals = [action for action in actions if action.option_strings]
            positionals = [action for action in actions if not action.option_strings]
            usage = " ".join([part for part in (prog, self._format_actions_usage(optionals + positionals, groups)) if part])
            width = self._width - self._current_indent
            if len(prefix) + len(usage) > width:
                parts = [_re.findall(r"\(.*?\)+(?=\s|$)|\[.*?\]+(?=\s|$)|\S+", self._format_actions_usage(some, groups)) for some in (optionals, positionals)]
                usage = "\n".join(self._usage_lines(prefix, prog, *parts, width))
        return f"{prefix}{usage}\n\n"

    def _usage_lines(self, prefix, prog, options, positions, width):
        # Where the usage takes several lines, options and positions begin on lines of their own.
        def lines_of(parts, indent, before=None):
            lines, line = [], []
            length = len(indent if before is None else before) - 1
            for part in parts:
                if line and length + 1 + len(part) > width:
                    lines.append(indent + " ".join(line))
                    line, length = [], len(indent) - 1
                line.append(part)
                length += len(part) + 1
            if line:
                lines.append(indent + " ".join(line))
            if before is not None:
                lines[0] = lines[0][len(indent):]
            return lines

        if len(prefix) + len(prog) <= 0.75 * width:
            indent = " " * (len(prefix) + len(prog) + 1)
            if options:
                return lines_of([prog, *options], indent, prefix) + lines_of(positions, indent)
            return lines_of([prog, *positions], indent, prefix) if positions else [prog]
        indent = " " * len(prefix)
        lines = lines_of(options + positions, indent)
        if len(lines) > 1:
            lines = lines_of(options, indent) + lines_of(positions, indent)
        return [prog, *lines]

    def _format_actions_usage(self, actions, groups):
        grouped, marks = set(), {}
        for group in groups:
            members = group._group_actions
            if not members:
                raise ValueError(f"empty group {group}")
            if members[0] not in actions:
                continue
            start = actions.index(members[0])
            end = start + len(members)
            if actions[start:end] != members:
                continue
            grouped.update(members)
            opened, closed = "()" if group.required else "[]"
            marks[start] = f"{marks[start]} {opened}" if start in marks else opened
            marks[end] = marks.get(end, "") + closed
            marks.update({at: "|" for at in range(start + 1, end)})
        parts = []
        for at, action in enumerate(actions):
            if action.help is SUPPRESS:
                # With what is not shown, a bar beside it goes.
                parts.append(None)
                for place in (at, at + 1):
                    if marks.get(place) == "|":
                        del marks[place]
                        break
            else:
                parts.append(self._usage_part(action, action in grouped))
        for at in sorted(marks, reverse=True):
            parts[at:at] = [marks[at]]
        text = " ".join([part for part in parts if part is not None])
        for pattern, better in ((r"([\[(]) ", r"\1"), (r" ([\])])", r"\1"), (r"[\[(] *[\])]", ""), (r"\(([^|]*)\)", r"\1")):
            text = _re.sub(pattern, better, text)
        return text.strip()

    def _usage_part(self, action, is_grouped):
        if not action.option_strings:
            part = self._format_args(action, self._get_default_metavar_for_positional(action))
            return part[1:-1] if is_grouped and part[0] == "[" and part[-1] == "]" else part
        if action.nargs == 0:
            part = action.format_usage()
        else:
            part = f"{action.option_strings[0]} {self._format_args(action, self._get_default_metavar_for_optional(action))}"
        return part if action.required or is_grouped else f"[{part}]"

    # Descriptions, and lines for arguments.

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        return self._fill_text(text, max(self._width - self._current_indent, 11), " " * self._current_indent) + "\n\n"

    def _format_action(self, action):
        column = min(self._action_max_length + 2, self._max_help_position)
        room = column - self._current_indent - 2
        header = self._format_action_invocation(action)
        indent, first = " " * self._current_indent, column
        if not action.help or len(header) > room:
            header = f"{indent}{header}\n"
        else:
            header, first = f"{indent}{header:<{room}}  ", 0
        parts = [header]
        if action.help and action.help.strip():
            text = self._expand_help(action)
            if text:
                for line in self._split_lines(text, max(self._width - column, 11)):
                    parts.append(" " * first + line + "\n")
                    first = column
        elif not header.endswith("\n"):
            parts.append("\n")
        for inner in self._iter_indented_subactions(action):
            parts.append(self._format_action(inner))
        return self._join_parts(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            metavar, = self._metavar_formatter(action, self._get_default_metavar_for_positional(action))(1)
            return metavar
        if action.nargs == 0:
            return ", ".join(action.option_strings)
        values = self._format_args(action, self._get_default_metavar_for_optional(action))
        return ", ".join([f"{option} {values}" for option in action.option_strings])

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            name = action.metavar
        elif action.choices is not None:
            name = "{" + ",".join([str(choice) for choice in action.choices]) + "}"
        else:
            name = default_metavar

        def format(tuple_size):
            return name if isinstance(name, tuple) else (name,) * tuple_size
        return format

    def _format_args(self, action, default_metavar):
        names = self._metavar_formatter(action, default_metavar)
        if action.nargs == ZERO_OR_MORE:
            found = names(1)
            return ("[%s [%s ...]]" if len(found) == 2 else "[%s ...]") % found
        if action.nargs == REMAINDER:
            return "..."
        if action.nargs == SUPPRESS:
            return ""
        usual = {None: ("%s", 1), OPTIONAL: ("[%s]", 1), ONE_OR_MORE: ("%s [%s ...]", 2), PARSER: ("%s ...", 1)}
        try:
            shape, count = usual[action.nargs] if action.nargs in usual else (" ".join(["%s" for _ in range(action.nargs)]), action.nargs)
        except TypeError:
            raise ValueError("invalid nargs value") from None
        return shape % names(count)

    def _expand_help(self, action):
        values = {name: value for name, value in {**vars(action), "prog": self._prog}.items() if value is not SUPPRESS}
        for name, value in values.items():
            if hasattr(value, "__name__"):
                values[name] = value.__name__
        if values.get("choices") is not None:
            values["choices"] = ", ".join([str(choice) for choice in values["choices"]])
        return self._get_help_string(action) % values

    def _iter_indented_subactions(self, action):
        if hasattr(action, "_get_subactions"):
            self._indent()
            yield from action._get_subactions()
            self._dedent()

    def _split_lines(self, text, width):
        import textwrap
        return textwrap.wrap(self._whitespace_matcher.sub(" ", text).strip(), width)

    def _fill_text(self, text, width, indent):
        import textwrap
        return textwrap.fill(self._whitespace_matcher.sub(" ", text).strip(), width, initial_indent=indent, subsequent_indent=indent)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


class RawDescriptionHelpFormatter(HelpFormatter):
    """Descriptions keep their lines."""

    def _fill_text(self, text, width, indent):
        return "".join([indent + line for line in text.splitlines(keepends=True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """All texts keep their lines."""

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """Defaults are told."""

    def _get_help_string(self, action):
        text = "" if action.help is None else action.help
        has_default = action.default is not SUPPRESS and (action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE))
        return text + " (default: %(default)s)" if has_default and "%(default)" not in text else text


class MetavarTypeHelpFormatter(HelpFormatter):
    """Values are named by their types."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__
