# Warnings can go to a logger, until they are given back.
import io
import logging
import sys
import warnings

logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(name)s %(message)s")
logging.captureWarnings(True)
logging.captureWarnings(True)
warnings.warn("first")
warnings.warn("second", DeprecationWarning)
shown = io.StringIO()
warnings.showwarning("to a file", UserWarning, "file.py", 3, shown, "the line")
logging.captureWarnings(False)
print(repr(shown.getvalue()), logging.getLogger("py.warnings").handlers)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    warnings.warn("caught again")
print([str(one.message) for one in caught])
