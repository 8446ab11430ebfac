import logging
class Out:
    def __init__(self): self.parts = []
    def write(self, s): self.parts.append(s)
    def take(self):
        text = "".join(self.parts); self.parts.clear(); return text
out = Out()
logging.basicConfig(stream=out, level=logging.INFO, format="%(levelname)s|%(name)s|%(message)s")
logging.debug("no"); logging.info("yes %s", 1); logging.warning("w"); logging.error("e %d%%", 5)
print(out.take(), end="")
log = logging.getLogger("a.b"); log.info("child"); print(out.take(), end="")
print(log.parent.name, log.getEffectiveLevel(), logging.getLogger("a.b") is log, log.isEnabledFor(10), repr(log), logging.getLogger("a").name, log.parent)
log.setLevel(logging.DEBUG); log.debug("now"); log.log(25, "custom"); print(out.take(), end="")
log.propagate = False; log.info("gone"); log.propagate = True
h = logging.StreamHandler(out); h.setFormatter(logging.Formatter("{name}:{message}", style="{")); log.addHandler(h)
log.info("twice"); print(out.take(), end=""); log.removeHandler(h)
try:
    {}["k"]
except KeyError:
    log.exception("oops")
text = out.take().splitlines(); print(text[0], text[1], text[-1])
logging.disable(logging.ERROR); log.error("off"); logging.disable(logging.NOTSET); print(repr(out.take()))
print(logging.getLevelName(10), logging.getLevelName("INFO"), logging.getLevelName(99), logging.NOTSET, logging.FATAL)
for bad in (lambda: log.setLevel("NOPE"), lambda: logging.getLogger(5), lambda: logging.Formatter(style="x"), lambda: log.log("x", "y"), lambda: logging.basicConfig(force=True, zz=1)):
    try:
        bad()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
