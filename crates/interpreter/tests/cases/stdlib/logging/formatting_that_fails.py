# A record that cannot be formatted is told of, with where it was logged; nothing is raised.
import contextlib
import io
import logging

shown = io.StringIO()
logging.basicConfig(stream=io.StringIO(), format="%(message)s")


class Raises:
    def __repr__(self):
        raise ValueError("no repr")


def log():
    logging.warning("two %d %d", 1)


with contextlib.redirect_stderr(shown):
    log()
    logging.warning("none", 5)
    logging.warning("%s", Raises())
lines = shown.getvalue().splitlines()
# The lines of the standard library's own code are its own.
skipping = False
for line in lines:
    if line.startswith("  File"):
        skipping = "formatting_that_fails" not in line
    elif not line.startswith("    "):
        skipping = False
    if not skipping:
        print(line)
