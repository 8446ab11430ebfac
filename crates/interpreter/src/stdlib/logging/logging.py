# Logging: records go from loggers through filters to handlers. Sockets are not there, and files only where the policy mounts some.
# All of it calls methods that guests replace; the names of levels are native (logging.rs).

__all__ = ["BASIC_FORMAT", "BufferingFormatter", "CRITICAL", "DEBUG", "ERROR", "FATAL", "FileHandler", "Filter", "Formatter", "Handler", "INFO", "LogRecord", "Logger", "LoggerAdapter", "NOTSET", "NullHandler", "StreamHandler", "WARN", "WARNING", "addLevelName", "basicConfig", "captureWarnings", "critical", "debug", "disable", "error", "exception", "fatal", "getLevelName", "getLogger", "getLoggerClass", "info", "log", "makeLogRecord", "setLoggerClass", "shutdown", "warn", "warning", "getLogRecordFactory", "setLogRecordFactory", "lastResort", "raiseExceptions", "getLevelNamesMapping"]

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
raiseExceptions = True
logThreads = logMultiprocessing = logProcesses = logAsyncioTasks = True
_levelToName = {CRITICAL: "CRITICAL", ERROR: "ERROR", WARNING: "WARNING", INFO: "INFO", DEBUG: "DEBUG", NOTSET: "NOTSET"}
_nameToLevel = {"CRITICAL": CRITICAL, "FATAL": FATAL, "ERROR": ERROR, "WARN": WARNING, "WARNING": WARNING, "INFO": INFO, "DEBUG": DEBUG, "NOTSET": NOTSET}
_started = _wall()


def addLevelName(level, levelName):
    _levelToName[level] = levelName
    _nameToLevel[levelName] = level


