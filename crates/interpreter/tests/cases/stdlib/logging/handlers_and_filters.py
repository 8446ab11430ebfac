# Handlers, filters, propagation, records.
import logging, io
class ListHandler(logging.Handler):
    def __init__(self, level=0): super().__init__(level); self.seen = []
    def emit(self, record): self.seen.append(self.format(record))
root_h, child_h = ListHandler(), ListHandler(logging.WARNING)
parent = logging.getLogger("p"); child = logging.getLogger("p.c"); parent.propagate = False; parent.setLevel(10); parent.addHandler(root_h); child.addHandler(child_h)
child.info("one"); child.warning("two"); parent.debug("three"); print(root_h.seen, child_h.seen, child.hasHandlers(), child.handlers == [child_h], root_h.level, child_h.level, repr(child_h))
child.propagate = False; child.error("only child"); print(root_h.seen[-1], child_h.seen[-1]); child.propagate = True
class NoSecrets(logging.Filter):
    def filter(self, record): record.msg = str(record.msg).replace("secret", "***"); return "drop" not in record.getMessage()
f = NoSecrets(); parent.addFilter(f); parent.info("a secret"); parent.info("drop me"); parent.removeFilter(f); child_h.addFilter(lambda record: record.levelno > 40); child.error("no"); child.critical("yes"); print(root_h.seen[-3:], child_h.seen[-1], logging.Filter("p.c").filter(logging.LogRecord("p.c.d", 10, "f", 1, "m", (), None)), logging.Filter("p.c").filter(logging.LogRecord("p.cd", 10, "f", 1, "m", (), None)))
r = logging.LogRecord("n", logging.INFO, "/a/b.py", 12, "x=%d y=%s", (1, "z"), None, "func")
print(r.getMessage(), r.name, r.levelname, r.filename, r.module, r.lineno, r.funcName, r.pathname, r.args, r.exc_info, repr(r), logging.makeLogRecord({"msg": "made", "levelno": 5}).getMessage(), logging.LogRecord("n", 10, "", 1, "%(a)s", ({"a": 5},), None).getMessage(), logging.Formatter().format(r), logging.Formatter("%(name)-5s|%(levelname)8.3s|%(lineno)04d").format(r), logging.BufferingFormatter().format([r, r]))
stream = io.StringIO(); h = logging.StreamHandler(stream); h.terminator = ";"; h.setLevel("ERROR"); h.setFormatter(logging.Formatter("%(message)s")); parent.addHandler(h); parent.info("no"); parent.error("yes"); h.flush(); h.close(); print(repr(stream.getvalue()), h.setStream(io.StringIO()) is stream, h.name, logging.NullHandler().handle(r), logging.lastResort.level)
class Own(logging.Logger):
    def trace(self, msg): self.log(5, msg)
logging.setLoggerClass(Own); own = logging.getLogger("own"); own.setLevel(1); own.propagate = False; lh = ListHandler(); own.addHandler(lh); own.trace("t"); print(lh.seen, type(own).__name__, logging.getLoggerClass().__name__); logging.setLoggerClass(logging.Logger)
old = logging.getLogRecordFactory()
def factory(*args, **kw):
    record = old(*args, **kw); record.custom = "C"; return record
logging.setLogRecordFactory(factory); lh.setFormatter(logging.Formatter("%(custom)s %(message)s")); own.info("z"); print(lh.seen[-1]); logging.setLogRecordFactory(old)
