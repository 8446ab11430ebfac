# `stack_info`, and formats of the third style that are none.
import io
import logging

stream = io.StringIO()
logger = logging.getLogger("stacks")
logger.propagate = False
handler = logging.StreamHandler(stream)
logger.addHandler(handler)


def work():
    logger.warning("here", stack_info=True)


def more():
    work()


more()
lines = stream.getvalue().splitlines()
print(lines[:2], [line.strip() for line in lines if not line.strip().startswith("File")])
for text in ("$", "$message", "${message}", "$$", "a $ b", "none", "$message $"):
    try:
        logging.Formatter(text, style="$")
        print(text, "good")
    except ValueError as error:
        print(text, error)
