"""Whether a logger is enabled is remembered until a level is set, as CPython does."""
import logging
import sys

logging.basicConfig(stream=sys.stdout, format="%(name)s %(levelname)s %(message)s", level=logging.WARNING)
top = logging.getLogger("top")
low = logging.getLogger("top.middle.low")


def show():
    print([(one.name, [one.isEnabledFor(level) for level in (10, 20, 25, 30, 50)]) for one in (logging.root, top, low)])


show()
print(low._cache)
top.setLevel("INFO")
print(low._cache, top._cache)
low.info("seen")
low.debug("not seen")
top.level = 10
low.debug("the level was set behind its back")
show()
logging.getLogger("another").setLevel(10)
low.debug("seen now")
logging.disable(logging.ERROR)
show()
low.error("disabled")
low.critical("still")
logging.disable(logging.NOTSET)
low.disabled = True
low.critical("not enabled")
low.disabled = False
logging.root.manager.disable = 40
low.warning("remembered")
top.setLevel(logging.NOTSET)
low.warning("known now")
logging.root.manager.disable = 0
alone = logging.Logger("alone", 20)
print(alone.isEnabledFor(10), alone._cache)
alone.setLevel(10)
print(alone.isEnabledFor(10), alone._cache, sorted(vars(alone)))


class Own(logging.Logger):
    def isEnabledFor(self, level):
        return level == 10


own = Own("own")
own.addHandler(logging.root.handlers[0])
own.debug("own")
own.info("not own")
