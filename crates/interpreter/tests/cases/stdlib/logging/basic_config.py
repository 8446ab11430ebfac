# basicConfig and the root logger.
import logging, io, sys
stream = io.StringIO()
logging.basicConfig(stream=stream, level=logging.INFO, format="%(levelname)-8s|%(name)s|%(message)s")
logging.debug("no"); logging.info("yes %d", 1); logging.warning("warn"); logging.getLogger("x.y").error("child"); print(stream.getvalue(), len(logging.root.handlers))
logging.basicConfig(level=logging.DEBUG); print(logging.root.level)
second = io.StringIO(); logging.basicConfig(stream=second, level="DEBUG", format="{message}", style="{", force=True); logging.debug("now"); logging.log(15, "fifteen"); print(second.getvalue(), stream.getvalue().count("now"), logging.root.level)
third = io.StringIO(); logging.basicConfig(handlers=[logging.StreamHandler(third)], datefmt="%Y", force=True); logging.error("third"); print(third.getvalue())
for bad in (lambda: logging.basicConfig(stream=sys.stderr, filename="x", force=True), lambda: logging.basicConfig(stream=1, handlers=[], force=True), lambda: logging.basicConfig(nope=1, force=True), lambda: logging.basicConfig(style="x", force=True), lambda: logging.basicConfig(level="LOUD", force=True)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
logging.basicConfig(stream=third, force=True); logging.getLogger("quiet").setLevel(logging.CRITICAL); logging.getLogger("quiet").error("no"); logging.getLogger("quiet.child").critical("yes"); print(third.getvalue().splitlines()[-1])
import time
class UTC(logging.Formatter):
    converter = time.gmtime
r = logging.makeLogRecord({"created": 0, "msecs": 7, "msg": "m", "levelname": "I"})
print(UTC("%(asctime)s %(message)s").format(r), UTC("%(asctime)s", "%H:%M").format(r), logging.Formatter("%(asctime)s", "%Y-%m-%d").format(r), sorted(logging.Logger.manager.loggerDict)[:3], logging.raiseExceptions, logging.captureWarnings(False))
