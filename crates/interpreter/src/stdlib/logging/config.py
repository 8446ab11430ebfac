# `logging.config`: loggers as a dict describes them. Files of settings and sockets that take them are not there.

import logging
import logging.handlers
import re

DEFAULT_LOGGING_CONFIG_PORT = 9030
_IDENTIFIER = re.compile("^[a-z_][a-z0-9_]*$", re.I)


def valid_ident(s):
    if not _IDENTIFIER.match(s):
        raise ValueError("Not a valid Python identifier: %r" % s)
    return True


class ConvertingMixin:
    """What a table of settings holds is converted when it is asked for."""

    def convert_with_key(self, key, value, replace=True):
        result = self.configurator.convert(value)
        if value is not result:
            if replace:
                self[key] = result
            self._belongs(result, key)
        return result

    def convert(self, value):
        result = self.configurator.convert(value)
        if value is not result:
            self._belongs(result, None)
        return result

    def _belongs(self, result, key):
        if isinstance(result, ConvertingMixin):
            result.parent, result.key = self, key


class ConvertingDict(dict, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, dict.__getitem__(self, key))

    def get(self, key, default=None):
        return self.convert_with_key(key, dict.get(self, key, default))

    def pop(self, key, default=None):
        return self.convert_with_key(key, dict.pop(self, key, default), replace=False)


class ConvertingList(list, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, list.__getitem__(self, key))

    def pop(self, idx=-1):
        return self.convert(list.pop(self, idx))


class ConvertingTuple(tuple, ConvertingMixin):
    def __getitem__(self, key):
        return self.convert_with_key(key, tuple.__getitem__(self, key), replace=False)


class BaseConfigurator:
    """Finds what settings name."""
    CONVERT_PATTERN = re.compile(r"^(?P<prefix>[a-z]+)://(?P<suffix>.*)$")
    WORD_PATTERN = re.compile(r"^\s*(\w+)\s*")
    DOT_PATTERN = re.compile(r"^\.\s*(\w+)\s*")
    INDEX_PATTERN = re.compile(r"^\[\s*(\w+)\s*\]\s*")
    DIGIT_PATTERN = re.compile(r"^\d+$")
    value_converters = {"ext": "ext_convert", "cfg": "cfg_convert"}
    importer = staticmethod(__import__)

    def __init__(self, config):
        self.config = ConvertingDict(config)
        self.config.configurator = self

    def resolve(self, s):
        parts = s.split(".")
        used = parts.pop(0)
        try:
            found = self.importer(used)
            for part in parts:
                used += "." + part
                try:
                    found = getattr(found, part)
                except AttributeError:
                    self.importer(used)
                    found = getattr(found, part)
            return found
        except ImportError as error:
            raise ValueError("Cannot resolve %r: %s" % (s, error)) from error

    def ext_convert(self, value):
        return self.resolve(value)

    def cfg_convert(self, value):
        rest = value
        match = self.WORD_PATTERN.match(rest)
        if match is None:
            raise ValueError("Unable to convert %r" % value)
        rest = rest[match.end():]
        found = self.config[match.groups()[0]]
        while rest:
            match = self.DOT_PATTERN.match(rest)
            if match:
                found = found[match.groups()[0]]
            else:
                match = self.INDEX_PATTERN.match(rest)
                if match:
                    key = match.groups()[0]
                    if self.DIGIT_PATTERN.match(key):
                        try:
                            found = found[int(key)]
                        except TypeError:
                            found = found[key]
                    else:
                        found = found[key]
            if not match:
                raise ValueError("Unable to convert %r at %r" % (value, rest))
            rest = rest[match.end():]
        return found

    def convert(self, value):
        for plain, converting in ((dict, ConvertingDict), (list, ConvertingList), (tuple, ConvertingTuple)):
            if isinstance(value, converting):
                return value
            if isinstance(value, plain) and not (plain is tuple and hasattr(value, "_fields")):
                value = converting(value)
                value.configurator = self
                return value
        if isinstance(value, str):
            match = self.CONVERT_PATTERN.match(value)
            converter = match and self.value_converters.get(match["prefix"])
            if converter:
                value = getattr(self, converter)(match["suffix"])
        return value

    def configure_custom(self, config):
        make = config.pop("()")
        if not callable(make):
            make = self.resolve(make)
        attributes = config.pop(".", None)
        made = make(**_named(config))
        for name, value in (attributes or {}).items():
            setattr(made, name, value)
        return made

    def as_tuple(self, value):
        return tuple(value) if isinstance(value, list) else value


def _named(config):
    return {key: config[key] for key in config if valid_ident(key)}


