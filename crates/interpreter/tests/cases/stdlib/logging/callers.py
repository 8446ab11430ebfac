# Where a record comes from, by default and further up.
import io
import logging

stream = io.StringIO()
log = logging.getLogger("callers")
log.propagate = False
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter("%(funcName)s:%(lineno)d:%(levelname)s:%(message)s"))
log.addHandler(handler)
log.setLevel(logging.DEBUG)


def inner(level):
    log.log(level, "%s at %d", "said", level)
    log.info("one up", stacklevel=2)
    log.info("two up", stacklevel=3)
    log.info("too far", stacklevel=99)


def outer():
    inner(logging.WARNING)
    [log.debug("in a list %d", n) for n in range(2)]
    (lambda: log.error("in a lambda"))()
    return log.findCaller()[1:]


class Own(logging.Logger):
    def findCaller(self, *args, **kwargs):
        return "file", 7, "own", None


print(outer())
log.warning("module")
own = Own("own")
own.addHandler(handler)
own.warning("mine")
logging.LoggerAdapter(log, {}).info("adapted")


def numbers():
    log.info("in a generator")
    yield 1


list(numbers())
print(stream.getvalue())
