import logging
records = []
class Keep(logging.Handler):
    def emit(self, record): records.append(self.format(record))
log = logging.getLogger("app"); log.setLevel(logging.DEBUG); log.propagate = False
k = Keep(level=logging.WARNING); k.setFormatter(logging.Formatter("%(levelname)-8s %(funcName)s %(message)s"))
log.addHandler(k)
def caller():
    log.info("low"); log.warning("from %s", "caller"); log.critical("c", extra={"user": "u"})
caller(); print(records); records.clear()
class NoSecret(logging.Filter):
    def filter(self, record): return "secret" not in record.getMessage()
log.addFilter(NoSecret()); log.error("secret stuff"); log.error("plain"); print(records); records.clear()
log.addFilter(lambda r: r.levelno > 40); log.error("filtered"); log.critical("kept"); print(records)
a = logging.LoggerAdapter(log, {"id": 1}); a.critical("adapted"); print(records[-1], log.handlers, log.hasHandlers())
r = logging.LogRecord("n", 20, "p/file.py", 3, "m %(x)s", ({"x": 1},), None); print(r.getMessage(), r.filename, r.module, r.levelname, r)
print(logging.makeLogRecord({"msg": "hi", "levelno": 10}).getMessage(), logging.Formatter("%(message)s!").format(r), logging.NullHandler(), k)
try:
    log.critical("x", extra={"message": 1})
except KeyError as e:
    print(e)
f = logging.Formatter("%(a)s %(message)s", defaults={"a": "dflt"}); print(f.format(r))
