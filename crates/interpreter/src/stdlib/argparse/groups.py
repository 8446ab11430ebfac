

# The third part of `argparse`: parsers and groups as what arguments are added to. Guests derive from them, and bring actions of their own.


class _ActionsContainer:
    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        self.description, self.argument_default = description, argument_default
        self.prefix_chars, self.conflict_handler = prefix_chars, conflict_handler
        self._registries = {"action": {
            None: _StoreAction, "store": _StoreAction, "store_const": _StoreConstAction, "store_true": _StoreTrueAction, "store_false": _StoreFalseAction,
            "append": _AppendAction, "append_const": _AppendConstAction, "count": _CountAction, "help": _HelpAction, "version": _VersionAction,
            "parsers": _SubParsersAction, "extend": _ExtendAction,
        }}
        self._get_handler()
        self._actions, self._option_string_actions, self._defaults = [], {}, {}
        self._action_groups, self._mutually_exclusive_groups = [], []
        self._negative_number_matcher = _re.compile(r"^-\d+$|^-\d*\.\d+$")
        # A list, so that groups share it.
        self._has_negative_number_optionals = []

    def register(self, registry_name, value, object):
        self._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default=None):
        return self._registries[registry_name].get(value, default)

    def set_defaults(self, **kwargs):
        self._defaults.update(kwargs)
        for action in self._actions:
            if action.dest in kwargs:
                action.default = kwargs[action.dest]

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest, None)

    def add_argument(self, *args, **kwargs):
        """Adds an argument: the name of a position, or options that begin with a prefix."""
        if not args or len(args) == 1 and args[0][0] not in self.prefix_chars:
            if args and "dest" in kwargs:
                raise ValueError("dest supplied twice for positional argument")
            kwargs = self._get_positional_kwargs(*args, **kwargs)
        else:
            kwargs = self._get_optional_kwargs(*args, **kwargs)
        if "default" not in kwargs:
            if kwargs["dest"] in self._defaults:
                kwargs["default"] = self._defaults[kwargs["dest"]]
            elif self.argument_default is not None:
                kwargs["default"] = self.argument_default
        make = self._pop_action_class(kwargs)
        if not callable(make):
            raise ValueError(f'unknown action "{make}"')
        action = make(**kwargs)
        convert = self._registry_get("type", action.type, action.type)
        if not callable(convert):
            raise ValueError(f"{convert!r} is not callable")
        if convert is FileType:
            raise ValueError(f"{convert!r} is a FileType class object, instance of it must be passed")
        if hasattr(self, "_get_formatter"):
            try:
                self._get_formatter()._format_args(action, None)
            except TypeError:
                raise ValueError("length of metavar tuple does not match nargs")
        return self._add_action(action)

    def add_argument_group(self, *args, **kwargs):
        group = _ArgumentGroup(self, *args, **kwargs)
        self._action_groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **kwargs):
        group = _MutuallyExclusiveGroup(self, **kwargs)
        self._mutually_exclusive_groups.append(group)
        return group

    def _add_action(self, action):
        self._check_conflict(action)
        self._actions.append(action)
        action.container = self
        for option in action.option_strings:
            self._option_string_actions[option] = action
            if self._negative_number_matcher.match(option) and not self._has_negative_number_optionals:
                self._has_negative_number_optionals.append(True)
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _add_container_actions(self, container):
        # Takes over what a parent has, into groups of the same title.
        by_title = {}
        for group in self._action_groups:
            if group.title in by_title:
                raise ValueError("cannot merge actions - two groups are named %r" % (group.title))
            by_title[group.title] = group
        home = {}
        for group in container._action_groups:
            if group.title not in by_title:
                by_title[group.title] = self.add_argument_group(title=group.title, description=group.description, conflict_handler=group.conflict_handler)
            home.update({action: by_title[group.title] for action in group._group_actions})
        for group in container._mutually_exclusive_groups:
            mine = self.add_mutually_exclusive_group(required=group.required)
            home.update({action: mine for action in group._group_actions})
        for action in container._actions:
            home.get(action, self)._add_action(action)

    def _get_positional_kwargs(self, dest, **kwargs):
        if "required" in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get("nargs")
        if nargs not in (OPTIONAL, ZERO_OR_MORE) or nargs == ZERO_OR_MORE and "default" not in kwargs:
            kwargs["required"] = True
        return dict(kwargs, dest=dest, option_strings=[])

    def _get_optional_kwargs(self, *args, **kwargs):
        long = []
        for option in args:
            if option[0] not in self.prefix_chars:
                raise ValueError(f"invalid option string {option!r}: must start with a character {self.prefix_chars!r}")
            if len(option) > 1 and option[1] in self.prefix_chars:
                long.append(option)
        dest = kwargs.pop("dest", None)
        if dest is None:
            dest = (long or args)[0].lstrip(self.prefix_chars)
            if not dest:
                raise ValueError(f"dest= is required for options like {option!r}")
            dest = dest.replace("-", "_")
        return dict(kwargs, dest=dest, option_strings=list(args))

    def _pop_action_class(self, kwargs, default=None):
        action = kwargs.pop("action", default)
        return self._registry_get("action", action, action)

    def _get_handler(self):
        try:
            return getattr(self, f"_handle_conflict_{self.conflict_handler}")
        except AttributeError:
            raise ValueError(f"invalid conflict_resolution value: {self.conflict_handler!r}")

    def _check_conflict(self, action):
        known = self._option_string_actions
        taken = [(option, known[option]) for option in action.option_strings if option in known]
        if taken:
            self._get_handler()(action, taken)

    def _handle_conflict_error(self, action, conflicting_actions):
        names = ", ".join([option for option, _ in conflicting_actions])
        raise ArgumentError(action, f"conflicting option string{'s' if len(conflicting_actions) != 1 else ''}: {names}")

    def _handle_conflict_resolve(self, action, conflicting_actions):
        for option, older in conflicting_actions:
            older.option_strings.remove(option)
            self._option_string_actions.pop(option, None)
            if not older.option_strings:
                older.container._remove_action(older)


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **kwargs):
        for name in ("conflict_handler", "prefix_chars", "argument_default"):
            kwargs.setdefault(name, getattr(container, name))
        super().__init__(description=description, **kwargs)
        self.title = title
        self._group_actions = []
        for name in ("_registries", "_actions", "_option_string_actions", "_defaults", "_has_negative_number_optionals", "_mutually_exclusive_groups"):
            setattr(self, name, getattr(container, name))

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)

    def add_argument_group(self, *args, **kwargs):
        import warnings
        warnings.warn("Nesting argument groups is deprecated.", category=DeprecationWarning, stacklevel=2)
        return super().add_argument_group(*args, **kwargs)


class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        super().__init__(container)
        self.required = required
        self._container = container

    def _add_action(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        self._container._remove_action(action)
        self._group_actions.remove(action)

    def add_mutually_exclusive_group(self, *args, **kwargs):
        import warnings
        warnings.warn("Nesting mutually exclusive groups is deprecated.", category=DeprecationWarning, stacklevel=2)
        return super().add_mutually_exclusive_group(*args, **kwargs)