class DictConfigurator(BaseConfigurator):
    """Sets loggers up as a dict says."""

    def configure(self):
        config = self.config
        if "version" not in config:
            raise ValueError("dictionary doesn't specify a version")
        if config["version"] != 1:
            raise ValueError("Unsupported version: %s" % config["version"])
        if config.pop("incremental", False):
            self._adjust(config)
        else:
            self._build(config)

    def _adjust(self, config):
        handlers = config.get("handlers", {})
        for name in handlers:
            found = _handler_called(name)
            if found is None:
                raise ValueError("No handler found with name %r" % name)
            try:
                level = handlers[name].get("level", None)
                if level:
                    found.setLevel(logging._check_level(level))
            except Exception as error:
                raise ValueError("Unable to configure handler %r" % name) from error
        self._each(config.get("loggers", {}), "logger", lambda name, settings: self.configure_logger(name, settings, True))
        self._root(config, True)

    def _build(self, config):
        keep = not config.pop("disable_existing_loggers", True)
        logging._forget_handlers()
        formatters = config.get("formatters", {})
        self._each(formatters, "formatter", lambda name, settings: formatters.__setitem__(name, self.configure_formatter(settings)))
        filters = config.get("filters", {})
        self._each(filters, "filter", lambda name, settings: filters.__setitem__(name, self.configure_filter(settings)))
        self._handlers(config.get("handlers", {}))
        root = logging.root
        before = sorted(root.manager.loggerDict)
        below = []
        loggers = config.get("loggers", {})
        for name in loggers:
            if name in before:
                below += [other for other in before if other.startswith(name + ".")]
                before.remove(name)
        self._each(loggers, "logger", self.configure_logger)
        for name in before:
            logger = root.manager.loggerDict[name]
            if name in below:
                if not isinstance(logger, logging.PlaceHolder):
                    logger.setLevel(logging.NOTSET)
                    logger.handlers = []
                    logger.propagate = True
            else:
                logger.disabled = not keep
        self._root(config, False)

    def _each(self, table, kind, configure):
        for name in table:
            try:
                configure(name, table[name])
            except Exception as error:
                raise ValueError("Unable to configure %s %r" % (kind, name)) from error

    def _handlers(self, handlers):
        # Those that name a target are made once it is there.
        later = []
        for name in sorted(handlers):
            try:
                made = self.configure_handler(handlers[name])
                made.name = name
                handlers[name] = made
            except Exception as error:
                if " not configured yet" in str(error.__cause__):
                    later.append(name)
                else:
                    raise ValueError("Unable to configure handler %r" % name) from error
        for name in later:
            try:
                made = self.configure_handler(handlers[name])
                made.name = name
                handlers[name] = made
            except Exception as error:
                raise ValueError("Unable to configure handler %r" % name) from error

    def _root(self, config, incremental):
        root = config.get("root", None)
        if root:
            try:
                self.configure_root(root, incremental)
            except Exception as error:
                raise ValueError("Unable to configure root logger") from error

    def configure_formatter(self, config):
        if "()" in config:
            factory = config["()"]
            try:
                return self.configure_custom(config)
            except TypeError as error:
                if "'format'" not in str(error):
                    raise
                # What makes formatters may call the parameter as `Formatter` does.
                config["fmt"] = config.pop("format")
                config["()"] = factory
                return self.configure_custom(config)
        settings = [config.get("format", None), config.get("datefmt", None), config.get("style", "%")]
        name = config.get("class", None)
        made = self.resolve(name) if name else logging.Formatter
        if "validate" in config:
            settings.append(config["validate"])
        return made(*settings)

    def configure_filter(self, config):
        return self.configure_custom(config) if "()" in config else logging.Filter(config.get("name", ""))

    def add_filters(self, filterer, filters):
        for one in filters:
            try:
                found = one if callable(one) or callable(getattr(one, "filter", None)) else self.config["filters"][one]
                filterer.addFilter(found)
            except Exception as error:
                raise ValueError("Unable to add filter %r" % one) from error

    def configure_handler(self, config):
        whole = dict(config)
        formatter = config.pop("formatter", None)
        if formatter:
            try:
                formatter = self.config["formatters"][formatter]
            except Exception as error:
                raise ValueError("Unable to set formatter %r" % formatter) from error
        level, filters = config.pop("level", None), config.pop("filters", None)
        if "()" in config:
            make = config.pop("()")
            if not callable(make):
                make = self.resolve(make)
        else:
            make = self.resolve(config.pop("class"))
            if issubclass(make, logging.handlers.MemoryHandler) and "target" in config:
                try:
                    name = config["target"]
                    target = self.config["handlers"][name]
                    if not isinstance(target, logging.Handler):
                        config.update(whole)
                        raise TypeError("target not configured yet")
                    config["target"] = target
                except Exception as error:
                    raise ValueError("Unable to set target handler %r" % name) from error
        attributes = config.pop(".", None)
        settings = _named(config)
        try:
            made = make(**settings)
        except TypeError as error:
            if "'stream'" not in str(error):
                raise
            settings["strm"] = settings.pop("stream")
            made = make(**settings)
        if formatter:
            made.setFormatter(formatter)
        if level is not None:
            made.setLevel(logging._check_level(level))
        if filters:
            self.add_filters(made, filters)
        for name, value in (attributes or {}).items():
            setattr(made, name, value)
        return made

    def add_handlers(self, logger, handlers):
        for one in handlers:
            try:
                logger.addHandler(self.config["handlers"][one])
            except Exception as error:
                raise ValueError("Unable to add handler %r" % one) from error

    def common_logger_config(self, logger, config, incremental=False):
        level = config.get("level", None)
        if level is not None:
            logger.setLevel(logging._check_level(level))
        if not incremental:
            for handler in logger.handlers[:]:
                logger.removeHandler(handler)
            handlers = config.get("handlers", None)
            if handlers:
                self.add_handlers(logger, handlers)
            filters = config.get("filters", None)
            if filters:
                self.add_filters(logger, filters)

    def configure_logger(self, name, config, incremental=False):
        logger = logging.getLogger(name)
        self.common_logger_config(logger, config, incremental)
        logger.disabled = False
        propagate = config.get("propagate", None)
        if propagate is not None:
            logger.propagate = propagate

    def configure_root(self, config, incremental=False):
        self.common_logger_config(logging.getLogger(), config, incremental)


def _handler_called(name):
    return next((handler for handler in reversed(logging._handlers) if handler.name == name), None)


dictConfigClass = DictConfigurator


def dictConfig(config):
    dictConfigClass(config).configure()