class LogRecord:
    """One event."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        now = _wall()
        self.name, self.msg = name, msg
        if args and len(args) == 1 and hasattr(args[0], "keys") and args[0]:
            args = args[0]
        self.args = args
        self.levelname, self.levelno = getLevelName(level), level
        self.pathname = pathname
        self.filename = pathname.rpartition("/")[2]
        self.module = self.filename.rpartition(".")[0] or self.filename
        self.exc_info, self.exc_text, self.stack_info = exc_info, None, sinfo
        self.lineno, self.funcName = lineno, func
        self.created = now
        self.msecs = int((now - int(now)) * 1000) + 0.0
        self.relativeCreated = (now - _started) * 1000
        threading = _loaded_module("threading")
        thread = None if threading is None else threading.current_thread()
        self.thread, self.threadName = (1, "MainThread") if thread is None else (thread.ident, thread.name)
        self.processName, self.process = "MainProcess", 1
        self.taskName = None

    def __repr__(self):
        return f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, "{self.msg}">'

    def getMessage(self):
        text = str(self.msg)
        return text % self.args if self.args else text


_factory = [LogRecord]


def makeLogRecord(dict):
    made = _factory[0](None, None, "", 0, "", (), None, None)
    made.__dict__.update(dict)
    return made


class PercentStyle:
    default_format = "%(message)s"
    asctime_format = "%(asctime)s"

    def __init__(self, fmt, *, defaults=None):
        self._fmt = fmt or self.default_format
        self._defaults = defaults

    def usesTime(self):
        return "%(asctime)" in self._fmt

    def validate(self):
        import re
        if not re.search(r"%\(\w+\)[#0+ -]*(\*|\d+)?(\.(\*|\d+))?[diouxefgcrsa%]", self._fmt, re.I):
            raise ValueError(f"Invalid format '{self._fmt}' for '{self.default_format[0]}' style")

    def _values(self, record):
        return {**self._defaults, **record.__dict__} if self._defaults else record.__dict__

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as error:
            raise ValueError(f"Formatting field not found in record: {error}") from None


class StrFormatStyle(PercentStyle):
    default_format = "{message}"

    def usesTime(self):
        return "{asctime" in self._fmt

    def validate(self):
        import re
        fields = 0
        try:
            for literal, name, spec, conversion in _format_parse(self._fmt):
                if name:
                    fields += 1
                    if not re.match(r"^\w+(\.\w+|\[[^]]+\])*$", name):
                        raise ValueError(f"invalid field name/expression: {name!r}")
                if conversion and conversion not in "rsa":
                    raise ValueError(f"invalid conversion: {conversion!r}")
                if spec and not re.match(r"^(.?[<=>^])?[+ -]?#?0?(\d+|{\w+})?[,_]?(\.(\d+|{\w+}))?[bcdefgnosx%]?$", spec, re.I):
                    raise ValueError(f"bad specifier: {spec!r}")
        except ValueError as error:
            raise ValueError(f"invalid format: {error}") from None
        if not fields:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._fmt.format(**self._values(record))


class StringTemplateStyle(PercentStyle):
    default_format = "${message}"

    def __init__(self, fmt, *, defaults=None):
        super().__init__(fmt, defaults=defaults)
        import string
        self._template = string.Template(self._fmt)

    def usesTime(self):
        return "$asctime" in self._fmt or "${asctime}" in self._fmt

    def validate(self):
        fields = 0
        for match in self._template.pattern.finditer(self._fmt):
            if match["named"] or match["braced"]:
                fields += 1
            elif match[0] == "$":
                raise ValueError("invalid format: bare '$' not allowed")
        if not fields:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._template.substitute(**self._values(record))


_STYLES = {"%": (PercentStyle, BASIC_FORMAT), "{": (StrFormatStyle, "{levelname}:{name}:{message}"), "$": (StringTemplateStyle, "${levelname}:${name}:${message}")}


class Formatter:
    """Makes a text of a record."""
    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"

    @staticmethod
    def converter(seconds=None):
        import time
        return time.localtime(seconds)

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate and fmt:
            self._style.validate()
        self._fmt = self._style._fmt
        self.datefmt = datefmt

    def formatTime(self, record, datefmt=None):
        import time
        convert = self.converter
        if convert is _converter:
            moment = time.localtime(record.created)
        else:
            # `converter = time.gmtime` in a class: CPython's functions of `time` are never bound.
            found = getattr(convert, "__func__", convert)
            moment = (found if getattr(found, "__module__", None) == "time" else convert)(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        text = time.strftime(self.default_time_format, moment)
        return self.default_msec_format % (text, record.msecs) if self.default_msec_format else text

    def formatException(self, ei):
        import traceback
        text = "".join(traceback.format_exception(ei[0], ei[1], ei[2]))
        return text[:-1] if text.endswith("\n") else text

    def formatStack(self, stack_info):
        return stack_info

    def formatMessage(self, record):
        return self._style.format(record)

    def usesTime(self):
        return self._style.usesTime()

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if not record.exc_text and record.exc_info:
            record.exc_text = self.formatException(record.exc_info)
        stack = record.stack_info and self.formatStack(record.stack_info)
        for more in (record.exc_text, stack):
            if more:
                text = (text if text[-1:] == "\n" else text + "\n") + more
        return text


_converter = Formatter.converter
_default_formatter = Formatter()


class BufferingFormatter:
    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _default_formatter

    def formatHeader(self, records):
        return ""

    def formatFooter(self, records):
        return ""

    def format(self, records):
        if not records:
            return ""
        return self.formatHeader(records) + "".join([self.linefmt.format(record) for record in records]) + self.formatFooter(records)


class Filter:
    """Lets records of a logger and its children through."""

    def __init__(self, name=""):
        self.name = name
        self.nlen = len(name)

    def filter(self, record):
        return not self.name or record.name == self.name or record.name.startswith(self.name + ".")


class Filterer:
    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        for one in self.filters:
            if not (one.filter(record) if hasattr(one, "filter") else one(record)):
                return False
        return True


_handlers = []


def _forget_handlers():
    """Ends all handlers: others are set up."""
    shutdown(_handlers[:])
    _handlers.clear()


class Handler(Filterer):
    """Does something with records."""

    def __init__(self, level=NOTSET):
        super().__init__()
        self._name = None
        self.level = _check_level(level)
        self.formatter = None
        self.lock = None
        _handlers.append(self)

    name = property(lambda self: self._name, lambda self, name: setattr(self, "_name", name))

    def get_name(self):
        return self._name

    def set_name(self, name):
        self._name = name

    def createLock(self):
        pass

    def acquire(self):
        pass

    def release(self):
        pass

    def setLevel(self, level):
        self.level = _check_level(level)

    def format(self, record):
        return (self.formatter or _default_formatter).format(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def handle(self, record):
        wanted = self.filter(record)
        if wanted:
            self.emit(record)
        return wanted

    def setFormatter(self, fmt):
        self.formatter = fmt

    def flush(self):
        pass

    def close(self):
        if self in _handlers:
            _handlers.remove(self)

    def handleError(self, record):
        if _space["raiseExceptions"]:
            import sys
            import traceback
            if sys.stderr is None:
                return
            sys.stderr.write("--- Logging error ---\n")
            error = sys.exc_info()[1]
            if error is not None and error.__traceback__ is None:
                # It was raised in here, of which tracebacks show nothing.
                sys.stderr.write("Traceback (most recent call last):\n")
            traceback.print_exc()
            sys.stderr.write("Call stack:\n")
            traceback.print_stack()
            try:
                sys.stderr.write("Message: %r\nArguments: %s\n" % (record.msg, record.args))
            except RecursionError:
                raise
            except Exception:
                sys.stderr.write("Unable to print the message and arguments - possible formatting error.\nUse the traceback above to help find the error.\n")

    def __repr__(self):
        return f"<{self.__class__.__name__} ({getLevelName(self.level)})>"


class StreamHandler(Handler):
    """Writes records to a stream."""
    terminator = "\n"

    def __init__(self, stream=None):
        super().__init__()
        if stream is None:
            import sys
            stream = sys.stderr
        self.stream = stream

    def flush(self):
        if self.stream and hasattr(self.stream, "flush"):
            self.stream.flush()

    def emit(self, record):
        try:
            text = self.format(record)
            self.stream.write(text + self.terminator)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def setStream(self, stream):
        if stream is self.stream:
            return None
        before, self.stream = self.stream, stream
        return before

    def __repr__(self):
        name = str(getattr(self.stream, "name", ""))
        return f"<{self.__class__.__name__} {name + ' ' if name else ''}({getLevelName(self.level)})>"


class FileHandler(StreamHandler):
    """Writes records to a file."""

    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        import io
        import os
        self.baseFilename = os.path.abspath(os.fspath(filename))
        self.mode = mode
        self.encoding = encoding if "b" in mode else io.text_encoding(encoding)
        self.errors, self.delay = errors, delay
        if delay:
            Handler.__init__(self)
            self.stream = None
        else:
            StreamHandler.__init__(self, self._open())
        self._closed = False

    def _open(self):
        return open(self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors)

    def emit(self, record):
        if self.stream is None and (self.mode != "w" or not self._closed):
            self.stream = self._open()
        if self.stream:
            StreamHandler.emit(self, record)

    def close(self):
        stream, self.stream = self.stream, None
        self._closed = True
        if stream:
            if hasattr(stream, "flush"):
                stream.flush()
            if hasattr(stream, "close"):
                stream.close()
        Handler.close(self)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.baseFilename} ({getLevelName(self.level)})>"


class _StderrHandler(StreamHandler):
    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    @property
    def stream(self):
        import sys
        return sys.stderr


lastResort = _StderrHandler(WARNING)


class NullHandler(Handler):
    """Does nothing with records."""

    def handle(self, record):
        pass

    def emit(self, record):
        pass


_warnings_showwarning = None


def _showwarning(message, category, filename, lineno, file=None, line=None):
    if file is not None:
        if _warnings_showwarning is not None:
            _warnings_showwarning(message, category, filename, lineno, file, line)
        return
    import warnings
    shown = warnings.formatwarning(message, category, filename, lineno, line)
    logger = getLogger("py.warnings")
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning(str(shown))


def captureWarnings(capture):
    global _warnings_showwarning
    import warnings
    if capture and _warnings_showwarning is None:
        _warnings_showwarning = warnings.showwarning
        warnings.showwarning = _showwarning
    elif not capture and _warnings_showwarning is not None:
        warnings.showwarning = _warnings_showwarning
        _warnings_showwarning = None


class PlaceHolder:
    def __init__(self, alogger):
        self.loggerMap = {alogger: None}

    def append(self, alogger):
        self.loggerMap[alogger] = None


class Manager:
    """All loggers by name."""

    def __init__(self, rootnode):
        self.root = rootnode
        self.disable = 0
        self.loggerDict = {}
        self.loggerClass = None
        self.emittedNoHandlerWarning = False

    def getLogger(self, name):
        if not isinstance(name, str):
            raise TypeError("A logger name must be a string")
        found = self.loggerDict.get(name)
        if found is not None and not isinstance(found, PlaceHolder):
            return found
        made = (self.loggerClass or _logger_class[0])(name)
        made.manager = self
        self.loggerDict[name] = made
        if isinstance(found, PlaceHolder):
            for child in found.loggerMap:
                if not child.parent.name.startswith(name):
                    made.parent = child.parent
                    child.parent = made
        self._set_parent(made)
        return made

    def _set_parent(self, logger):
        name = logger.name
        at = name.rfind(".")
        found = None
        while at > 0 and found is None:
            above = name[:at]
            known = self.loggerDict.get(above)
            if known is None:
                self.loggerDict[above] = PlaceHolder(logger)
            elif isinstance(known, PlaceHolder):
                known.append(logger)
            else:
                found = known
            at = name.rfind(".", 0, at)
        logger.parent = found or self.root

    def _clear_cache(self):
        for logger in self.loggerDict.values():
            if isinstance(logger, Logger):
                logger._cache.clear()
        self.root._cache.clear()

    def setLoggerClass(self, klass):
        self.loggerClass = klass


def _titled(function, name):
    function.__qualname__ = name
    function.__name__ = name.rpartition(".")[2]
    return function


def _logging_at(name, level):
    """The method of a logger that writes at one level."""
    def method(self, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)
    return _titled(method, name)


def _passing_on(name, level):
    """The method of an adapter that hands over at one level."""
    def method(self, msg, *args, **kwargs):
        self.log(level, msg, *args, **kwargs)
    return _titled(method, name)


def _asking(name):
    """The method of an adapter that its logger answers."""
    def method(self, *args):
        return getattr(self.logger, name)(*args)
    return _titled(method, "LoggerAdapter." + name)


class Logger(Filterer):
    """Where a program reports events."""

    def __init__(self, name, level=NOTSET):
        super().__init__()
        self.name = name
        self.level = _check_level(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False
        self._cache = {}

    def setLevel(self, level):
        self.level = _check_level(level)
        self.manager._clear_cache()

    def getEffectiveLevel(self):
        logger = self
        while logger:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        if self.disabled:
            return False
        enabled = self._cache.get(level)
        if enabled is None:
            enabled = self._cache[level] = not self.manager.disable >= level and level >= self.getEffectiveLevel()
        return enabled

    def getChild(self, suffix):
        return self.manager.getLogger(suffix if self.root is self else f"{self.name}.{suffix}")

    def getChildren(self):
        return {one for one in self.manager.loggerDict.values() if isinstance(one, Logger) and one.parent is self}

    debug = _logging_at("Logger.debug", DEBUG)
    info = _logging_at("Logger.info", INFO)
    warning = _logging_at("Logger.warning", WARNING)
    error = _logging_at("Logger.error", ERROR)
    fatal = critical = _logging_at("Logger.critical", CRITICAL)

    def warn(self, msg, *args, **kwargs):
        _is_old("method")
        self.warning(msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        kwargs["exc_info"] = exc_info
        self.error(msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if not isinstance(level, int):
            raise TypeError("level must be an integer")
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def findCaller(self, stack_info=False, stacklevel=1):
        if stacklevel == 1 and not stack_info:
            return _caller() or ("(unknown file)", 0, "(unknown function)", None)
        frames = _guest_frames()
        at = min(max(stacklevel, 1) - 1, len(frames) - 1)
        if at < 0:
            return "(unknown file)", 0, "(unknown function)", None
        place = frames[at][0]
        info = None
        if stack_info:
            import traceback
            info = "Stack (most recent call last):\n" + "".join(traceback.format_stack()[:len(frames) - at]).rstrip("\n")
        return place[0], place[1], place[2], info

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        made = _factory[0](name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra is not None:
            for key in extra:
                if key in ("message", "asctime") or key in made.__dict__:
                    raise KeyError(f"Attempt to overwrite {key!r} in LogRecord")
                made.__dict__[key] = extra[key]
        return made

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        file, line, function, info = self.findCaller(stack_info, stacklevel)
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = (type(exc_info), exc_info, exc_info.__traceback__)
            elif not isinstance(exc_info, tuple):
                import sys
                exc_info = sys.exc_info()
        self.handle(self.makeRecord(self.name, level, file, line, msg, args, exc_info, function, extra, info))

    def handle(self, record):
        if not self.disabled and self.filter(record):
            self.callHandlers(record)

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        logger = self
        while logger:
            if logger.handlers:
                return True
            if not logger.propagate:
                break
            logger = logger.parent
        return False

    def callHandlers(self, record):
        logger, found = self, 0
        while logger:
            for handler in logger.handlers:
                found += 1
                if record.levelno >= handler.level:
                    handler.handle(record)
            logger = logger.parent if logger.propagate else None
        if not found and _space["lastResort"] is not None and record.levelno >= _space["lastResort"].level:
            _space["lastResort"].handle(record)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.name} ({getLevelName(self.getEffectiveLevel())})>"

    def __reduce__(self):
        if getLogger(self.name) is not self:
            import pickle
            raise pickle.PicklingError("logger cannot be pickled")
        return getLogger, (self.name,)


class RootLogger(Logger):
    def __init__(self, level):
        super().__init__("root", level)

    def __reduce__(self):
        return getLogger, ()


_logger_class = [Logger]


root = RootLogger(WARNING)
Logger.root = root
Logger.manager = Manager(root)
root.manager = Logger.manager
_space = globals()


class LoggerAdapter:
    """A logger with some extra information."""

    def __init__(self, logger, extra=None):
        self.logger, self.extra = logger, extra

    manager = property(lambda self: self.logger.manager, lambda self, value: setattr(self.logger, "manager", value))

    def process(self, msg, kwargs):
        kwargs["extra"] = self.extra
        return msg, kwargs

    debug = _passing_on("LoggerAdapter.debug", DEBUG)
    info = _passing_on("LoggerAdapter.info", INFO)
    warning = _passing_on("LoggerAdapter.warning", WARNING)
    error = _passing_on("LoggerAdapter.error", ERROR)
    critical = _passing_on("LoggerAdapter.critical", CRITICAL)

    def warn(self, msg, *args, **kwargs):
        _is_old("method")
        self.warning(msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        kwargs["exc_info"] = exc_info
        self.error(msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if not self.isEnabledFor(level):
            return
        text, options = self.process(msg, kwargs)
        self.logger.log(level, text, *args, **options)

    hasHandlers = _asking("hasHandlers")
    isEnabledFor = _asking("isEnabledFor")
    getEffectiveLevel = _asking("getEffectiveLevel")
    setLevel = _asking("setLevel")
    name = property(lambda self: self.logger.name)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.logger.name} ({getLevelName(self.logger.getEffectiveLevel())})>"


def basicConfig(**kwargs):
    """Sets up the root logger."""
    force = kwargs.pop("force", False)
    encoding, errors = kwargs.pop("encoding", None), kwargs.pop("errors", "backslashreplace")
    if force:
        for handler in root.handlers[:]:
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    handlers = kwargs.pop("handlers", None)
    if handlers is None:
        if "stream" in kwargs and "filename" in kwargs:
            raise ValueError("'stream' and 'filename' should not be specified together")
    elif "stream" in kwargs or "filename" in kwargs:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    if handlers is None:
        filename = kwargs.pop("filename", None)
        mode = kwargs.pop("filemode", "a")
        if filename:
            handlers = [FileHandler(filename, mode, encoding=encoding, errors=None if "b" in mode else errors)]
        else:
            handlers = [StreamHandler(kwargs.pop("stream", None))]
    datefmt = kwargs.pop("datefmt", None)
    style = kwargs.pop("style", "%")
    if style not in _STYLES:
        raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
    formatter = Formatter(kwargs.pop("format", _STYLES[style][1]), datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    level = kwargs.pop("level", None)
    if level is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError(f"Unrecognised argument(s): {', '.join(kwargs)}")


def _is_old(what):
    import warnings
    warnings.warn(f"The 'warn' {what} is deprecated, use 'warning' instead", DeprecationWarning)


def warn(msg, *args, **kwargs):
    _is_old("function")
    warning(msg, *args, **kwargs)


def _at_root(name):
    """A function that logs to the root, which is set up first if nobody did."""
    def function(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(msg, *args, **kwargs)
    return _titled(function, name)


debug = _at_root("debug")
info = _at_root("info")
warning = _at_root("warning")
error = _at_root("error")
fatal = critical = _at_root("critical")


def exception(msg, *args, exc_info=True, **kwargs):
    kwargs["exc_info"] = exc_info
    error(msg, *args, **kwargs)


def log(level, msg, *args, **kwargs):
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def disable(level=CRITICAL):
    root.manager.disable = _check_level(level)
    root.manager._clear_cache()


def shutdown(handlerList=_handlers):
    for handler in reversed(handlerList[:]):
        try:
            handler.flush()
            handler.close()
        except (OSError, ValueError):
            # It was closed already.
            pass


import atexit
atexit.register(shutdown)
