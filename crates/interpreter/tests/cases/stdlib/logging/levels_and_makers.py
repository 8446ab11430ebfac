# Names of levels, and what makes records and loggers.
import enum
import inspect
import logging


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


class Level(enum.IntEnum):
    LOUD = 30


class Text(str):
    pass


class Own:
    def __str__(self):
        return "own"

    def __repr__(self):
        return "<own>"


for level in (0, 10, 20, 30, 40, 50, 15, -1, "INFO", "WARN", "FATAL", "NOTSET", "nothing", True, 20.0, 3.5, None, Level.LOUD, Text("ERROR"), 10**20, b"INFO"):
    show(logging.getLevelName, level)
print(logging.getLevelName(Own()))
show(logging.getLevelName, [1])
show(logging.getLevelName)
show(logging.getLevelName, level=20)
mapping = logging.getLevelNamesMapping()
print(mapping)
mapping["OTHER"] = 1
print("OTHER" in logging.getLevelNamesMapping())
logging.addLevelName(25, "NOTE")
show(logging.getLevelName, 25)
show(logging.getLevelName, "NOTE")
logger = logging.getLogger("levels")
for level in (10, "DEBUG", "NOTE", "unknown", 2.5, None, Own(), True, Text("INFO")):
    try:
        logger.setLevel(level)
        print(logger.level)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


class Record(logging.LogRecord):
    pass


class Mine(logging.Logger):
    pass


print(logging.getLogRecordFactory() is logging.LogRecord, logging.getLoggerClass() is logging.Logger)
show(logging.setLoggerClass, Mine)
print(type(logging.getLogger("mine")).__name__, logging.getLoggerClass().__name__)
show(logging.setLoggerClass, int)
show(logging.setLoggerClass, "Mine")
logging.setLoggerClass(logging.Logger)
logging.setLogRecordFactory(Record)
print(logging.getLogRecordFactory().__name__, type(logging.makeLogRecord({"msg": "a"})).__name__)
logging.setLogRecordFactory(logging.LogRecord)
for function in (logging.getLevelName, logging.getLevelNamesMapping, logging.setLoggerClass, logging.getLoggerClass, logging.setLogRecordFactory, logging.captureWarnings):
    print(function.__name__, function.__module__, inspect.signature(function), inspect.isfunction(function))
