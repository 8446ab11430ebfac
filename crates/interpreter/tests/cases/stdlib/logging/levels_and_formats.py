# Levels, formatters, styles, adapters.
import logging, io, sys
out = io.StringIO()
handler = logging.StreamHandler(out)
log = logging.getLogger("app.db"); log.setLevel(logging.DEBUG); log.propagate = False; log.addHandler(handler)
for fmt, style in (("%(levelname)s:%(name)s:%(message)s", "%"), ("{levelname:>8} {message}", "{"), ("$levelname/$message", "$"), ("%(levelno)d %(funcName)s %(module)s %(msg)s %(args)s", "%")):
    handler.setFormatter(logging.Formatter(fmt, style=style))
    log.debug("d %s", 1); log.info("i"); log.warning("w %(k)s", {"k": "v"}); log.error("e %d%%", 5); log.critical("c"); log.log(25, "custom")
print(out.getvalue())
print([logging.getLevelName(n) for n in (10, 20, 30, 40, 50, 25, 0, "INFO", "NOPE")], logging.addLevelName(25, "NOTICE"), logging.getLevelName(25), logging.getLevelNamesMapping()["WARNING"], log.level, log.isEnabledFor(10), log.getEffectiveLevel(), logging.getLogger("app").getEffectiveLevel(), log.name, log.parent.name, logging.getLogger().name, repr(log), repr(logging.getLogger()), logging.getLogger("app.db") is log)
out.truncate(0); out.seek(0); handler.setFormatter(logging.Formatter("%(message)s|%(user)s"))
adapter = logging.LoggerAdapter(log, {"user": "ann"}); adapter.info("hi %s", "x"); log.info("extra", extra={"user": "bob"}); print(out.getvalue())
for bad in (lambda: logging.Formatter("x", style="?"), lambda: logging.Formatter("%(message"), lambda: logging.Formatter("{message!z}", style="{"), lambda: log.setLevel("NOPE"), lambda: log.setLevel(1.5), lambda: log.log("x", "m"), lambda: log.info("m", extra={"message": 1}), lambda: logging.getLogger(5), lambda: log.addHandler(5) or log.removeHandler(5), lambda: logging.Formatter("no fields", style="$")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
out.truncate(0); out.seek(0); handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
try:
    1 / 0
except ZeroDivisionError:
    log.exception("failed %s", "x"); log.error("again", exc_info=True); log.warning("stack?", exc_info=False)
print(out.getvalue().count("Traceback"), out.getvalue().splitlines()[0], out.getvalue().splitlines()[-1])
log.disabled = True; log.error("silent"); log.disabled = False; logging.disable(logging.ERROR); log.error("off"); log.critical("on"); logging.disable(logging.NOTSET); print(out.getvalue().splitlines()[-1])
